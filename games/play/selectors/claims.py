"""Whom the others at a table may give up, as they are gone or late all the time."""

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
from web.realtime.presence import last_traces, was_noticed_here

log = logging.getLogger(__name__)

GONE = timedelta(seconds=60)
GONE_IF_CLEAN = timedelta(seconds=120)
GONE_WITHOUT_TRACE = timedelta(seconds=180)
"""What the time that is kept once a minute has to say when Redis has forgotten somebody."""

Seats = frozenset[SeatNumber]

SECONDS_BETWEEN_LOOKS = 5.0
MOST_LOOKS = 5000
_looks: dict[str, tuple[float, Seats]] = {}
"""When this process last looked who is absent from a game, and what it found."""


def claimable_seats(game: Game, *, now: datetime) -> Seats:
    """The seats of the game that may be claimed now.

    Those whose players were late three times in a row (four with a clean record), or are waited for
    and gone for a minute (two), but where commands have days. Nobody counts as gone while the
    service can't know, Redis or the sweep of the clocks being away.
    """
    return _claimable(game, lambda unsure: _absent(game, unsure, now))


def claimable_lately(game: Game) -> Seats:
    """The seats that may be claimed, as far as those who were here seconds ago still are.

    For sockets, which are told after every commit: whom this process has noticed lately is here,
    and the others are looked up every few seconds, if need be in another thread.
    """
    return _claimable(game, lambda _unsure: _absent_lately(game))


def _claimable(game: Game, absent: Callable[[Seats], Seats]) -> Seats:
    if game.status != GameStatus.ACTIVE or not play_several(game):
        return frozenset()
    clock = {number: own for number, own in enumerate(clock_of(game)) if own is not None}
    late = frozenset(number for number, own in clock.items() if may_be_given_up(own))
    unsure = frozenset(number for number, own in clock.items() if own.asked_at is not None) - late
    if not unsure or isinstance(control_of(game), Days):
        return late
    return late | (unsure & absent(unsure))


def is_anybody_unnoticed(game: Game) -> bool:
    """Whether somebody may be absent whose seat it is: this process has not noticed them lately."""
    return bool(_doubtful(game, frozenset(seat.number for seat in game.all_seats)))


def play_several(game: Game) -> bool:
    """Whether more than one person plays in the game, so that somebody may be waited for."""
    return sum(own is not None for own in clock_of(game)) > 1


def _absent_lately(game: Game) -> Seats:
    if not is_anybody_unnoticed(game):
        return frozenset()
    everybody = frozenset(seat.number for seat in game.all_seats)
    now = time.monotonic()
    looked_at, absent = _looks.get(game.pk, (-SECONDS_BETWEEN_LOOKS, Seats()))
    if now - looked_at >= SECONDS_BETWEEN_LOOKS:
        if len(_looks) >= MOST_LOOKS:
            _looks.clear()
        _looks[game.pk] = now, absent
        _look(game, everybody)
        absent = _looks.get(game.pk, (now, absent))[1]
    return absent


def _look(game: Game, seats: Seats) -> None:
    """Look who is absent, and keep it for some seconds."""
    try:
        _looks[game.pk] = time.monotonic(), _absent(game, seats, timezone.now())
    except Error:
        log.warning("The database can't be asked who is absent.", exc_info=True)


def _doubtful(game: Game, seats: Seats) -> Seats:
    """Those of the seats whose players this process has not noticed lately."""
    return frozenset(
        seat.number
        for seat in game.all_seats
        if seat.number in seats
        and seat.user_id is not None
        and not was_noticed_here(seat.user_id, within=GONE)
    )


def _absent(game: Game, seats: Seats, now: datetime) -> Seats:
    """Those of the seats whose players have been gone for long; none while that can't be known."""
    doubtful = _doubtful(game, seats)
    if not doubtful or not is_service_up(now):
        return frozenset()
    clock = {number: own for number, own in enumerate(clock_of(game)) if own is not None}
    rows = Seat.objects.filter(game=game, number__in=doubtful & clock.keys(), user__isnull=False)
    people = list(rows.values_list("number", "user_id", "user__last_seen_at"))
    traces = last_traces(user_id for _, user_id, _ in people)
    # Nobody could be noticed during an outage, so it does not count as absence.
    reachable_since = end_of_last_outage()

    def is_gone(own: SeatClock, trace: datetime | None, last_seen: datetime | None) -> bool:
        noticed = trace or last_seen
        if noticed is None:
            return False
        patience = _patience(own) if trace is not None else GONE_WITHOUT_TRACE
        return now - max(noticed, reachable_since or noticed) >= patience

    return frozenset(
        number
        for number, user_id, last_seen in people
        if is_gone(clock[number], traces.get(user_id), last_seen)
    )


def _patience(own: SeatClock) -> timedelta:
    return GONE_IF_CLEAN if own.is_clean else GONE
