"""What the socket of a game pushes, told apart by `t`."""

from typing import Annotated, Literal

from pydantic import Field, RootModel

from games.messages.events import Event
from games.messages.game import Game
from games.messages.values import Message, Version
from games.messages.view import Awaited, Legal, View

ServerTime = Annotated[int, Field(description="Milliseconds since 1970.")]


class SocketMessageBase(Message):
    """The base of all."""

    server_time: ServerTime


class ViewMessage(SocketMessageBase):
    """Everything the viewer may know; the first message of a new or a stale client."""

    t: Literal["view"]
    version: Version
    game: Game
    view: View | None
    legal: Legal
    awaited: Awaited


class EventsMessage(SocketMessageBase):
    """The events `since` + 1 … `version`, none missing, and what may be done after them."""

    t: Literal["events"]
    since: Version
    version: Version
    events: list[Event]
    legal: Legal
    awaited: Awaited


class GameMessage(SocketMessageBase):
    """Seats, host or status changed."""

    t: Literal["game"]
    game: Game


class ErrorMessage(SocketMessageBase):
    """The client sent something that can't be used."""

    t: Literal["error"]
    code: str
    detail: str


class PongMessage(SocketMessageBase):
    """The answer to a ping."""

    t: Literal["pong"]


AnySocketMessage = Annotated[
    ViewMessage | EventsMessage | GameMessage | ErrorMessage | PongMessage,
    Field(discriminator="t"),
]


class SocketMessage(RootModel[AnySocketMessage]):
    """What the server sends on `/ws/games/{id}`."""


class Ping(Message):
    """The only thing a client sends: is anybody there?"""

    t: Literal["ping"]
