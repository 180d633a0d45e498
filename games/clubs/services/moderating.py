"""Decisions of staff about a club: another name, hiding, showing, closing, opening it again.

Each runs inside the caller's transaction, which writes the audit log.
"""

from datetime import datetime, timedelta

from games.clubs.models import MEMBERS, Club, ClubRole
from games.clubs.services.founding import lock_club, take_club_name
from games.clubs.services.notifying import notify_of_decision, rename_in_notifications

OWNER = (ClubRole.OWNER,)
CLOSED_FOR = timedelta(days=180)
"""The time for which a closed club is kept, so that staff can open it again."""


def rename_club(club_id: str, *, now: datetime) -> Club:
    """Give the club a neutral name and no description; return it. Raises NoClub."""
    club = lock_club(club_id)
    take_club_name(club)
    rename_in_notifications(club)
    notify_of_decision(club, reason="renamed", roles=OWNER, now=now)
    return club


def hide_club(club_id: str, *, is_hidden: bool, now: datetime) -> Club:
    """Hide the club from all but its members, or show it again; return it. Raises NoClub."""
    club = lock_club(club_id)
    if club.is_hidden != is_hidden:
        club.is_hidden = is_hidden
        club.save(update_fields=["is_hidden"])
        notify_of_decision(club, reason="hidden" if is_hidden else "shown", roles=OWNER, now=now)
    return club


def close_club(club_id: str, *, now: datetime) -> Club:
    """Close the club for everybody, and notify its members; return it. Raises NoClub.

    Its games stay, and nobody else gets its name. `delete_closed_clubs` deletes it later.
    """
    club = lock_club(club_id)
    notify_of_decision(club, reason="closed", roles=MEMBERS, now=now)
    club.closed_at = now
    club.save(update_fields=["closed_at"])
    return club


def reopen_club(club_id: str, *, now: datetime) -> Club:
    """Open a closed club again as it was, and notify its members; return it. Raises NoClub."""
    club = lock_club(club_id, even_closed=True)
    if club.closed_at is not None:
        club.closed_at = None
        club.save(update_fields=["closed_at"])
        notify_of_decision(club, reason="reopened", roles=MEMBERS, now=now)
    return club


def delete_closed_clubs(*, now: datetime) -> None:
    """Delete the clubs that have been closed for long enough."""
    Club.objects.filter(closed_at__lte=now - CLOSED_FOR).delete()
