"""Absent (disconnected, AFK) players: seats that others may claim after a grace period."""

import logging
import time
from collections.abc import Callable
from datetime import datetime, timedelta

from django.db import Error
from django.utils import timezone

from games.engine import Seat as SeatNumber
from games.play.models import Game, GameStatus, Seat
from games.play.time.clock import Days, SeatClock, may_be_given_up
from games.play.time.columns import clock_of, control_of
from games.play.time.outages import end_of_last_outage, is_service_up
from web.realtime.presence import last_seen_at, was_marked_online

log = logging.getLogger(__name__)

ABSENT = timedelta(seconds=60)
ABSENT_IF_CLEAN = timedelta(seconds=120)
ABSENT_WITHOUT_TRACE = timedelta(seconds=180)
"""The times without a sign of presence after which a player is absent.

The last one is for players of whom Redis has no trace: `last_seen_at` is written once a minute.
"""

Seats = frozenset[SeatNumber]

SECONDS_CACHED = 5.0
MAX_CACHED = 5000
_cache: dict[str, tuple[float, Seats]] = {}
"""The absent players of a game as this process last read them, and when it did."""


def claimable_seats(game: Game, *, now: datetime) -> Seats:
    """Return the seats of the game that others may claim now.

    These are the seats of players who had three timeouts in a row, or who are awaited and have been
    absent for a minute. A clean record allows one timeout and one minute more. In games with days
    for each command absence does not count. Nobody is absent while Redis or the sweep of the clocks
    is away, since presence is unknown then.
    """
    return _claimable(game, lambda unsure: _absent(game, unsure, now))


def claimable_cached(game: Game) -> Seats:
    """Return the seats that others may claim, by absences that are cached for some seconds.

    Sockets ask after every commit. A player whom this process has noticed lately is present; for
    all others the cache answers, and is read again every few seconds.
    """
    return _claimable(game, lambda _unsure: _absent_lately(game))


def _claimable(game: Game, absent: Callable[[Seats], Seats]) -> Seats:
    if game.status != GameStatus.ACTIVE or not play_several(game):
        return frozenset()
    clock = {number: own for number, own in enumerate(clock_of(game)) if own is not None}
    timed_out = frozenset(number for number, own in clock.items() if may_be_given_up(own))
    unsure = frozenset(number for number, own in clock.items() if own.asked_at is not None)
    unsure -= timed_out
    if not unsure or isinstance(control_of(game), Days):
        return timed_out
    return timed_out | (unsure & absent(unsure))


def may_be_absent(game: Game) -> bool:
    """Return whether a player may be absent: this process has not noticed that player lately."""
    return bool(_unnoticed(game, frozenset(seat.number for seat in game.all_seats)))


def play_several(game: Game) -> bool:
    """Return whether more than one person plays in the game, so that one may wait for another."""
    return sum(own is not None for own in clock_of(game)) > 1


def _absent_lately(game: Game) -> Seats:
    if not may_be_absent(game):
        return frozenset()
    everybody = frozenset(seat.number for seat in game.all_seats)
    now = time.monotonic()
    read_at, absent = _cache.get(game.pk, (-SECONDS_CACHED, Seats()))
    if now - read_at >= SECONDS_CACHED:
        if len(_cache) >= MAX_CACHED:
            _cache.clear()
        _cache[game.pk] = now, absent
        _read_absences(game, everybody)
        absent = _cache.get(game.pk, (now, absent))[1]
    return absent


def _read_absences(game: Game, seats: Seats) -> None:
    """Read which players are absent, and cache the answer."""
    try:
        _cache[game.pk] = time.monotonic(), _absent(game, seats, timezone.now())
    except Error:
        log.warning("The database is away: absent players are unknown.", exc_info=True)


def _unnoticed(game: Game, seats: Seats) -> Seats:
    """Return the seats among these whose players this process has not noticed lately."""
    return frozenset(
        seat.number
        for seat in game.all_seats
        if seat.number in seats
        and seat.user_id is not None
        and not was_marked_online(seat.user_id, within=ABSENT)
    )


def _absent(game: Game, seats: Seats, now: datetime) -> Seats:
    """Return the seats among these whose players are absent; none while presence is unknown."""
    unnoticed = _unnoticed(game, seats)
    if not unnoticed or not is_service_up(now):
        return frozenset()
    clock = {number: own for number, own in enumerate(clock_of(game)) if own is not None}
    rows = Seat.objects.filter(game=game, number__in=unnoticed & clock.keys(), user__isnull=False)
    people = list(rows.values_list("number", "user_id", "user__last_seen_at"))
    traces = last_seen_at(user_id for _, user_id, _ in people)
    # Nobody could be noticed during an outage, so it does not count as absence.
    reachable_since = end_of_last_outage()

    def is_absent(own: SeatClock, trace: datetime | None, last_seen: datetime | None) -> bool:
        noticed = trace or last_seen
        if noticed is None:
            return False
        patience = _patience(own) if trace is not None else ABSENT_WITHOUT_TRACE
        return now - max(noticed, reachable_since or noticed) >= patience

    return frozenset(
        number
        for number, user_id, last_seen in people
        if is_absent(clock[number], traces.get(user_id), last_seen)
    )


def _patience(own: SeatClock) -> timedelta:
    return ABSENT_IF_CLEAN if own.is_clean else ABSENT
