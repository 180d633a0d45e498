"""Club membership: requests to join, accept or decline, leave, remove, roles, change of owner."""

from datetime import datetime

from django.db import transaction
from django.utils import timezone

from accounts.selectors.relations import is_blocked_by_any
from games.clubs.errors import (
    ClubFull,
    NoClub,
    NotWelcomeInClub,
    OwnerStays,
    RoleNeeded,
    TooManyClubs,
)
from games.clubs.models import LEADERS, MEMBERS, Club, ClubMembership, ClubRole
from games.clubs.selectors import (
    check_is_shown,
    check_leads,
    memberships_of_person,
    number_asking,
    role_in,
)
from games.clubs.services.founding import check_may_own, lock_club, lock_person
from games.clubs.services.notifying import (
    end_notifications_of_leader,
    end_notifications_of_member,
    notify_of_request,
    notify_person,
    update_requests,
)
from notifications.kinds import Kind

MAX_MEMBERSHIPS = 30
MAX_MEMBERS = 500
MAX_ASKING = 100
TOLD = {
    ClubRole.OWNER: Kind.CLUB_OWNER,
    ClubRole.MODERATOR: Kind.CLUB_MODERATOR,
    ClubRole.MEMBER: Kind.CLUB_ACCEPTED,
}
"""The kind by which a person learns of a role that a leader gives."""


def join_club(*, club_id: str, user_id: int, now: datetime) -> None:
    """Make the user a member of an open club, or ask the leaders of another; once is enough.

    Raises NoClub, ClubAccountNeeded, NotWelcomeInClub, TooManyClubs, ClubFull.
    """
    with transaction.atomic(durable=True):
        club = lock_club(club_id)
        lock_person(user_id)
        role = role_in(club_id, user_id)
        if role in MEMBERS:
            return
        check_is_shown(club, user_id)
        _check_welcome(club, user_id, role)
        if role == ClubRole.ASKING and not club.is_open:
            return
        _check_has_room(club, user_id, role)
        ClubMembership.objects.update_or_create(
            club=club,
            user_id=user_id,
            defaults={
                "role": ClubRole.MEMBER if club.is_open else ClubRole.ASKING,
                "since": now,
            },
        )
        count_members(club)
        if not club.is_open:
            notify_of_request(club, asker_id=user_id, now=now)
        elif role == ClubRole.ASKING:
            update_requests(club, now=now)


def leave_club(*, club_id: str, user_id: int) -> None:
    """End the user's membership, or withdraw the question. Raises NoClub, OwnerStays."""
    with transaction.atomic(durable=True):
        club = lock_club(club_id)
        row = _membership(club, user_id)
        if row.role == ClubRole.OWNER:
            raise OwnerStays("Hand the club over first, or dissolve it.")
        if row.role != ClubRole.REMOVED:  # otherwise a removed person could come back
            row.delete()
        count_members(club)
        _end_notifications(club, row, now=timezone.now())


def set_role(*, club_id: str, user_id: int, by_id: int, role: str, now: datetime) -> None:
    """Accept a request to join (the role member), readmit, or give a member another role.

    Leaders accept requests. The owner alone names moderators, and hands the club over: the former
    owner is a moderator then. Raises NoClub, RoleNeeded, ClubFull, TooManyClubs, ClubAccountNeeded.
    """
    with transaction.atomic(durable=True):
        club = lock_club(club_id)
        check_leads(club, by_id)
        row = _membership(club, user_id)
        is_owner = role_in(club_id, by_id) == ClubRole.OWNER
        if role == row.role:
            return
        if row.role == ClubRole.OWNER:
            raise RoleNeeded("A club has an owner: name another one instead.")
        if not is_owner and (role != ClubRole.MEMBER or row.role in LEADERS):
            raise RoleNeeded("Only the owner of the club may do this.")
        if row.role not in MEMBERS:
            _check_number(club)
            row.since = now
        former = row.role
        if role == ClubRole.OWNER:
            check_may_own(lock_person(user_id))
            club.memberships.filter(role=ClubRole.OWNER).update(role=ClubRole.MODERATOR)
        row.role = role
        row.save(update_fields=["role", "since"])
        count_members(club)
        if former == ClubRole.ASKING:
            update_requests(club, now=now)
        if former == ClubRole.MODERATOR and role == ClubRole.MEMBER:
            end_notifications_of_leader(club, user_id=user_id, now=now)
        else:
            notify_person(club, TOLD[ClubRole(role)], user_id=user_id, by_id=by_id, now=now)


def remove_person(*, club_id: str, user_id: int, by_id: int) -> None:
    """Remove a member, who can't come back alone, or decline somebody who asked.

    Raises NoClub, RoleNeeded.
    """
    with transaction.atomic(durable=True):
        club = lock_club(club_id)
        check_leads(club, by_id)
        row = _membership(club, user_id)
        is_owner = role_in(club_id, by_id) == ClubRole.OWNER
        if row.role == ClubRole.OWNER or (row.role == ClubRole.MODERATOR and not is_owner):
            raise RoleNeeded("Only the owner of the club may remove a moderator.")
        former, now = row.role, timezone.now()
        if former in MEMBERS:
            row.role = ClubRole.REMOVED
            row.save(update_fields=["role"])
            end_notifications_of_member(club, user_id=user_id, now=now)
            notify_person(club, Kind.CLUB_REMOVED, user_id=user_id, now=now)
        elif former == ClubRole.ASKING:
            notify_person(club, Kind.CLUB_DECLINED, user_id=user_id, now=now)
            row.delete()
            update_requests(club, now=now)
        count_members(club)


def leave_for_good(*, club_id: str, user_id: int) -> None:
    """End a membership; of an owner the longest-serving moderator, or else member, takes over.

    A club without members is deleted. Runs inside the caller's transaction.
    """
    club = lock_club(club_id, even_closed=True)
    row, now = _membership(club, user_id), timezone.now()
    row.delete()
    _end_notifications(club, row, now=now)
    if row.role == ClubRole.OWNER:
        heirs = club.memberships.filter(role__in=MEMBERS, user__is_active=True)
        heir = heirs.filter(role=ClubRole.MODERATOR).first() or heirs.first()
        if heir is None:
            club.delete()
            return
        heir.role = ClubRole.OWNER
        heir.save(update_fields=["role"])
        if club.closed_at is None:
            notify_person(club, Kind.CLUB_OWNER, user_id=heir.user_id, now=now)
    count_members(club)


def count_members(club: Club) -> None:
    """Store the number of members of the locked club."""
    club.members = club.memberships.filter(role__in=MEMBERS).count()
    club.save(update_fields=["members"])


def _end_notifications(club: Club, left: ClubMembership, *, now: datetime) -> None:
    """End the notifications about the club of a person who has left it, or asks no more."""
    end_notifications_of_member(club, user_id=left.user_id, now=now)
    if left.role == ClubRole.ASKING:
        update_requests(club, now=now)


def _membership(club: Club, user_id: int) -> ClubMembership:
    row = club.memberships.filter(user=user_id).first()
    if row is None:
        raise NoClub("There is no such person in this club.")
    return row


def _check_welcome(club: Club, user_id: int, role: str | None) -> None:
    owners = club.memberships.filter(role=ClubRole.OWNER).values_list("user_id", flat=True)
    if role == ClubRole.REMOVED or is_blocked_by_any(user_id=user_id, of=set(owners)):
        raise NotWelcomeInClub("You can't join this club.")


def _check_has_room(club: Club, user_id: int, role: str | None) -> None:
    if not club.is_open and number_asking(club.pk) >= MAX_ASKING:
        raise ClubFull("Too many people are asking already: try again later.")
    if role is None:
        rows = memberships_of_person(user_id).exclude(role=ClubRole.REMOVED)
        if rows.count() >= MAX_MEMBERSHIPS:
            raise TooManyClubs(f"A person is in at most {MAX_MEMBERSHIPS} clubs.")
    _check_number(club)


def _check_number(club: Club) -> None:
    if club.members >= MAX_MEMBERS:
        raise ClubFull(f"A club has at most {MAX_MEMBERS} members.")
