"""The clock of a game as its row keeps it, and how a commit moves it on."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from games.clocks import (
    Call,
    Clock,
    Control,
    Question,
    clock_from_json,
    clock_to_json,
    control_from_json,
    excused,
    moved,
    next_moment,
    started,
)
from games.engine import GameState, awaited_seats
from games.engine.events import AttackerDone, Event
from games.models import ClockPulse, Game

MILLISECOND = timedelta(milliseconds=1)
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
LONGEST_PAUSE = timedelta(seconds=10)
"""How long the sweep may be late, by a busy machine, before that is a silence of the service."""
NOTICED_WITHIN = timedelta(seconds=2)
"""How long a web process may have been away before a sweep that still beats notices it."""


def milliseconds(moment: datetime) -> int:
    """The moment as the clocks count it, since 1970."""
    return (moment - EPOCH) // MILLISECOND


def control_of(game: Game) -> Control | None:
    """The time control that the game is played with, if any."""
    return None if game.clock is None else control_from_json(game.clock)


def clock_of(game: Game) -> Clock:
    """The clock of a running game; empty for one that was dealt before there were clocks."""
    return clock_from_json(game.clock_state or ())


def columns_of(clock: Clock) -> dict[str, Any]:
    """The columns of the row that keep the clock."""
    moment = next_moment(clock)
    return {
        "clock_state": clock_to_json(clock),
        "due_at": None if moment is None else EPOCH + moment * MILLISECOND,
    }


def clock_at_start(
    game: Game, state: GameState, clean: Sequence[bool | None], *, now: datetime
) -> Clock:
    """The clock right after the deal; `clean` as for `games.clocks.started`."""
    return started(control_of(game), clean, _question(state), now=milliseconds(now))


def clock_after(
    game: Game, state: GameState, events: Sequence[Event], *, by: Call | None, now: datetime
) -> Clock:
    """The clock after a commit of these events that lead to the state; or as it is to be now."""
    at = milliseconds(now)
    clock = clock_of(game)
    if game.clock is not None:
        silent_since = last_silence(now)
        if silent_since is not None:
            clock = excused(clock, silent_since=milliseconds(silent_since), now=at)
    # Another's done changes nothing for those who are still asked about the same table.
    is_asked_anew = any(not isinstance(event, AttackerDone) for event in events)
    control, question = control_of(game), _question(state)
    return moved(control, clock, question, by=by, is_asked_anew=is_asked_anew, now=at)


def last_silence(now: datetime) -> datetime | None:
    """Since when nobody looks after the clocks, or can reach us, if that is too long ago."""
    pulse = ClockPulse.objects.filter(pk=1).first()
    return None if pulse is None else silence_of(pulse, now)


def silence_of(pulse: ClockPulse, now: datetime) -> datetime | None:
    """The same, where the pulse is known."""
    if pulse.unserved_since is not None:
        return pulse.unserved_since - NOTICED_WITHIN
    return pulse.at if now - pulse.at > LONGEST_PAUSE else None


def is_looked_after(now: datetime) -> bool:
    """Whether the sweep of the clocks runs, and people can reach us."""
    pulse = ClockPulse.objects.filter(pk=1).first()
    return pulse is not None and silence_of(pulse, now) is None


def end_of_last_silence() -> datetime | None:
    """Since when people can reach us again, if ever they could not."""
    return ClockPulse.objects.filter(pk=1).values_list("back_at", flat=True).first()


def _question(state: GameState) -> Question:
    awaited = awaited_seats(state)
    bout = state.bout
    adds = bout is not None and bool(bout.table) and bout.defender not in awaited
    return Question(awaited, is_throw_in=bool(awaited) and adds)
