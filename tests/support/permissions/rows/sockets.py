"""Rows of sockets, whose first message shows what the caller may know."""

from typing import Any

from tests.support.permissions.row import Row
from tests.support.permissions.scene import guarded_game, private_table, running
from tests.support.permissions.who import (
    AS_PLAYER,
    AS_SPECTATOR,
    logged_in,
    looking,
    who,
)


def viewer_of_message(message: Any) -> str:
    """Return whether the first message was made for a player or a spectator."""
    return AS_SPECTATOR if message["view"]["viewer"] is None else AS_PLAYER


ROWS = [
    Row("ws/games/{game_id}", looking(), {"game_id": running}, sees=viewer_of_message),
    Row("ws/games/{game_id}", who(), {"game_id": private_table}, case="a private one, by its id"),
    Row("ws/me", logged_in()),
    Row("ws/lobby", who()),
    Row("ws/tv", who()),
    Row(
        "ws/games/{game_id}",
        who("password_needed", seated=AS_PLAYER, owner=AS_PLAYER),
        {"game_id": guarded_game},
        case="behind a password",
        sees=viewer_of_message,
    ),
]
