"""Events as JSON, as a viewer may know them; `type` names the kind."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, Union

from pydantic import Field, RootModel

from games.engine.events import EVENTS
from games.engine.wire import event_to_json
from games.play.messages.shapes import model_of
from games.play.messages.values import Version
from games.play.selectors.updates import SeenEvent
from games.play.time.columns import milliseconds
from web.http.messages import Message, Moment


class EventMessage(Message):
    """The base of all events."""

    version: Version
    cause: Annotated[
        Literal["player", "bot", "clock", "in_advance", "service"] | None,
        Field(
            description="The origin of the command that the event follows from: the player, a bot, "
            "the clock (time was up), the player in advance, or the service, which called the "
            "game off; null for the deal of a new game."
        ),
    ]
    at: Annotated[
        Moment | None,
        Field(description="The time of the move; null in puzzles and analyses, which have none."),
    ] = None


EVENT_MODELS = tuple(model_of(kind, f"{kind.__name__}Event", base=EventMessage) for kind in EVENTS)
AnyEvent: Any = Annotated[Union[EVENT_MODELS], Field(discriminator="type")]  # noqa: UP007 -- a union of what the engine has


class Event(RootModel[AnyEvent]):
    """An event, with all its consequences; a card that the viewer may not know is `"??"`."""


def events_json(events: Sequence[SeenEvent]) -> list[dict[str, Any]]:
    """Return the events as `Event`s."""
    return [
        {
            "version": seen.version,
            "cause": seen.cause,
            "at": None if seen.at is None else milliseconds(seen.at),
            **event_to_json(seen.event),
        }
        for seen in events
    ]
