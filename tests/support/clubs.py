"""Factories of clubs, for tests."""

from collections.abc import Sequence
from typing import Any

from django.utils import timezone

from accounts.models import User
from games.clubs.models import Club, ClubRole
from games.clubs.selectors import get_club
from games.clubs.services.founding import found_club
from games.clubs.services.memberships import join_club, set_role
from games.tables.terms import RulesChoice
from tests.support.api import ApiClient
from tests.support.games import some_user

HOUSE = {"preset": "perevodnoy", "seats": 3}


def founded(
    owner: User | None = None,
    *,
    name: str = "Ace of Clubs",
    is_open: bool = True,
    members: Sequence[User] = (),
    moderators: Sequence[User] = (),
) -> Club:
    """A club of an owner, of which these people are members and moderators."""
    leader = owner or some_user()
    club = found_club(
        founder_id=leader.pk,
        name=name,
        description="",
        is_open=is_open,
        rules=RulesChoice(preset="podkidnoy"),
        seats=2,
    )
    for user in (*members, *moderators):
        join_club(club_id=club.pk, user_id=user.pk, now=timezone.now())
    for user in moderators:
        made_moderator(club, user)
    return get_club(club.pk)


def made_moderator(club: Club, user: User) -> None:
    """Name a member a moderator, as the owner."""
    owner = club.memberships.get(role=ClubRole.OWNER).user_id
    set_role(
        club_id=club.pk,
        user_id=user.pk,
        by_id=owner,
        role=ClubRole.MODERATOR,
        now=timezone.now(),
    )


def role_of(club: Club, user: User) -> str | None:
    """The stored role of a person in a club."""
    rows = club.memberships.filter(user=user)
    return rows.values_list("role", flat=True).first()


def club_by(client: ApiClient, **members: Any) -> dict[str, Any]:
    """Found a club over the API."""
    reply = client.post("clubs", {"name": "Ace of Clubs", **HOUSE, **members})
    assert reply.status == 201, reply
    body: dict[str, Any] = reply.body
    return body
