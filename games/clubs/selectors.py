"""Reads of clubs: one by its id, lists, members, tables, and the club's leaderboard."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from django.db.models import Prefetch, Q, QuerySet

from accounts.names import look_key
from games.clubs.errors import NoClub, NotAMember, RoleNeeded
from games.clubs.models import LEADERS, MEMBERS, Club, ClubMembership, ClubRole, ClubTable
from games.play.models import Game, GameStatus
from games.play.selectors.games import with_seats
from games.ratings.models import Rating
from games.ratings.system import ALL_TIME

MAX_TABLES = 50
LISTED_FOR = timedelta(days=30)
"""A table that was opened before is not looked for any more."""
MAX_ON_BOARD = 100


def get_club(club_id: str) -> Club:
    """Return the club with its owner loaded (`owner_of`). Raises NoClub."""
    return _existing(find_club(club_id))


def get_club_for_staff(club_id: str) -> Club:
    """Return the club as `get_club` does, also one that staff have closed. Raises NoClub."""
    return _existing(_with_owner(Club.objects.filter(pk=club_id)).first())


def get_shown_club(club_id: str, *, user_id: int | None) -> Club:
    """Return the club as `get_club` does. Raises NoClub for a hidden one that isn't the user's."""
    club = get_club(club_id)
    check_is_shown(club, user_id)
    return club


def check_is_shown(club: Club, user_id: int | None) -> None:
    """Raise NoClub if staff have hidden the club, and the user is no member."""
    if club.is_hidden and role_in(club.pk, user_id) not in MEMBERS:
        raise NoClub("There is no such club.")


def find_club(club_id: str) -> Club | None:
    """Return the club with its owner loaded; None if it was dissolved or closed."""
    return _with_owner(open_clubs().filter(pk=club_id)).first()


def open_clubs() -> "QuerySet[Club]":
    """Return the clubs that staff have not closed."""
    return Club.objects.filter(closed_at=None)


def memberships_of_person(user_id: int) -> "QuerySet[ClubMembership]":
    """Return the person's roles in all clubs that staff have not closed."""
    return ClubMembership.objects.filter(user=user_id, club__closed_at=None)


def list_clubs(*, search: str = "", of_user: int | None = None) -> "QuerySet[Club]":
    """Return clubs, the largest first: all, those with a text in the name, those of a user."""
    clubs = open_clubs().order_by("-members", "-id")
    if search:
        clubs = clubs.filter(Q(name__icontains=search) | Q(look_key=look_key(search)))
    if of_user is None:
        clubs = clubs.filter(is_hidden=False)
    else:
        own = memberships_of_person(of_user).filter(role__in=(*MEMBERS, ClubRole.ASKING))
        clubs = clubs.filter(pk__in=own.values("club_id"))
    return _with_owner(clubs)


def owner_of(club: Club) -> ClubMembership:
    """Return the owner's membership of a club that a selector has read."""
    return club.owner_rows[0]


def role_in(club_id: str, user_id: int | None) -> str | None:
    """Return the role of the user in the club; None without a membership."""
    return roles_in([club_id], user_id).get(club_id)


def roles_in(club_ids: Sequence[str], user_id: int | None) -> dict[str, str]:
    """Return the roles of the user in these clubs, by club; none in a closed one."""
    if user_id is None:
        return {}
    rows = memberships_of_person(user_id).filter(club__in=club_ids)
    return dict(rows.values_list("club_id", "role"))


def is_member(club_id: str, user_id: int) -> bool:
    """Return whether the user is in the club."""
    return role_in(club_id, user_id) in MEMBERS


def check_is_member(club: Club, user_id: int) -> None:
    """Raise NotAMember unless the user is in the club."""
    if not is_member(club.pk, user_id):
        raise NotAMember(f"This is for the members of {club.name}.")


def check_leads(club: Club, user_id: int) -> None:
    """Raise RoleNeeded unless the user is the club's owner or a moderator."""
    if role_in(club.pk, user_id) not in LEADERS:
        raise RoleNeeded("Only the owner and the moderators of the club may do this.")


def number_asking(club_id: str) -> int:
    """Return the number of people who have asked to join."""
    return ClubMembership.objects.filter(club=club_id, role=ClubRole.ASKING).count()


def memberships_of(club: Club, *, roles: Sequence[str]) -> "QuerySet[ClubMembership]":
    """Return the memberships with these roles, oldest first (`since, id`: a cursor's order)."""
    rows = club.memberships.filter(role__in=roles, user__is_active=True)
    return rows.select_related("user").order_by("since", "id")


def leaderboard(club: Club, mode: str) -> list[Rating]:
    """Return the best ratings of the club's members in a mode, best first."""
    members = club.memberships.filter(role__in=MEMBERS).values("user_id")
    ratings = Rating.objects.filter(
        user__in=members, user__is_active=True, mode=mode, season=ALL_TIME
    )
    return list(ratings.select_related("user").order_by("-mean", "id")[:MAX_ON_BOARD])


def club_games(club: Club, *, now: datetime) -> list[Game]:
    """Return the club's open and running games with their seats, newest first."""
    recent = ClubTable.objects.filter(club=club, created_at__gt=now - LISTED_FOR)
    first = recent.values("game_id")
    games = Game.objects.filter(
        Q(pk__in=first) | Q(first_game__in=first),
        finished_at=None,
        status__in=(GameStatus.OPEN, GameStatus.ACTIVE),
    ).defer("server_seed", "position")
    return list(with_seats(games.order_by("-created_at", "-id"))[:MAX_TABLES])


def _existing(club: Club | None) -> Club:
    if club is None:
        raise NoClub("There is no such club.")
    return club


def _with_owner(clubs: "QuerySet[Club]") -> "QuerySet[Club]":
    owners = ClubMembership.objects.filter(role=ClubRole.OWNER).select_related("user")
    loaded = Prefetch("memberships", queryset=owners, to_attr="owner_rows")
    return clubs.prefetch_related(loaded)  # type: ignore[no-redef]  # the model declares it
