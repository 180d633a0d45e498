"""Decisions of staff about a club: another name, hiding it, showing it again, closing it.

Each runs inside the caller's transaction, which writes the audit log.
"""

from datetime import datetime

from games.clubs.models import MEMBERS, Club, ClubRole
from games.clubs.services.founding import lock_club, take_club_name
from games.clubs.services.notifying import notify_of_decision, rename_in_notifications

OWNER = (ClubRole.OWNER,)


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
    """Delete the club, and notify its members; its games stay. Return it. Raises NoClub."""
    club = lock_club(club_id)
    notify_of_decision(club, reason="closed", roles=MEMBERS, now=now)
    Club.objects.filter(pk=club_id).delete()
    return club
