"""Tournaments of a club: its members create and join them, and nobody else."""

from datetime import timedelta

import pytest
from django.utils import timezone

from games.clubs.models import ClubRole
from games.clubs.services.memberships import join_club
from games.tournaments.models import Tournament
from tests.support.api import ApiClient
from tests.support.clubs import founded
from tests.support.games import some_user

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("no_reactions")]


def wish(club: str) -> dict[str, object]:
    """Return the body of a tournament of the club."""
    return {
        "kind": "arena",
        "preset": "podkidnoy",
        "minutes": 30,
        "starts_at": (timezone.now() + timedelta(hours=1)).isoformat(),
        "access": "club",
        "club": club,
    }


def test_members_create_and_join_a_tournament_of_their_club() -> None:
    owner, member, stranger = (some_user() for _ in range(3))
    club = founded(owner, members=[member])
    refused = ApiClient(stranger).post("tournaments", wish(club.pk))
    assert (refused.code, refused.body["errors"][0]["field"]) == ("invalid", "club")
    assert not Tournament.objects.exists()
    made = ApiClient(member).post("tournaments", wish(club.pk))
    assert (made.status, made.body["access"], made.body["club"]) == (201, "club", club.pk)
    path = f"tournaments/{made.body['id']}/entry"
    assert ApiClient(owner).send("PUT", path, {}).body["you"]["status"] == "active"
    assert ApiClient(stranger).send("PUT", path, {}).code == "not_eligible"


@pytest.mark.parametrize("role", [ClubRole.ASKING, ClubRole.REMOVED])
def test_people_who_ask_or_were_removed_are_no_members(role: str) -> None:
    owner, other = some_user(), some_user()
    club = founded(owner)
    join_club(club_id=club.pk, user_id=other.pk, now=timezone.now())
    club.memberships.filter(user=other).update(role=role)
    made = ApiClient(owner).post("tournaments", wish(club.pk)).body
    reply = ApiClient(other).send("PUT", f"tournaments/{made['id']}/entry", {})
    assert reply.code == "not_eligible"
