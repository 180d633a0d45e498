"""Rows of the lobby and of changes to open tables."""

from tests.support.permissions.row import Row
from tests.support.permissions.rows.games import TAKEN, seat_of_legal, viewer_of_look
from tests.support.permissions.scene import (
    TABLE_PASSWORD,
    guarded_game,
    guarded_table,
    open_table,
)
from tests.support.permissions.who import (
    AS_PLAYER,
    at_the_table,
    host_only,
    logged_in,
    sessions_only,
    who,
)

KEPT_OUT = "password_needed"
SEEN_FROM_THE_TABLE = who(KEPT_OUT, seated=AS_PLAYER, owner=AS_PLAYER)

ROWS = [
    Row("list_tables", who()),
    Row("change_game", host_only(), {"game_id": open_table}, body={"preset": "perevodnoy"}),
    Row("move_to_seat", at_the_table(), {"game_id": open_table}, body={"seat": 2}),
    Row("kick_player", host_only(), {"game_id": open_table}, body={"seat": 1}),
    Row("hand_on_table", host_only(), {"game_id": open_table}, body={"seat": 1}),
    Row(
        "join_game",
        logged_in(**TAKEN | {"blocked": KEPT_OUT}, guest=KEPT_OUT, player=KEPT_OUT),
        {"game_id": guarded_table},
        case="with a password, unsaid",
    ),
    Row(
        "join_game",
        logged_in(**TAKEN),
        {"game_id": guarded_table},
        case="with a password, said",
        body={"password": TABLE_PASSWORD},
    ),
    Row(
        "unlock_game",
        sessions_only(who()),
        {"game_id": guarded_table},
        body={"password": TABLE_PASSWORD},
    ),
    Row(
        "unlock_game",
        sessions_only(who("wrong_password")),
        {"game_id": guarded_table},
        case="by a wrong password",
        body={"password": "guess"},
    ),
    Row("get_game", who(), {"game_id": guarded_game}, case="with a password"),
    Row(
        "view_game",
        SEEN_FROM_THE_TABLE,
        {"game_id": guarded_game},
        case="behind a password",
        sees=viewer_of_look,
    ),
    Row(
        "legal_commands",
        SEEN_FROM_THE_TABLE,
        {"game_id": guarded_game},
        case="behind a password",
        sees=seat_of_legal,
    ),
    Row(
        "events_since",
        who(KEPT_OUT, seated="ok", owner="ok"),
        {"game_id": guarded_game},
        case="behind a password",
    ),
]
