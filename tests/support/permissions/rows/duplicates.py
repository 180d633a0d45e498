"""Rows of duplicate matches."""

from games.duplicates.services.opening import take_place
from tests.support.duplicates import opened
from tests.support.permissions.row import Row
from tests.support.permissions.scene import Scene
from tests.support.permissions.who import host_only, logged_in, who

OPEN = {"preset": "podkidnoy", "deals": 1}
PLACE = {"side": "b", "table": 2}
LEAVING = logged_in("no_place", seated="ok")


def match(scene: Scene) -> str:
    """Return an open match of the owner, in which the other player has a place."""
    made = opened(scene.owner)
    take_place(match_id=made.pk, user_id=scene.seated.pk, side="b", table=1)
    return made.pk


ROWS = [
    Row("list_duplicates", who()),
    Row("list_duplicates", logged_in(), case="their own", query="mine=true"),
    Row("open_duplicate", logged_in(), body=OPEN),
    Row("get_duplicate", who(), {"duplicate_id": match}),
    Row("take_place", logged_in(blocked="not_welcome"), {"duplicate_id": match}, body=PLACE),
    Row("leave_place", LEAVING, {"duplicate_id": match}),
    Row("start_duplicate", host_only(), {"duplicate_id": match}),
    Row("call_off_duplicate", host_only(), {"duplicate_id": match}),
]
