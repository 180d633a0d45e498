"""Rows of clubs."""

from django.utils import timezone

from games.clubs.models import Club
from games.clubs.services.memberships import join_club
from tests.support.clubs import founded
from tests.support.games import some_user
from tests.support.permissions.row import Row
from tests.support.permissions.scene import Scene
from tests.support.permissions.who import accounts, logged_in, who

FOUND = {"name": "Ace of Clubs", "preset": "podkidnoy"}
ROLE_NEEDED = "role_needed"
MEMBERS_ONLY = logged_in("not_a_member", seated="ok", owner="ok")
OWNER_ONLY = logged_in(ROLE_NEEDED, owner="ok")


def club(scene: Scene) -> str:
    """Return an open club of the owner, whose other member is the player at the tables."""
    # Odd requests leave clubs of other names behind.
    made = founded(scene.owner, name=f"Club {scene.owner.pk}", members=[scene.seated])
    scene.blocked  # noqa: B018 - the owner blocks them from here on
    return made.pk


def asking(_scene: Scene) -> int:
    """Return a person who has asked to join the club, which is closed from here on."""
    made, person = Club.objects.latest("created_at"), some_user()
    Club.objects.filter(pk=made.pk).update(is_open=False)
    join_club(club_id=made.pk, user_id=person.pk, now=timezone.now())
    return person.pk


ROWS = [
    Row("list_clubs", who()),
    Row("list_clubs", logged_in(), case="their own", query="mine=true"),
    Row("found_club", accounts(), body=FOUND),
    Row("get_club", who(), {"club_id": club}),
    Row("change_club", OWNER_ONLY, {"club_id": club}, body={"open": False}),
    Row("dissolve_club", OWNER_ONLY, {"club_id": club}),
    Row("join_club", accounts(blocked="not_welcome"), {"club_id": club}),
    Row(
        "leave_club",
        logged_in("not_found", seated="ok", owner="owner_stays"),
        {"club_id": club},
    ),
    Row("list_club_members", who(), {"club_id": club}),
    Row(
        "list_club_members",
        OWNER_ONLY,
        {"club_id": club},
        case="those who ask",
        query="role=asking",
    ),
    Row(
        "set_club_role",
        OWNER_ONLY,
        {"club_id": club, "player_id": asking},
        body={"role": "member"},
    ),
    Row("remove_club_member", OWNER_ONLY, {"club_id": club, "player_id": asking}),
    Row("club_leaderboard", who(), {"club_id": club}),
    Row("list_club_tables", MEMBERS_ONLY, {"club_id": club}),
    Row("open_club_table", MEMBERS_ONLY, {"club_id": club}, body={}),
]
