"""Rebuild a game's row from its log, after a repair or a change of the notation."""

from collections.abc import Sequence

from django.db import transaction
from django.utils import timezone

from games.engine import GameState, replay
from games.engine.events import EndReason
from games.play.errors import UnreadableClock
from games.play.log import has_right_mark, load, mark_of_log
from games.play.models import PLAYED_BY_BOT, Game, Seat
from games.play.projections.leavers import write_leavers
from games.play.projections.openings import standings_of
from games.play.projections.results import end_of, write_results
from games.play.projections.summary import stored_summary, summary_of
from games.play.time.advance import NextClock, clock_after, clock_at_start, heartbeat_for
from games.play.time.columns import clock_of, columns_of
from games.play.time.deadlines import bot_deadline
from games.play.time.outages import note_late
from games.play.time.polls import with_next_poll


def rebuild(game_id: str) -> bool:
    """Write the columns that follow from the log into the game's row; return whether one changed.

    A game that has not been dealt stays as it is. Raises Game.DoesNotExist, and the
    store's and the engine's errors for a log that can't be replayed; nothing is written then.
    """
    with transaction.atomic():
        game = Game.objects.select_for_update().get(pk=game_id)
        log = load(game_id)
        if not log:
            return False
        state = replay(numbered.event for numbered in log)
        summary = summary_of(game, state)
        standings = standings_of(game, state)
        times = (log[0].at, log[-1].at if state.is_over else None)
        holds = (
            game.version == len(log)
            and has_right_mark(game, log)
            and _has_clock(game)
            and stored_summary(game) == summary
            and game.standings == standings
            and (game.started_at, game.finished_at) == times
        )
        seats = list(Seat.objects.filter(game=game).order_by("number"))
        seats_changed = write_leavers(log, seats)
        if state.is_over and write_results(state.rules, end_of(state), seats, at=log[-1].at):
            seats_changed = True
        if holds:
            return seats_changed
        bots = Seat.objects.filter(PLAYED_BY_BOT, game_id=game_id)
        is_bot_awaited = bots.filter(number__in=summary.awaited).exists()
        has_result = state.is_over and state.reason is not EndReason.CANCELLED
        is_in_the_book = Game.objects.filter(pk=game_id, rated_game__isnull=False).exists()
        clock = _clock(game, state, seats)
        if clock.late is not None:
            note_late(clock.late)
        deadlines = {
            "bot_due_at": bot_deadline(log[-1].at) if is_bot_awaited else None,
            **columns_of(clock.clock),
        }
        Game.objects.filter(pk=game_id).update(
            version=len(log),
            mark=mark_of_log(log, game=game),
            started_at=times[0],
            finished_at=times[1],
            is_rating_due=has_result and game.is_rated and not is_in_the_book,
            standings=standings,
            **with_next_poll(game, deadlines),
            **summary.columns(),
        )
        return True


def _has_clock(game: Game) -> bool:
    try:
        clock_of(game)
    except UnreadableClock:
        return False
    return True


def _clock(game: Game, state: GameState, seats: Sequence[Seat]) -> NextClock:
    """Return the clock from now on. A damaged clock restarts, with full time for all seats."""
    now, heartbeat = timezone.now(), heartbeat_for(game)
    try:
        return clock_after(game, state, (), by=None, now=now, heartbeat=heartbeat)
    except UnreadableClock:
        clean = [None if seat.is_played_by_bot else False for seat in seats]
        return clock_at_start(game, state, clean, now=now, heartbeat=heartbeat)
