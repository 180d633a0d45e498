"""Rows of the chat."""

from tests.support.permissions.row import Row
from tests.support.permissions.scene import (
    Scene,
    finished,
    full_table,
    guarded_game,
    private_table,
    running,
)
from tests.support.permissions.who import OK, at_the_table, who

PHRASE = {"kind": "preset", "code": "good_luck"}
TEXT = {"kind": "text", "text": "Good evening"}


def rated_running(scene: Scene) -> str:
    """Return a running rated game of two."""
    return scene.started(is_rated=True).pk


ROWS = [
    Row("read_chat", who(), {"game_id": running}),
    Row("read_chat", who(), {"game_id": private_table}, case="of a private table, by its id"),
    Row(
        "read_chat",
        who("password_needed", seated=OK, owner=OK),
        {"game_id": guarded_game},
        case="behind a password",
    ),
    Row("post_chat", at_the_table(), {"game_id": running}, case="a phrase", body=PHRASE),
    Row("post_chat", at_the_table(), {"game_id": full_table}, case="text before", body=TEXT),
    Row("post_chat", at_the_table(), {"game_id": running}, case="text, casual", body=TEXT),
    Row(
        "post_chat",
        at_the_table("chat_closed"),
        {"game_id": rated_running},
        case="text, while a rated game runs",
        body=TEXT,
    ),
    Row("post_chat", at_the_table(), {"game_id": finished}, case="text afterwards", body=TEXT),
]
