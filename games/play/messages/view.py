"""Views of a game as JSON: what one viewer may know and do at one version."""

from typing import Annotated, Any, Literal

from pydantic import Field, WithJsonSchema

from games.engine.state import Pair
from games.engine.view import BoutView as EngineBout
from games.engine.view import PlayerView
from games.engine.wire import view_to_json
from games.play.messages.commands import Offer, offers_json
from games.play.messages.events import Event
from games.play.messages.shapes import model_of
from games.play.messages.values import Mark, SeatNumber, Version
from games.play.selectors.updates import SeenUpdate
from web.http.messages import Message

TablePair = model_of(Pair, "TablePair")
BoutView: Any = model_of(EngineBout, "BoutView", table=list[TablePair])  # type: ignore[valid-type]  # a model made at run time
View: Any = model_of(
    PlayerView,
    "View",
    # An enum of one value: generated clients refuse a constant beside seat numbers.
    viewer=int
    | Annotated[Literal["open"], WithJsonSchema({"type": "string", "enum": ["open"]})]
    | None,
    # A client has the rules and their edition from the game.
    rules=None,
    edition=None,
    bout=BoutView | None,
)


Legal = Annotated[
    list[Offer], Field(description="The legal commands of the viewer's seat; no seat: none.")
]
Fair = Annotated[
    list[Offer] | None,
    Field(description="The part of `legal` that keeps the rules; null where nobody may cheat."),
]
Awaited = Annotated[list[SeatNumber], Field(description="The seats whose decision is waited for.")]


class ViewReply(Message):
    """A game at one version, as one viewer sees it; `view` is null before the start."""

    version: Version
    mark: Mark
    view: View | None
    legal: Legal
    fair: Fair
    awaited: Awaited


class LegalReply(Message):
    """The legal commands of the caller's seat."""

    version: Version
    mark: Mark
    seat: SeatNumber | None
    legal: Legal
    fair: Fair
    awaited: Awaited


class EventsReply(Message):
    """The events after a version, none missing, up to `version`."""

    version: Version
    mark: Mark
    events: list[Event]


class CommandReply(Message):
    """The answer to an accepted command: its events and the game right after it."""

    version: Version
    mark: Mark
    events: list[Event]
    view: View
    legal: Legal
    fair: Fair
    awaited: Awaited


def choices_json(seen: SeenUpdate) -> dict[str, Any]:
    """Return the offers to the viewer, and the awaited seats."""
    return {
        "legal": offers_json(seen.legal),
        "fair": None if seen.fair is None else offers_json(seen.fair),
        "awaited": list(seen.awaited),
    }


def view_json(seen: SeenUpdate) -> dict[str, Any]:
    """Return the game without its events, as `ViewReply`."""
    view = None if seen.shown is None else view_to_json(seen.shown)
    return {
        "version": seen.version,
        "mark": seen.mark,
        "view": view,
        **choices_json(seen),
    }
