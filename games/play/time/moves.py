"""How a commit moves the clock of a game on."""

from collections.abc import Sequence
from datetime import datetime

from games.engine import GameState, awaited_seats
from games.engine.events import AttackerDone, Event
from games.play.clocks import Act, Clock, Question, moved, started
from games.play.models import Game, SweepPulse
from games.play.time.columns import clock_of, control_of, milliseconds
from games.play.time.giving_back import clock_without_silence
from games.play.time.silence import asks_at, last_silence, pulse_of_clocks


def clock_at_start(
    game: Game, state: GameState, clean: Sequence[bool | None], *, now: datetime
) -> Clock:
    """The clock right after the deal; `clean` as for `games.play.clocks.started`."""
    asked_at = now if game.clock is None else asks_at(pulse_of_clocks(), now)
    return started(control_of(game), clean, _question(state), now=milliseconds(asked_at))


def clock_after(
    game: Game,
    state: GameState,
    events: Sequence[Event],
    *,
    by: Act | None,
    now: datetime,
    pulse: SweepPulse | None,
) -> tuple[Clock, dict[str, object]]:
    """Return the clock after these events that lead to the state, and further columns of the row.

    An outage that is going on is given back to the game, which the column `excused_at` notes.
    `pulse` is that of the sweep of the clocks, for a game that has a clock.
    """
    clock, columns = clock_of(game), dict[str, object]()
    outage_since = None if game.clock is None or pulse is None else last_silence(pulse, now)
    if outage_since is not None:
        clock = clock_without_silence(game, silent_since=outage_since, now=now)
        columns = {"excused_at": now}
    # Another's done changes nothing for those who are still asked about the same table.
    is_asked_anew = any(not isinstance(event, AttackerDone) for event in events)
    clock = moved(
        control_of(game),
        clock,
        _question(state),
        by=by,
        is_asked_anew=is_asked_anew,
        now=milliseconds(now),
        asked_at=milliseconds(now if game.clock is None else asks_at(pulse, now)),
    )
    return clock, columns


def pulse_for(game: Game) -> SweepPulse | None:
    """Return the pulse of the sweep of the clocks where the game has a clock."""
    return None if game.clock is None else pulse_of_clocks()


def _question(state: GameState) -> Question:
    awaited = awaited_seats(state)
    bout = state.bout
    adds = bout is not None and bool(bout.table) and bout.defender not in awaited
    return Question(awaited, is_throw_in=bool(awaited) and adds)
