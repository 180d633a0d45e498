"""What the socket of a game pushes, told apart by `t`."""

from typing import Annotated, Any, Literal

from pydantic import Field

from games.play.messages.clock import Moment, Times, now_milliseconds, times_json
from games.play.messages.events import Event, events_json
from games.play.messages.game import Game, game_json
from games.play.messages.values import Version
from games.play.messages.view import Awaited, Fair, Legal, View, chances_json, view_json
from games.play.models import Game as GameRow
from games.play.selectors.updates import SeenUpdate
from web.messages import Message


class SocketMessageBase(Message):
    """The base of all."""

    server_time: Moment


class ViewMessage(SocketMessageBase):
    """Everything the viewer may know; the first message of a new or a stale client."""

    t: Literal["view"]
    version: Version
    game: Game
    view: View | None
    legal: Legal
    fair: Fair
    awaited: Awaited


class EventsMessage(SocketMessageBase):
    """The events `since` + 1 … `version`, none missing, and what may be done after them."""

    t: Literal["events"]
    since: Version
    version: Version
    events: list[Event]
    legal: Legal
    fair: Fair
    awaited: Awaited
    times: Times | None


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
    """The answer to a ping; at a game with how many look on from no seat."""

    t: Literal["pong"]
    watchers: Annotated[int, Field(ge=0)] | None = None


class Ping(Message):
    """The only thing a client sends: is anybody there?"""

    t: Literal["ping"]


def view_message(game: GameRow, seen: SeenUpdate, *, user_id: int | None) -> dict[str, Any]:
    """A `ViewMessage`."""
    return message("view", game=game_json(game, user_id=user_id), **view_json(seen))


def events_message(game: GameRow, seen: SeenUpdate, *, since: int) -> dict[str, Any]:
    """An `EventsMessage` with the events of `seen`, all those after `since`."""
    return message(
        "events",
        since=since,
        version=seen.version,
        events=events_json(seen.events),
        **chances_json(seen),
        times=times_json(game),
    )


def game_message(game: GameRow, *, user_id: int | None) -> dict[str, Any]:
    """A `GameMessage`."""
    return message("game", game=game_json(game, user_id=user_id))


def error_message(code: str, detail: str) -> dict[str, Any]:
    """An `ErrorMessage`."""
    return message("error", code=code, detail=detail)


def pong_message(*, watchers: int | None = None) -> dict[str, Any]:
    """A `PongMessage`."""
    return message("pong") if watchers is None else message("pong", watchers=watchers)


def message(kind: str, **members: Any) -> dict[str, Any]:
    """A message of that kind, with the server's time."""
    return {"t": kind, "server_time": now_milliseconds(), **members}
