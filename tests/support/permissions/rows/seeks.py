"""Rows of matchmaking."""

from tests.support.permissions.row import Row
from tests.support.permissions.scene import Scene
from tests.support.permissions.who import ACCOUNT_NEEDED, at_the_table, logged_in, who
from tests.support.seeks import seeking, swept


def paired(scene: Scene) -> str:
    """Return a game that matchmaking has just made for the owner and the seated account."""
    for user in (scene.owner, scene.seated):
        seeking(user=user)
    (game,) = swept()
    return game.pk


ROWS = [
    Row("list_pools", who()),
    Row(
        "seek_game",
        logged_in(bot="not_for_bots"),
        case="casual",
        body={"pools": ["duel"], "rated": False},
    ),
    Row(
        "seek_game",
        logged_in(guest=ACCOUNT_NEEDED, bot="not_for_bots"),
        case="rated",
        body={"pools": ["duel"], "rated": True},
    ),
    Row(
        "seek_game",
        logged_in("only_for_bots", bot="ok"),
        case="in a pool for bots",
        body={"pools": ["bots_duel"], "rated": False},
    ),
    Row("get_my_seek", logged_in()),
    Row("keep_seeking", logged_in()),
    Row("stop_seeking", logged_in()),
    Row("get_ready", at_the_table(), {"game_id": paired}, case="paired by quick match"),
    Row(
        "join_game",
        logged_in("game_already_started"),
        {"game_id": paired},
        case="paired by quick match",
    ),
]
