"""Time that runs out: the clocks looked after by a sweep, and what is played when time is up."""

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import transaction

from games.engine import Seat as SeatNumber
from games.engine.commands import Done
from games.play.broken import note_broken
from games.play.clocks import Cause, default_command, next_expiry
from games.play.errors import (
    GameOver,
    StaleVersion,
    StoreError,
    TimeNotUp,
    UnreadableClock,
)
from games.play.log import load_state, mark_of
from games.play.models import Game, GameStatus
from games.play.services.commands import submit_command
from games.play.services.players import Clock
from games.play.services.receipts import CLOCK_KEY
from games.play.time.columns import clock_of, milliseconds
from games.play.time.looks import due_for

MOST_AT_ONCE = 200

TRY_AGAIN = timedelta(seconds=5)
"""When a seat whose time is up is claimed again, should the first claim get lost."""


@dataclass(frozen=True, slots=True)
class Overdue:
    """A seat whose time was up at this version."""

    game_id: str
    seat: SeatNumber
    cause: Cause
    version: int


def claim_overdue(*, now: datetime, limit: int = MOST_AT_ONCE) -> tuple[Overdue, ...]:
    """The seats whose time is up, one a game, longest ago first; to be played by `play_overdue`.

    Sweeps running at the same time claim different games; one that is claimed and lost comes back.
    """
    with transaction.atomic(durable=True):
        games = list(due_for("due_at", now=now).only("id", "version", "clock_state")[:limit])
        Game.objects.filter(pk__in=[game.pk for game in games]).update(due_at=now + TRY_AGAIN)
        return tuple(overdue for game in games if (overdue := _overdue(game, now)) is not None)


def _overdue(game: Game, now: datetime) -> Overdue | None:
    """The seat of the locked game whose time is up. A game with a broken clock stands still."""
    try:
        expiry = next_expiry(clock_of(game), now=milliseconds(now))
    except UnreadableClock as error:
        note_broken(game.pk, error)
        Game.objects.filter(pk=game.pk).update(due_at=None)
        return None
    if expiry is None:
        return None
    return Overdue(game.pk, expiry.seat, expiry.cause, game.version)


def play_overdue(overdue: Overdue) -> bool:
    """Play for a seat whose time is up; whether that was done now.

    May be called any number of times: a game that has moved on, or whose time was given back, is
    left alone. A broken game stands still.
    """
    try:
        return _play(overdue)
    except StoreError as error:
        note_broken(overdue.game_id, error)
        return False


def _play(overdue: Overdue) -> bool:
    game = Game.objects.get(pk=overdue.game_id)
    if game.version != overdue.version or game.status != GameStatus.ACTIVE:
        return False
    is_set = overdue.cause is Cause.IN_ADVANCE
    command = Done() if is_set else default_command(load_state(game), overdue.seat)
    with suppress(StaleVersion, GameOver, TimeNotUp):
        accepted = submit_command(
            game_id=game.pk,
            by=Clock(overdue.cause),
            seat=overdue.seat,
            command=command,
            expected_version=overdue.version,
            expected_mark=mark_of(game),
            idempotency_key=f"{CLOCK_KEY}{overdue.version}",
        )
        return not accepted.is_replay
    return False
