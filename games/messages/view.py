"""What one viewer may know of a game at one version, and what they may do."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import Field

from games.engine.commands import Command as EngineCommand
from games.engine.wire import command_to_json, view_to_json
from games.messages.commands import Command
from games.messages.events import Event, events_json
from games.messages.values import CardCode, Message, Place, SeatNumber, SuitCode, Version
from games.selectors.stretches import SeenEvent
from games.selectors.tables import Look


class TablePair(Message):
    """An attack card, who played it, and the card that beats it, if any."""

    attack: CardCode
    seat: SeatNumber
    beaten_by: CardCode | None


class BoutView(Message):
    """The bout that is on."""

    number: int
    leader: SeatNumber
    attacker: SeatNumber
    defender: SeatNumber
    limit: int | None
    taking: bool
    table: list[TablePair]
    done: list[SeatNumber]


class View(Message):
    """What one viewer may know: a seat, a spectator (null), or everything (`open`)."""

    viewer: SeatNumber | Literal["open"] | None
    seats: int
    phase: Literal["lead", "bout", "taking", "over"]
    hands: list[list[CardCode]]
    hidden: list[int]
    talon: int
    trump_card: CardCode | None
    trump_holder: SeatNumber | None
    trump: SuitCode | None
    discard: list[CardCode]
    bout: BoutView | None
    places: list[Place | None]
    durak: SeatNumber | None
    reason: Literal["durak", "draw", "no_progress"] | None
    idle_bouts: int


Legal = Annotated[list[Command], Field(description="What the viewer's seat may do; no seat: none.")]
Awaited = Annotated[list[SeatNumber], Field(description="The seats whose decision is waited for.")]


class LookReply(Message):
    """A game at one version, as one viewer sees it; `view` is null before the start."""

    version: Version
    view: View | None
    legal: Legal
    awaited: Awaited


class LegalReply(Message):
    """What the caller's seat may do now."""

    version: Version
    seat: SeatNumber | None
    legal: Legal
    awaited: Awaited


class EventsReply(Message):
    """The events after a version, none missing, up to `version`."""

    version: Version
    events: list[Event]


class CommandReply(Message):
    """A command's yes: the events it caused and the game right after it."""

    version: Version
    events: list[Event]
    view: View
    legal: Legal
    awaited: Awaited


def commands_json(commands: Sequence[EngineCommand]) -> list[dict[str, Any]]:
    """Commands as `Command`s."""
    return [command_to_json(command) for command in commands]


def chances_json(look: Look) -> dict[str, Any]:
    """What the viewer may do, and who is waited for."""
    return {"legal": commands_json(look.legal), "awaited": list(look.awaited)}


def look_json(look: Look) -> dict[str, Any]:
    """A look as `LookReply`."""
    view = None if look.view is None else view_to_json(look.view)
    return {"version": look.version, "view": view, **chances_json(look)}


def accepted_json(events: Sequence[SeenEvent], look: Look) -> dict[str, Any]:
    """An accepted command as `CommandReply`."""
    return {"events": events_json(events), **look_json(look)}
