"""Notify people of a club: of requests to join, answers, roles, tournaments, decisions of staff."""

from collections.abc import Collection
from datetime import datetime
from typing import Any

from django.db.models import Q

from accounts.selectors.relations import blockers_of
from games.clubs.models import LEADERS, MEMBERS, Club, ClubMembership, ClubRole
from notifications.kinds import Kind
from notifications.services.gathering import (
    change_gathered,
    end_gathered,
    gather,
    rename_club_in_notifications,
)
from notifications.services.notifying import News, notify, notify_all

OF_MEMBERS = (
    *(Kind.CLUB_REQUEST, Kind.CLUB_ACCEPTED, Kind.CLUB_MODERATOR, Kind.CLUB_OWNER),
    Kind.CLUB_TOURNAMENT,
)
"""The kinds that are outdated for a person who is in the club no more."""


def notify_of_request(club: Club, *, asker_id: int, now: datetime) -> None:
    """Notify the leaders of the locked club that a person asks to join it.

    Moderators who have blocked the person are left out.
    """
    leaders = people_of(club, LEADERS, now=now) - blockers_of(asker_id)
    asking = club.memberships.filter(role=ClubRole.ASKING).count()
    data = club_data(club, count=asking)
    gather(user_ids=leaders, kind=Kind.CLUB_REQUEST, data=data, about_id=asker_id, now=now)


def update_requests(club: Club, *, now: datetime) -> None:
    """Let unread notifications about requests say who still asks; end them if nobody does."""
    leaders = people_of(club, LEADERS, now=now)
    asking = club.memberships.filter(role=ClubRole.ASKING).order_by("-since", "-id")
    newest, count = asking.first(), asking.count()
    if newest is None:
        end_gathered(kinds=[Kind.CLUB_REQUEST], club_id=club.pk, user_ids=leaders, now=now)
    else:
        change_gathered(
            kind=Kind.CLUB_REQUEST,
            data=club_data(club, count=count),
            user_ids=leaders,
            about_id=newest.user_id,
        )


def notify_person(
    club: Club, kind: Kind, *, user_id: int, now: datetime, by_id: int | None = None
) -> None:
    """Notify one person of what has changed between the club and them; nobody who is banned."""
    rows = ClubMembership.objects.filter(_is_reachable(now), club=club, user=user_id)
    if not rows.exists() or user_id == by_id:
        return
    notify(user_id=user_id, kind=kind, about_id=by_id, data=club_data(club))


def end_notifications_of_member(club: Club, *, user_id: int, now: datetime) -> None:
    """Mark what a person who is in the club no more has not read about it as read."""
    end_gathered(kinds=OF_MEMBERS, club_id=club.pk, user_ids=[user_id], now=now)


def end_notifications_of_leader(club: Club, *, user_id: int, now: datetime) -> None:
    """Mark what a person who leads the club no more has not read about requests as read."""
    kinds = (Kind.CLUB_REQUEST, Kind.CLUB_MODERATOR)
    end_gathered(kinds=kinds, club_id=club.pk, user_ids=[user_id], now=now)


def notify_of_tournament(
    club: Club, *, tournament_id: str, host_id: int | None, now: datetime
) -> int:
    """Notify the members of a new tournament of the club except its host; return how many.

    Members who have switched this topic off get none.
    """
    members = people_of(club, MEMBERS, now=now) - {host_id}
    data = club_data(club, count=1) | {"tournament": tournament_id}
    return gather(user_ids=members, kind=Kind.CLUB_TOURNAMENT, data=data, now=now, is_added=True)


def notify_of_decision(club: Club, *, reason: str, roles: Collection[str], now: datetime) -> None:
    """Notify the people with these roles of what staff have decided about the club."""
    data = club_data(club) | {"reason": reason}
    people = people_of(club, roles, now=now)
    notify_all(Kind.CLUB_MODERATED, [News(user_id, data=data) for user_id in people])


def rename_in_notifications(club: Club) -> None:
    """Put the club's name into the notifications of everybody who has a role in it."""
    people = set(club.memberships.values_list("user_id", flat=True))
    rename_club_in_notifications(club_id=club.pk, name=club.name, user_ids=people)


def club_data(club: Club, *, count: int | None = None) -> dict[str, Any]:
    """Return the data of a notification about the club."""
    data: dict[str, Any] = {"club": club.pk, "club_name": club.name}
    return data if count is None else data | {"count": count}


def people_of(club: Club, roles: Collection[str], *, now: datetime) -> set[int]:
    """Return the people with these roles, without those who are banned or have no account now."""
    rows = club.memberships.filter(_is_reachable(now), role__in=roles)
    return set(rows.values_list("user_id", flat=True))


def _is_reachable(now: datetime) -> Q:
    is_free = Q(user__banned_until=None) | Q(user__banned_until__lte=now)
    return is_free & Q(user__is_active=True)
