"""The clock of a game as its row keeps it, and whether the clocks are looked after."""

from datetime import UTC, datetime, timedelta
from typing import Any

from games.clocks import (
    Clock,
    Control,
    clock_from_json,
    clock_to_json,
    control_from_json,
    next_moment,
)
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
