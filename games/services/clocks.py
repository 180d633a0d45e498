"""Time that runs out: the clocks looked after by a sweep, and what is played when time is up."""

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import connection, transaction
from django.db.models import F

from games.clocks import Cause, Control, default_command, excused, next_call, passing
from games.engine import Seat as SeatNumber
from games.engine.commands import Done
from games.errors import (
    GameNotRunning,
    GameOver,
    InvalidInput,
    NotYourSeat,
    StaleVersion,
    TimeNotUp,
)
from games.models import ClockPulse, Game, GameStatus, Seat
from games.selectors.games import get_game
from games.services.locks import lock_game
from games.services.players import Clock
from games.services.receipts import CLOCK_KEY
from games.services.starting import tell_table
from games.services.table import submit_command
from games.store import load_state
from games.store.clocks import clock_of, columns_of, milliseconds, silence_of

MOST_AT_ONCE = 200
TRY_AGAIN = timedelta(seconds=5)
"""When a seat whose time is up is called again, should the first call get lost."""
BEAT = timedelta(seconds=2)
"""How often the pulse is written at most."""


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
        games = list(
            Game.objects.select_for_update(
                skip_locked=connection.features.has_select_for_update_skip_locked
            )
            .filter(status=GameStatus.ACTIVE, due_at__lte=now)
            .order_by("due_at")
            .only("id", "version", "clock_state")[:limit]
        )
        Game.objects.filter(pk__in=[game.pk for game in games]).update(due_at=now + TRY_AGAIN)
        calls = ((game, next_call(clock_of(game), now=milliseconds(now))) for game in games)
        return tuple(
            Overdue(game.pk, call.seat, call.cause, game.version)
            for game, call in calls
            if call is not None
        )


def play_overdue(overdue: Overdue) -> bool:
    """Play for a seat whose time is up; whether that was done now.

    May be called any number of times: a game that has moved on, or whose time was given back, is
    left alone.
    """
    game = Game.objects.get(pk=overdue.game_id)
    if game.version != overdue.version or game.status != GameStatus.ACTIVE:
        return False
    is_ahead = overdue.cause is Cause.AHEAD
    command = Done() if is_ahead else default_command(load_state(game), overdue.seat)
    with suppress(StaleVersion, GameOver, TimeNotUp):
        accepted = submit_command(
            game_id=game.pk,
            by=Clock(overdue.cause),
            seat=overdue.seat,
            command=command,
            expected_version=overdue.version,
            idempotency_key=f"{CLOCK_KEY}{overdue.version}",
        )
        return not accepted.is_replay
    return False


def keep_pulse(*, now: datetime, served_since: datetime | None = None) -> int:
    """Note that the clocks are looked after, and give back what a silence took; to how many games.

    The sweep calls it before it looks for seats whose time is up. People could not reach the
    service between the last beat and `served_since`, if that is later.
    """
    with transaction.atomic(durable=True):
        pulse, _ = ClockPulse.objects.select_for_update().get_or_create(pk=1, defaults={"at": now})
        if served_since is not None and served_since > pulse.at:
            pulse.unserved_since = pulse.unserved_since or pulse.at
        silent_since = silence_of(pulse, now)
        if silent_since is None and now - pulse.at < BEAT:
            return 0
        given_back = 0
        if silent_since is not None:
            given_back = _give_back(silent_since, now)
            pulse.unserved_since, pulse.back_at = None, now
        pulse.at = now
        pulse.save()
    return given_back


def note_absence() -> None:
    """Note that nobody can reach the service: from its last beat on time is nobody's.

    The sweep calls it instead of `keep_pulse`, and calls no seat whose time is up.
    """
    ClockPulse.objects.filter(pk=1, unserved_since=None).update(unserved_since=F("at"))


def set_passing(*, game_id: str, user_id: int, on: bool) -> Game:
    """The game with the user's done set in advance, or no more: to the end, whatever they hold.

    It counts each time the throw-in window closes. Raises NotFound, NotYourSeat, GameNotRunning,
    GameOver.
    """
    with transaction.atomic(durable=True):
        game = lock_game(game_id)
        seat = Seat.objects.filter(game=game, user_id=user_id, left_version=None).first()
        if seat is None:
            raise NotYourSeat("You have no seat in this game.")
        if game.status == GameStatus.FINISHED:
            raise GameOver("The game is finished.")
        clock = clock_of(game)
        if game.status != GameStatus.ACTIVE or not clock:
            raise GameNotRunning("The game is not running.")
        _save(game, columns_of(passing(clock, seat.number, on=on)))
    return get_game(game_id)


def check_clock(control: Control | None, *, people: int, is_rated: bool) -> None:
    """Raises InvalidInput for a clock at a casual table where at most one person can sit."""
    if control is not None and people < 2 and not is_rated:  # noqa: PLR2004 - company
        raise InvalidInput("clock", "A casual game against bots only has no clock.")


def _give_back(silent_since: datetime, now: datetime) -> int:
    since, at = milliseconds(silent_since), milliseconds(now)
    running = Game.objects.select_for_update().filter(
        status=GameStatus.ACTIVE, due_at__isnull=False
    )
    games = list(running.only("id", "clock_state", "version").order_by("pk"))
    for game in games:
        _save(game, columns_of(excused(clock_of(game), silent_since=since, now=at)))
        tell_table(game.pk, version=game.version)
    return len(games)


def _save(game: Game, columns: dict[str, object]) -> None:
    Game.objects.filter(pk=game.pk).update(**columns)
