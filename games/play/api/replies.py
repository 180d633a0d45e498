"""The bodies of refused commands."""

from typing import Annotated, Any

from pydantic import ConfigDict, Field

from games.play.messages.commands import Offer
from games.play.messages.events import Event
from games.play.messages.values import Mark, Version
from web.http.openapi_schemas import Problem


class Refusal(Problem):
    """A command the rules refuse, with the rule, the facts and what is legal instead.

    The same shape, without these members, tells of a reused idempotency key.
    """

    model_config = ConfigDict(extra="forbid")

    rule: Annotated[str, Field(description="The section of the rules.")] | None = None
    facts: dict[str, Any] | None = None
    version: Version | None = None
    legal: list[Offer] | None = None


class Conflict(Problem):
    """A conflict with the state of the game; `stale_version` brings what was missed."""

    model_config = ConfigDict(extra="forbid")

    version: Version | None = None
    mark: Mark | None = None
    events: Annotated[
        list[Event] | None,
        Field(description="Null where the command was made for a version that was lost."),
    ] = None
