"""Replies that only the REST endpoints give."""

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, RootModel

from accounts.rest.schema import Problem
from games.messages.commands import Offer
from games.messages.events import Event
from games.messages.ratings import Bot
from games.messages.values import Card, GameId, Message, Version


class BotList(RootModel[list[Bot]]):
    """All levels, weakest first."""


class Deal(Message):
    """One deal of a game: its pack in dealing order."""

    number: Annotated[int, Field(ge=1)]
    pack: list[Card]


class Proof(Message):
    """What proves a deal; seed and packs are null until the game is finished."""

    algorithm: Literal["durak-deal-v1"]
    game_id: GameId
    commitment: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    client_seeds: list[str]
    server_seed: Annotated[str, Field(pattern="^[0-9a-f]{64}$")] | None
    deals: list[Deal] | None


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
    events: list[Event] | None = None
