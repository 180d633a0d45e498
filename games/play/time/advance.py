"""Advance the clock of a game by a move (a commit): add increments, start the next seat."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from games.engine import GameState, awaited_seats
from games.engine.events import AttackerDone, Event
from games.play.models import Game, SweepHeartbeat
from games.play.time.clock import Act, Clock, Question, advance_clock, start_clock
from games.play.time.columns import clock_of, control_of, milliseconds
from games.play.time.compensation import compensated_clock
from games.play.time.outages import heartbeat_of_clocks, question_asked_at, start_of_outage


class NextClock(NamedTuple):
    """The clock of a game from a commit on.

    `excused_at` is None unless the commit gives the game the time of an outage back. `late` is the
    heartbeat that shows an outage of which no sweep knows: the commit has to note it.
    """

    clock: Clock
    excused_at: datetime | None = None
    late: SweepHeartbeat | None = None


def clock_at_start(
    game: Game,
    state: GameState,
    clean: Sequence[bool | None],
    *,
    now: datetime,
    heartbeat: SweepHeartbeat | None,
) -> NextClock:
    """Return the clock right after the deal; `clean` is explained at `start_clock`."""
    asked_at = now if game.clock is None else question_asked_at(heartbeat, now)
    clock = start_clock(control_of(game), clean, _question(state), now=milliseconds(asked_at))
    return NextClock(clock, late=_late(heartbeat, now))


def clock_after(
    game: Game,
    state: GameState,
    events: Sequence[Event],
    *,
    by: Act | None,
    now: datetime,
    heartbeat: SweepHeartbeat | None,
) -> NextClock:
    """Return the clock after these events, which lead to the state.

    If there is an outage now, the game gets its time back at once. `heartbeat` is that of the sweep
    of the clocks, for a game that has a clock.
    """
    clock, excused_at = clock_of(game), None
    outage_since = None if game.clock is None else start_of_outage(heartbeat, now)
    if outage_since is not None:
        clock = compensated_clock(game, outage_since=outage_since, now=now)
        excused_at = now
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
    return NextClock(clock, excused_at, _late(heartbeat, now))


def heartbeat_for(game: Game) -> SweepHeartbeat | None:
    """Return the heartbeat of the sweep of the clocks; None if the game has no clock."""
    return None if game.clock is None else heartbeat_of_clocks()


def _late(heartbeat: SweepHeartbeat | None, now: datetime) -> SweepHeartbeat | None:
    if heartbeat is None or heartbeat.unserved_since is not None:
        return None
    return None if start_of_outage(heartbeat, now) is None else heartbeat


def _question(state: GameState) -> Question:
    awaited = awaited_seats(state)
    bout = state.bout
    adds = bout is not None and bool(bout.table) and bout.defender not in awaited
    return Question(awaited, is_throw_in=bool(awaited) and adds)
