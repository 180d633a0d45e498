"""Factories of tables with clocks for tests, and changes of their clocks (time travel)."""

import time
from dataclasses import replace
from datetime import datetime, timedelta

import redis
from django.conf import settings
from django.db.models import F

from games.play.models import Game, Sweep, SweepHeartbeat
from games.play.selectors.games import get_game
from games.play.time import heartbeat
from games.play.time.clock import Control, PerCommand, SeatClock
from games.play.time.clock_jumps import correct_deadlines
from games.play.time.columns import clock_of, columns_of
from games.play.time.compensation import compensate_games
from games.play.time.polls import with_next_poll
from games.tables.services.creating import create_game, start_game
from games.tables.services.seat_plans import HostPlan, OpenPlan, SeatPlan
from games.tables.services.seating import join_game
from games.tables.terms import TableChoice
from tests.support.games import some_user
from web.realtime import presence

HALF_A_MINUTE = PerCommand(30)


def clocked_table(
    control: Control | None = HALF_A_MINUTE, *, seats: int = 2, is_rated: bool = False
) -> Game:
    """A started game of people with a clock, by the preset podkidnoy (duel for two)."""
    plans: list[SeatPlan] = [HostPlan(), *(OpenPlan() for _ in range(seats - 1))]
    game = create_game(
        TableChoice(preset="duel" if seats == 2 else "podkidnoy", is_rated=is_rated, clock=control),
        plans,
        host_id=some_user().pk,
    )
    for _ in range(seats - 1):
        join_game(game_id=game.pk, user_id=some_user().pk)
    return start_game(game_id=game.pk, user_id=game.host_id)


def seat_clock(game: Game, seat: int) -> SeatClock:
    """The clock of a seat as its row has it now."""
    clock = clock_of(get_game(game.pk))[seat]
    assert clock is not None
    return clock


def fall_due(game: Game, **deadlines: datetime) -> None:
    """Set deadlines of a game, and when the sweeps poll it."""
    columns = with_next_poll(get_game(game.pk), deadlines)
    Game.objects.filter(pk=game.pk).update(**columns)


def late(game: Game, seat: int, times: int, *, is_clean: bool = False) -> Game:
    """Set the timeouts in a row of a seat; return the game."""
    clock = tuple(
        replace(own, timeouts=times, is_clean=is_clean) if number == seat and own else own
        for number, own in enumerate(clock_of(get_game(game.pk)))
    )
    Game.objects.filter(pk=game.pk).update(**columns_of(clock))
    return get_game(game.pk)


def heard(user_id: int, *, seconds_ago: float, is_noted_here: bool = True) -> None:
    """Set the time of the user's last sign of presence, in Redis and as this process noted it."""
    client = redis.Redis.from_url(settings.DURAK_REDIS_URL)
    client.zadd(presence.ONLINE, {str(user_id): time.time() - seconds_ago})
    if is_noted_here:
        presence._marked_at[presence.ONLINE, user_id] = time.monotonic() - seconds_ago


def let_pass(game: Game, seconds: float, *, is_service_up: bool = True) -> Game:
    """Let the clocks of a game have run longer by these seconds; return the game.

    The sweep of the clocks ran meanwhile, unless `is_service_up` is false.
    """
    span = int(seconds * 1000)
    clock = tuple(
        None if own is None else _earlier(own, span) for own in clock_of(get_game(game.pk))
    )
    Game.objects.filter(pk=game.pk).update(
        excused_at=F("excused_at") - timedelta(seconds=seconds),
        **with_next_poll(get_game(game.pk), columns_of(clock)),
    )
    if not is_service_up:
        for row in SweepHeartbeat.objects.all():
            row.at -= timedelta(seconds=seconds)
            if row.unserved_since is not None:
                row.unserved_since -= timedelta(seconds=seconds)
            row.save()
    return get_game(game.pk)


def _earlier(own: SeatClock, span: int) -> SeatClock:
    return replace(
        own,
        asked_at=None if own.asked_at is None else own.asked_at - span,
        due=None if own.due is None else own.due - span,
        closes=None if own.closes is None else own.closes - span,
    )


def record_heartbeat(*, now: datetime, served_since: datetime | None = None) -> int:
    """Record a heartbeat, as the sweep of the clocks begins; return the number of changed games."""
    return heartbeat.record_heartbeat(
        Sweep.CLOCKS,
        now=now,
        compensate=compensate_games,
        correct_clock_jump=correct_deadlines,
        served_since=served_since,
    )
