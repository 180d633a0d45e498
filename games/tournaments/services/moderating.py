"""Decisions of staff about a tournament: no name, hiding it, showing it again, closing it.

Each runs inside the caller's transaction, which writes the audit log.
"""

from collections.abc import Iterable
from datetime import datetime

from games.tournaments.errors import TournamentClosed
from games.tournaments.models import STAYING, Entry, Tournament, TournamentStatus
from games.tournaments.services.creating import cancel
from games.tournaments.services.locks import lock_tournament
from games.tournaments.services.showing import show
from notifications.kinds import Kind
from notifications.services.notifying import News, notify_all

UNFINISHED = (TournamentStatus.SCHEDULED, TournamentStatus.RUNNING)


def rename_tournament(tournament_id: str) -> Tournament:
    """Take name and description away: a name follows from the rules then. Raises NoTournament."""
    row = lock_tournament(tournament_id)
    row.name = row.description = row.rules_name = ""
    row.save(update_fields=["name", "description", "rules_name"])
    show(row)
    _notify(row, _host(row), "renamed")
    return row


def hide_tournament(tournament_id: str, *, is_hidden: bool) -> Tournament:
    """Take the tournament out of all lists, or put it back; return it. Raises NoTournament.

    Its players still find it, and it goes on.
    """
    row = lock_tournament(tournament_id)
    if row.is_hidden != is_hidden:
        row.is_hidden = is_hidden
        row.save(update_fields=["is_hidden"])
        _notify(row, _host(row), "hidden" if is_hidden else "shown")
    return row


def close_tournament(tournament_id: str, *, now: datetime) -> Tournament:
    """Call the tournament off, and notify its host and players; running games are played on.

    Raises NoTournament, TournamentClosed (it is over).
    """
    row = lock_tournament(tournament_id)
    if row.status not in UNFINISHED:
        raise TournamentClosed("The tournament is over: hide it, or take its name.")
    players = Entry.objects.filter(tournament=row, status__in=STAYING)
    people = {*players.values_list("user_id", flat=True), *_host(row)}
    cancel(row, now=now)
    _notify(row, sorted(people), "closed")
    return row


def _host(row: Tournament) -> list[int]:
    return [] if row.host_id is None else [row.host_id]


def _notify(row: Tournament, user_ids: Iterable[int], reason: str) -> None:
    data = {"tournament": row.pk, "reason": reason}
    notify_all(Kind.TOURNAMENT_MODERATED, [News(user_id, data=data) for user_id in user_ids])
