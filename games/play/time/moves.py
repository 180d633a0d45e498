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
    pulse: SweepPulse | None = None,
) -> Clock:
    """The clock after a commit of these events that lead to the state; or as it is to be now.

    A silence that is going on is given back to the game, which `game.excused_at` notes. `pulse` is
    that of the sweep of the clocks; where the game has a clock it is read if it isn't given.
    """
    at = milliseconds(now)
    clock = clock_of(game)
    if game.clock is None:
        asked_at, silent_since = now, None
    else:
        pulse = pulse or pulse_of_clocks()
        asked_at, silent_since = asks_at(pulse, now), last_silence(pulse, now)
    if silent_since is not None:
        clock = clock_without_silence(game, silent_since=silent_since, now=now)
        game.excused_at = now
    # Another's done changes nothing for those who are still asked about the same table.
    is_asked_anew = any(not isinstance(event, AttackerDone) for event in events)
    control, question = control_of(game), _question(state)
    return moved(
        control,
        clock,
        question,
        by=by,
        is_asked_anew=is_asked_anew,
        now=at,
        asked_at=milliseconds(asked_at),
    )


def _question(state: GameState) -> Question:
    awaited = awaited_seats(state)
    bout = state.bout
    adds = bout is not None and bool(bout.table) and bout.defender not in awaited
    return Question(awaited, is_throw_in=bool(awaited) and adds)
