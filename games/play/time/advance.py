"""Advance the clock of a game by a move (a commit): add increments, start the next seat."""

from collections.abc import Sequence
from datetime import datetime

from django.utils import timezone

from games.engine import GameState, awaited_seats
from games.engine.events import AttackerDone, Event
from games.play.models import Game, SweepHeartbeat
from games.play.time.clock import Act, Clock, Question, advance_clock, start_clock
from games.play.time.columns import clock_of, control_of, milliseconds
from games.play.time.compensation import compensated_clock
from games.play.time.outages import (
    heartbeat_of_clocks,
    note_late,
    question_asked_at,
    start_of_outage,
)


def clock_at_start(
    game: Game, state: GameState, clean: Sequence[bool | None], *, now: datetime
) -> Clock:
    """Return the clock right after the deal; `clean` is explained at `start_clock`."""
    asked_at = now if game.clock is None else question_asked_at(heartbeat_for(game), now)
    return start_clock(control_of(game), clean, _question(state), now=milliseconds(asked_at))


def clock_after(
    game: Game,
    state: GameState,
    events: Sequence[Event],
    *,
    by: Act | None,
    now: datetime,
    heartbeat: SweepHeartbeat | None,
) -> tuple[Clock, dict[str, object]]:
    """Return the clock after these events, which lead to the state, and further columns to write.

    If there is an outage now, the game gets its time back at once; the column `excused_at` notes
    that. `heartbeat` is that of the sweep of the clocks, for a game that has a clock.
    """
    clock, columns = clock_of(game), dict[str, object]()
    outage_since = None if game.clock is None else start_of_outage(heartbeat, now)
    if outage_since is not None:
        clock = compensated_clock(game, outage_since=outage_since, now=now)
        columns = {"excused_at": now}
    # A done of one attacker leaves the table as it is, so the time of the others runs on.
    is_new_question = any(not isinstance(event, AttackerDone) for event in events)
    asked_at = now if game.clock is None else question_asked_at(heartbeat, now)
    clock = advance_clock(
        control_of(game),
        clock,
        _question(state),
        by=by,
        is_new_question=is_new_question,
        now=milliseconds(now),
        asked_at=milliseconds(asked_at),
    )
    return clock, columns


def heartbeat_for(game: Game) -> SweepHeartbeat | None:
    """Return the heartbeat of the sweep of the clocks; None if the game has no clock.

    A late one means an outage, which the next sweep handles as such: the machine's clock may only
    be ahead, and right again before that sweep, which would then see no sign of it.
    """
    if game.clock is None:
        return None
    heartbeat = heartbeat_of_clocks()
    if heartbeat is not None and start_of_outage(heartbeat, timezone.now()) is not None:
        note_late(heartbeat)
    return heartbeat


def _question(state: GameState) -> Question:
    awaited = awaited_seats(state)
    bout = state.bout
    adds = bout is not None and bool(bout.table) and bout.defender not in awaited
    return Question(awaited, is_throw_in=bool(awaited) and adds)
