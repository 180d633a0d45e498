"""Rows of players: finding them, and relations to them."""

from tests.support.permissions.row import Row
from tests.support.permissions.scene import a_guest, owner_id, owner_name
from tests.support.permissions.who import accounts, logged_in, who

OWNER = {"name": owner_name}
OWNERS_ID = {"player_id": owner_id}
GUEST = {"player_id": a_guest}

ROWS = [
    Row("search_players", who(), query="q=ol"),
    Row("get_player", who(), OWNER),
    Row("get_player", who(), {"name": lambda scene: f"@{scene.owner.pk}"}, case="by id"),
    Row("search_players", who(), query=lambda scene: f"ids={scene.owner.pk}", case="by id"),
    Row("current_games", who(), OWNER),
    Row("player_ratings", who(), OWNER),
    Row("rating_history", who(), {**OWNER, "mode": "duel"}),
    Row("rating_graph", who(), {**OWNER, "mode": "duel"}),
    Row("player_games", who(), OWNER),
    Row("player_results", who(), OWNER),
    Row("head_to_head", who(), {**OWNER, "other": owner_name}),
    Row("list_following", accounts()),
    Row("list_friends_at_play", accounts()),
    Row("follow", accounts(blocked="not_welcome", owner="yourself"), OWNERS_ID),
    Row("follow", accounts("not_found"), GUEST, case="a guest"),
    Row("unfollow", accounts(), OWNERS_ID),
    Row("list_blocks", accounts()),
    Row("block", accounts(owner="yourself"), OWNERS_ID),
    Row("block", accounts(), GUEST, case="a guest"),
    Row("unblock", accounts(), OWNERS_ID),
    Row("list_mutes", logged_in()),
    Row("mute", logged_in(owner="yourself"), OWNERS_ID),
    Row("mute", logged_in(), GUEST, case="a guest"),
    Row("unmute", logged_in(), OWNERS_ID),
    Row("list_notes", accounts()),
    Row("write_note", accounts(owner="yourself"), OWNERS_ID, body={"text": "plays fast"}),
    Row("write_note", accounts(), GUEST, case="on a guest", body={"text": "plays fast"}),
]
