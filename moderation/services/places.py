"""Decisions of staff about clubs and tournaments, each with its entry in the audit log."""

from enum import StrEnum

from django.db import transaction
from django.utils import timezone

from games.clubs.selectors import get_club_for_staff, owner_of
from games.clubs.services.moderating import close_club, hide_club, rename_club, reopen_club
from games.tournaments.errors import TournamentClosed
from games.tournaments.models import Tournament
from games.tournaments.services.moderating import (
    close_tournament,
    hide_tournament,
    rename_tournament,
)
from moderation.errors import WhyNeeded
from moderation.models import AuditAction
from moderation.services.audit import record


class PlaceAct(StrEnum):
    """A decision about a club or a tournament."""

    RENAME = "rename"
    """It gets a neutral name, and loses its description."""
    HIDE = "hide"
    SHOW = "show"
    CLOSE = "close"
    REOPEN = "reopen"
    """A closed club is there again. A tournament that was called off is not."""


ACTIONS = {
    PlaceAct.RENAME: AuditAction.RENAMED,
    PlaceAct.HIDE: AuditAction.HIDDEN,
    PlaceAct.SHOW: AuditAction.SHOWN,
    PlaceAct.CLOSE: AuditAction.CLOSED,
    PlaceAct.REOPEN: AuditAction.REOPENED,
}


def act_on_club(*, club_id: str, act: PlaceAct, by_id: int, why: str) -> None:
    """Decide about a club; its owner is notified. Raises WhyNeeded, NoClub."""
    check_why(why)
    with transaction.atomic(durable=True):
        act_on_club_within(club_id, act, by_id=by_id, why=why)


def act_on_tournament(*, tournament_id: str, act: PlaceAct, by_id: int, why: str) -> None:
    """Decide about a tournament; its host is notified.

    Raises WhyNeeded, NoTournament, TournamentClosed.
    """
    check_why(why)
    with transaction.atomic(durable=True):
        act_on_tournament_within(tournament_id, act, by_id=by_id, why=why)


def check_why(why: str) -> None:
    """Raise WhyNeeded for an empty reason."""
    if not why.strip():
        raise WhyNeeded("Say why.")


def act_on_club_within(club_id: str, act: PlaceAct, *, by_id: int, why: str) -> None:
    """Decide about a club inside the caller's transaction. Raises NoClub."""
    now = timezone.now()
    former = get_club_for_staff(club_id)
    match act:
        case PlaceAct.RENAME:
            rename_club(club_id, now=now)
        case PlaceAct.HIDE | PlaceAct.SHOW:
            hide_club(club_id, is_hidden=act == PlaceAct.HIDE, now=now)
        case PlaceAct.CLOSE:
            close_club(club_id, now=now)
        case PlaceAct.REOPEN:
            reopen_club(club_id, now=now)
    record(
        by_id=by_id,
        action=ACTIONS[act],
        person_id=owner_of(former).user_id,
        subject=f"club {club_id} ({former.name})",
        why=why,
    )


def act_on_tournament_within(tournament_id: str, act: PlaceAct, *, by_id: int, why: str) -> None:
    """Decide about a tournament inside the caller's transaction.

    Raises NoTournament, TournamentClosed.
    """
    former = Tournament.objects.filter(pk=tournament_id).values_list("name", flat=True).first()
    row = _acted(tournament_id, act)
    record(
        by_id=by_id,
        action=ACTIONS[act],
        person_id=row.host_id,
        subject=f"tournament {tournament_id} ({former or 'no name'})",
        why=why,
    )


def _acted(tournament_id: str, act: PlaceAct) -> Tournament:
    match act:
        case PlaceAct.RENAME:
            return rename_tournament(tournament_id)
        case PlaceAct.HIDE | PlaceAct.SHOW:
            return hide_tournament(tournament_id, is_hidden=act == PlaceAct.HIDE)
        case PlaceAct.CLOSE:
            return close_tournament(tournament_id, now=timezone.now())
        case PlaceAct.REOPEN:
            raise TournamentClosed("A tournament that was called off can't be opened again.")
