"""The clock of a game as its row keeps it, and whether the clocks are looked after."""

from datetime import UTC, datetime, timedelta
from typing import Any

from games.play.clocks import (
    Clock,
    Control,
    clock_from_json,
    clock_to_json,
    control_from_json,
    next_moment,
)
from games.play.errors import UnreadableClock
from games.play.models import Game

MILLISECOND = timedelta(milliseconds=1)

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def milliseconds(moment: datetime) -> int:
    """The moment as the clocks count it, since 1970."""
    return (moment - EPOCH) // MILLISECOND


def control_of(game: Game) -> Control | None:
    """The time control that the game is played with, if any."""
    return None if game.clock is None else control_from_json(game.clock)


def clock_of(game: Game) -> Clock:
    """The clock of a running game; empty for one that was dealt before there were clocks.

    Raises UnreadableClock.
    """
    try:
        return clock_from_json(game.clock_state or ())
    except ValueError as error:
        raise UnreadableClock(f"Game {game.pk}: its clock can't be read: {error}") from error


def columns_of(clock: Clock) -> dict[str, Any]:
    """The columns of the row that keep the clock."""
    moment = next_moment(clock)
    return {
        "clock_state": clock_to_json(clock),
        "due_at": None if moment is None else EPOCH + moment * MILLISECOND,
    }
