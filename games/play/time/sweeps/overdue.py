"""The sweep of the clocks: it claims the seats whose time is up (timeout, flag fall).

`games.play.services.timeouts` plays for them.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import transaction

from games.engine import Seat as SeatNumber
from games.play.broken import note_broken
from games.play.errors import UnreadableClock
from games.play.models import Game
from games.play.time.clock import Cause, next_expiry
from games.play.time.columns import clock_of, milliseconds
from games.play.time.polls import due_for

MAX_AT_ONCE = 200

TRY_AGAIN = timedelta(seconds=5)
"""The time after which a seat is claimed again, in case its first claim gets lost."""


@dataclass(frozen=True, slots=True)
class Overdue:
    """A seat whose time was up at this version."""

    game_id: str
    seat: SeatNumber
    cause: Cause
    version: int


def claim_overdue(*, now: datetime, limit: int = MAX_AT_ONCE) -> tuple[Overdue, ...]:
    """Claim the seats whose time is up, earliest first, at most one in each game.

    Sweeps that run at the same time claim different games. A claim that gets lost is repeated.
    """
    with transaction.atomic(durable=True):
        games = list(due_for("due_at", now=now).only("id", "version", "clock_state")[:limit])
        Game.objects.filter(pk__in=[game.pk for game in games]).update(due_at=now + TRY_AGAIN)
        return tuple(overdue for game in games if (overdue := _overdue(game, now)) is not None)


def _overdue(game: Game, now: datetime) -> Overdue | None:
    """Return the seat of the locked game whose time is up. A game with a broken clock stops."""
    try:
        expiry = next_expiry(clock_of(game), now=milliseconds(now))
    except UnreadableClock as error:
        note_broken(game.pk, error)
        Game.objects.filter(pk=game.pk).update(due_at=None)
        return None
    if expiry is None:
        return None
    return Overdue(game.pk, expiry.seat, expiry.cause, game.version)
