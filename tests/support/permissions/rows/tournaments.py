"""Rows of tournaments."""

from datetime import timedelta

from django.utils import timezone

from games.tournaments.services.entering import join
from tests.support.permissions.row import Row
from tests.support.permissions.scene import Scene
from tests.support.permissions.who import accounts, host_only, logged_in, who
from tests.support.tournaments import scheduled

NEW = {
    "kind": "arena",
    "preset": "podkidnoy",
    "minutes": 30,
    "starts_at": (timezone.now() + timedelta(days=1)).isoformat(),
}
IN_IT = logged_in("not_entered", seated="ok")


def tournament(scene: Scene) -> str:
    """Return a tournament of the owner, which the other player has joined."""
    made = scheduled(host=scene.owner, allows_bots=True)
    join(tournament_id=made.pk, user_id=scene.seated.pk, now=timezone.now())
    return made.pk


ONE = {"tournament_id": tournament}
ROWS = [
    Row("list_tournaments", who()),
    Row("list_tournaments", logged_in(), case="their own", query="mine=true"),
    Row("get_calendar", who()),
    Row("read_icalendar", who()),
    Row("create_tournament", accounts(), body=NEW),
    Row("create_tournaments", accounts(), body={"tournaments": [{**NEW, "access": "link"}]}),
    Row("get_tournament", who(), ONE),
    Row("call_off_tournament", host_only(), ONE),
    Row("join_tournament", logged_in(blocked="not_welcome"), ONE, body={}),
    Row("leave_tournament", IN_IT, ONE),
    Row("pause_tournament", IN_IT, ONE),
    Row("get_standings", who(), ONE),
    Row("list_tournament_tables", who(), ONE),
    Row("export_standings", who(), ONE),
    Row("export_tournament_games", who(), ONE),
]
