"""Whom the others at a table may give up, as they are gone or late all the time."""

from collections.abc import Mapping
from datetime import datetime, timedelta

from games.engine import Seat as SeatNumber
from games.play.clocks import Days, SeatClock, given_up
from games.play.models import Game, GameStatus, Seat
from games.play.time.columns import clock_of, control_of
from games.play.time.silence import end_of_last_silence, is_looked_after
from web.presence import last_traces

GONE = timedelta(seconds=60)
GONE_IF_CLEAN = timedelta(seconds=120)
GONE_WITHOUT_TRACE = timedelta(seconds=180)
"""What the time that is kept once a minute has to say when Redis has forgotten somebody."""


def claimable_seats(game: Game, *, now: datetime) -> frozenset[SeatNumber]:
    """The seats of the game that may be claimed now.

    Those whose players were late three times in a row (four with a clean record), or are waited for
    and gone for a minute (two), but where commands have days. Nobody counts as gone while the
    service can't know, Redis or the sweep of the clocks being away.
    """
    if game.status != GameStatus.ACTIVE or not play_several(game):
        return frozenset()
    clock = {number: own for number, own in enumerate(clock_of(game)) if own is not None}
    late = {number for number, own in clock.items() if given_up(own)}
    waited_for = {number: own for number, own in clock.items() if own.asked_at is not None}
    unsure = {number: own for number, own in waited_for.items() if number not in late}
    if not unsure or isinstance(control_of(game), Days) or not is_looked_after(now):
        return frozenset(late)
    return frozenset(late | _gone(game, unsure, now))


def play_several(game: Game) -> bool:
    """Whether more than one person plays in the game, so that somebody may be waited for."""
    return sum(own is not None for own in clock_of(game)) > 1


def _gone(game: Game, asked: Mapping[SeatNumber, SeatClock], now: datetime) -> set[SeatNumber]:
    rows = Seat.objects.filter(game=game, number__in=asked, user__isnull=False)
    people = list(rows.values_list("number", "user_id", "user__last_seen_at"))
    traces = last_traces(user_id for _, user_id, _ in people)
    # A silence of the service, in which nobody could be noticed, is not counted.
    reachable_since = end_of_last_silence()

    def is_gone(own: SeatClock, trace: datetime | None, last_seen: datetime | None) -> bool:
        noticed = trace or last_seen
        if noticed is None:
            return False
        patience = _patience(own) if trace is not None else GONE_WITHOUT_TRACE
        return now - max(noticed, reachable_since or noticed) >= patience

    return {
        number
        for number, user_id, last_seen in people
        if is_gone(asked[number], traces.get(user_id), last_seen)
    }


def _patience(own: SeatClock) -> timedelta:
    return GONE_IF_CLEAN if own.is_clean else GONE
