"""Rows of tables and of play."""

from collections.abc import Mapping
from typing import Any

from tests.support.permissions.row import Row
from tests.support.permissions.scene import (
    Scene,
    asking_the_other,
    finished,
    full_table,
    late_table,
    later,
    left_duel,
    on_turn,
    open_table,
    private_table,
    rated_table,
    running,
)
from tests.support.permissions.who import (
    ACCOUNT_NEEDED,
    AS_PLAYER,
    AS_SPECTATOR,
    OK,
    at_the_table,
    host_only,
    logged_in,
    looking,
    who,
)

SEATS = [{"kind": "me"}, {"kind": "open"}]
NEW_TABLE = {"preset": "duel", "seats": SEATS}
TAKEN = {"blocked": "not_welcome", "seated": "already_seated", "owner": "already_seated"}


def viewer_of_look(body: Any) -> str:
    """Return whether a view was made for a player or a spectator."""
    return AS_SPECTATOR if body["view"]["viewer"] is None else AS_PLAYER


def seat_of_legal(body: Any) -> str:
    """Return whether legal commands were listed for a player or a spectator."""
    return AS_SPECTATOR if body["seat"] is None else AS_PLAYER


def hand_among_events(body: Any) -> str:
    """Return whether events were made for a player (the deal shows a hand) or a spectator."""
    dealt = next(event for event in body["events"] if event["type"] == "cards_dealt")
    return AS_PLAYER if any("??" not in hand for hand in dealt["hands"]) else AS_SPECTATOR


def lead(scene: Scene) -> Mapping[str, Any]:
    """Return a body with a legal lead."""
    return {"command": scene.lead}


ROWS = [
    Row("list_games", who()),
    Row("list_games", logged_in(), case="their own", query="mine=true"),
    Row("create_game", logged_in(), body=NEW_TABLE),
    Row(
        "create_game",
        logged_in(guest=ACCOUNT_NEEDED),
        case="rated",
        body={**NEW_TABLE, "rated": True},
    ),
    Row("get_lesson", who(), {"lesson": "first_game"}),
    Row("play_lesson", logged_in(), {"lesson": "first_game"}),
    Row("get_daily_deal", who()),
    Row("play_daily_deal", logged_in()),
    Row("get_game", who(), {"game_id": open_table}),
    Row("get_game", who(), {"game_id": private_table}, case="a private one, by its id"),
    Row("join_game", logged_in(**TAKEN), {"game_id": open_table}),
    Row("join_game", logged_in(**TAKEN), {"game_id": private_table}, case="private"),
    Row(
        "join_game",
        logged_in(**TAKEN, guest=ACCOUNT_NEEDED),
        {"game_id": rated_table},
        case="rated",
    ),
    Row("leave_game", at_the_table(), {"game_id": open_table}),
    Row(
        "set_seat",
        host_only(),
        {"game_id": open_table, "seat": "2"},
        body={"kind": "bot", "level": "casual"},
    ),
    Row(
        "set_seat",
        host_only(),
        {"game_id": open_table, "seat": "1"},
        case="a taken seat",
        body={"kind": "open"},
    ),
    Row("start_game", host_only(), {"game_id": full_table}),
    Row("next_game", at_the_table(), {"game_id": finished}),
    Row("get_ready", at_the_table(), {"game_id": later}),
    Row(
        "claim_seat",
        at_the_table(seated="not_claimable"),
        {"game_id": late_table},
        case="the other's seat, for the host",
        body={"seat": 1},
    ),
    Row("hand_over", at_the_table(), {"game_id": running}),
    Row("take_win", at_the_table("no_early_end"), {"game_id": running}),
    Row("take_win", at_the_table(), {"game_id": left_duel}, case="the other has left"),
    Row("call_off", at_the_table("no_early_end"), {"game_id": running}),
    Row("call_off", at_the_table(), {"game_id": left_duel}, case="the other has just left"),
    Row(
        "give_time",
        at_the_table("no_more_time", owner=OK),
        {"game_id": asking_the_other},
        body={"seat": 1},
    ),
    Row("set_done_in_advance", at_the_table(), {"game_id": running}, body={"on": True}),
    Row("legal_commands", looking(), {"game_id": running}, sees=seat_of_legal),
    Row("submit_command", at_the_table(), {"game_id": on_turn}, body=lead),
    Row("view_game", looking(), {"game_id": running}, sees=viewer_of_look),
    Row(
        "view_game",
        who("game_not_finished", seated=AS_PLAYER),
        {"game_id": running},
        case="as seat 1",
        query="seat=1",
        sees=viewer_of_look,
    ),
    Row(
        "view_game", who("game_not_finished"), {"game_id": running}, case="open", query="seat=open"
    ),
    Row("view_game", who(), {"game_id": finished}, case="finished, open", query="seat=open"),
    Row("events_since", looking(), {"game_id": running}, sees=hand_among_events),
    Row(
        "events_since",
        who("game_not_finished"),
        {"game_id": running},
        case="open",
        query="seat=open",
    ),
    Row("events_since", who(), {"game_id": finished}, case="finished, open", query="seat=open"),
    Row("export_games", who(), query=lambda scene: f"ids={finished(scene)}"),
    Row("notation", who(), {"game_id": finished}),
    Row("notation", who("game_not_finished"), {"game_id": running}, case="running"),
    Row("proof", who(), {"game_id": finished}),
    Row("card_knowledge", who(), {"game_id": finished}, query="seat=0&at=2"),
    Row(
        "card_knowledge",
        who("game_not_finished"),
        {"game_id": running},
        case="running",
        query="seat=0&at=2",
    ),
    Row("get_review", who(), {"game_id": finished}),
    Row("get_review", who("game_not_finished"), {"game_id": running}, case="running"),
    Row("ask_review", logged_in(), {"game_id": finished}),
    Row("ask_review", logged_in("game_not_finished"), {"game_id": running}, case="running"),
    Row("game_ratings", who(), {"game_id": finished}),
]
