"""Annul the results of banned players (cheaters): each opponent counts as the winner."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from django.db import transaction

from accounts.models import User
from games.tournaments.models import (
    Entry,
    EntryStatus,
    Tournament,
    TournamentSeat,
    TournamentStatus,
)
from games.tournaments.services.counting import count_results
from games.tournaments.services.locks import lock_tournament
from games.tournaments.services.showing import show

ANNULLED_WITHIN = timedelta(days=7)
"""The time after its end for which a tournament's results can still change."""


def annul_results_of(user_id: int, *, now: datetime) -> int:
    """Annul the results of a banned user in tournaments that run or ended lately.

    Return the number of tournaments. A banned player loses the entry of one that has not begun.
    """
    entries = Entry.objects.filter(user_id=user_id).exclude(status=EntryStatus.BANNED)
    ids = list(
        entries.filter(
            tournament__status__in=(
                TournamentStatus.SCHEDULED,
                TournamentStatus.RUNNING,
                TournamentStatus.FINISHED,
            )
        ).values_list("tournament_id", flat=True)
    )
    return sum(_annul_in(tournament_id, user_id, now) for tournament_id in ids)


def annul_banned(row: Tournament, *, now: datetime) -> None:
    """Annul the results of players of the locked tournament who are banned by now.

    It makes up for a lost reaction, and for a ban right before the end.
    """
    banned = Entry.objects.filter(
        tournament=row, user__in=User.objects.filter(banned_until__gt=now)
    ).exclude(status=EntryStatus.BANNED)
    _annul(row, list(banned))


def _annul_in(tournament_id: str, user_id: int, now: datetime) -> bool:
    with transaction.atomic():
        row = lock_tournament(tournament_id)
        if row.ended_at is not None and row.ended_at < now - ANNULLED_WITHIN:
            return False
        entries = Entry.objects.filter(tournament=row, user_id=user_id)
        own = list(entries.exclude(status=EntryStatus.BANNED))
        if row.status == TournamentStatus.SCHEDULED:
            entries.delete()
            show(row)
        else:
            _annul(row, own)
        return bool(own)


def _annul(row: Tournament, entries: Iterable[Entry]) -> None:
    own = list(entries)
    if not own:
        return
    for entry in own:
        entry.status = EntryStatus.BANNED
        entry.save(update_fields=["status"])
    tables = TournamentSeat.objects.filter(entry__in=own).values("table_id")
    met = TournamentSeat.objects.filter(table__in=tables).values_list("entry_id", flat=True)
    count_results(row, sorted({*met, *(entry.pk for entry in own)}))
    show(row)
