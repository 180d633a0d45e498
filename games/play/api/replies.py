"""The bodies of refused commands."""

from typing import Annotated, Any

from pydantic import ConfigDict, Field

from games.play.messages.commands import Offer
from games.play.messages.events import Event
from games.play.messages.values import Mark, Version
from web.http.openapi_schemas import ProblemSchema


class RefusalSchema(ProblemSchema, title="Refusal"):
    """A command that the rules refuse, with the rule, the facts and the legal offers.

    For a reused idempotency key these members are missing.
    """

    model_config = ConfigDict(extra="forbid")

    rule: Annotated[str, Field(description="The section of the rules.")] | None = None
    facts: dict[str, Any] | None = None
    version: Version | None = None
    legal: list[Offer] | None = None


class Conflict(ProblemSchema, title="Conflict"):
    """A conflict with the state of the game; `stale_version` has the missed events."""

    model_config = ConfigDict(extra="forbid")

    version: Version | None = None
    mark: Mark | None = None
    events: Annotated[
        list[Event] | None,
        Field(description="Null where the command was made for a version that was lost."),
    ] = None
