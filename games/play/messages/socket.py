"""The messages of the feed of a game; `t` names the kind."""

from typing import Any, Literal

from games.play.messages.clock import Times, times_json
from games.play.messages.events import Event, events_json
from games.play.messages.game import GameSchema, table_json
from games.play.messages.values import Mark, Version
from games.play.messages.view import Awaited, Fair, Legal, View, choices_json, view_json
from games.play.selectors.spectator_delay import SeenTable
from games.play.selectors.updates import SeenUpdate
from web.realtime.messages import SocketMessageBase, message


class ViewMessage(SocketMessageBase):
    """Everything the viewer may know; the first message of a new or a stale client."""

    t: Literal["view"]
    version: Version
    mark: Mark
    game: GameSchema
    view: View | None
    legal: Legal
    fair: Fair
    awaited: Awaited


class EventsMessage(SocketMessageBase):
    """The events `since` + 1 … `version`, none missing, and what may be done after them."""

    t: Literal["events"]
    since: Version
    version: Version
    mark: Mark
    events: list[Event]
    legal: Legal
    fair: Fair
    awaited: Awaited
    times: Times | None


class GameMessage(SocketMessageBase):
    """Seats, host or status changed."""

    t: Literal["game"]
    game: GameSchema


def view_message(table: SeenTable, seen: SeenUpdate, *, user_id: int | None) -> dict[str, Any]:
    """Return a `ViewMessage`."""
    return message("view", game=table_json(table, user_id=user_id), **view_json(seen))


def events_message(table: SeenTable, seen: SeenUpdate, *, since: int) -> dict[str, Any]:
    """Return an `EventsMessage` with the events of `seen`, all those after `since`."""
    return message(
        "events",
        since=since,
        version=seen.version,
        mark=seen.mark,
        events=events_json(seen.events),
        **choices_json(seen),
        times=times_json(table),
    )


def game_message(table: SeenTable, *, user_id: int | None) -> dict[str, Any]:
    """Return a `GameMessage`."""
    return message("game", game=table_json(table, user_id=user_id))
