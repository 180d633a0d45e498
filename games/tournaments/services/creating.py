"""Create a tournament, and cancel it (call it off) before it begins."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from games.engine.errors import InvalidRules
from games.tables.errors import NotTheHost
from games.tournaments.errors import (
    InvalidTournaments,
    TooManyTournaments,
    TournamentClosed,
    reasons_of,
)
from games.tournaments.models import (
    Tournament,
    TournamentAccess,
    TournamentStatus,
)
from games.tournaments.services.choices import NewTournament, checked_columns
from games.tournaments.services.locks import lock_tournament
from games.tournaments.services.showing import show
from web.http.errors import InvalidInput, ServiceError
from web.http.languages import Language

MAX_AT_ONCE = 5
"""The most tournaments of one host that wait or run, where each is created alone."""
MAX_TOGETHER = 50
"""The most tournaments that are created together, and that wait or run then."""


def create_tournament(new: NewTournament, *, host_id: int, now: datetime) -> Tournament:
    """Create a tournament. Raises InvalidInput, InvalidRules, TooManyTournaments."""
    columns = checked_columns(new, host_id=host_id, now=now)
    with transaction.atomic(durable=True):
        _check_number(1, host_id=host_id, most=MAX_AT_ONCE)
        return Tournament.objects.create(
            host_id=host_id, created_at=now, next_at=_first_look(columns, now), **columns
        )


def create_tournaments(
    news: Sequence[NewTournament], *, host_id: int, language: Language, now: datetime
) -> list[Tournament]:
    """Create all of the tournaments, or none.

    They are by link, by password or for a club, so that one host can't fill the calendar of
    everybody; staff may create open ones. Raises InvalidTournaments, TooManyTournaments.
    """
    may_be_open = User.objects.filter(pk=host_id, is_staff=True).exists()
    columns, refused = [], []
    for index, new in enumerate(news):
        try:
            columns.append(checked_columns(new, host_id=host_id, now=now))
            if new.access == TournamentAccess.OPEN and not may_be_open:
                raise InvalidInput(
                    "access", ("only_for_staff", _("Only staff create several open tournaments."))
                )
        except (ServiceError, InvalidRules) as error:
            refused += reasons_of(error, f"tournaments.{index}", language)
    if refused:
        raise InvalidTournaments(refused)
    with transaction.atomic(durable=True):
        _check_number(len(news), host_id=host_id, most=MAX_TOGETHER)
        rows = [
            Tournament(host_id=host_id, created_at=now, next_at=_first_look(one, now), **one)
            for one in columns
        ]
        return Tournament.objects.bulk_create(rows)


def _first_look(columns: Mapping[str, Any], now: datetime) -> datetime:
    """Return when the sweep looks at a new tournament: at once to notify the members of a club."""
    at: datetime = now if columns["club"] else columns["starts_at"]
    return at


def _check_number(more: int, *, host_id: int, most: int) -> None:
    """Lock the host until the transaction ends. Raises TooManyTournaments."""
    User.objects.select_for_update(no_key=True).get(pk=host_id)
    own = Tournament.objects.filter(
        host_id=host_id, status__in=(TournamentStatus.SCHEDULED, TournamentStatus.RUNNING)
    )
    if own.count() + more > most:
        raise TooManyTournaments(f"At most {most} of yours wait or run at once.")


def call_off(*, tournament_id: str, user_id: int, now: datetime) -> None:
    """Cancel a tournament that has not begun, as its host.

    Raises NoTournament, NotTheHost, TournamentClosed.
    """
    with transaction.atomic(durable=True):
        row = lock_tournament(tournament_id)
        if row.host_id != user_id:
            raise NotTheHost("Only the host of the tournament may do this.")
        if row.status != TournamentStatus.SCHEDULED:
            raise TournamentClosed("The tournament has begun, or was called off.")
        cancel(row, now=now)


def cancel(row: Tournament, *, now: datetime) -> None:
    """Cancel the locked tournament."""
    row.status = TournamentStatus.CANCELLED
    row.ended_at = now
    row.next_at = None
    row.save(update_fields=["status", "ended_at", "next_at"])
    show(row)
