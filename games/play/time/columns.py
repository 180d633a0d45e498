"""The columns of a game's row that store its clock."""

from datetime import UTC, datetime, timedelta
from typing import Any

from games.play.errors import UnreadableClock
from games.play.models import Game
from games.play.time.clock import (
    Clock,
    Control,
    clock_from_json,
    clock_to_json,
    control_from_json,
    next_moment,
)

MILLISECOND = timedelta(milliseconds=1)

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def milliseconds(moment: datetime) -> int:
    """Return the moment as clocks store it: in milliseconds since 1970."""
    return (moment - EPOCH) // MILLISECOND


def control_of(game: Game) -> Control | None:
    """Return the time control of the game; None if its time is not limited."""
    return None if game.clock is None else control_from_json(game.clock)


def clock_of(game: Game) -> Clock:
    """Return the clock of a running game; it is empty for a game dealt before clocks existed.

    Raises UnreadableClock.
    """
    try:
        return clock_from_json(game.clock_state or ())
    except ValueError as error:
        raise UnreadableClock(f"Game {game.pk}: its clock can't be read: {error}") from error


def columns_of(clock: Clock) -> dict[str, Any]:
    """Return the columns that store the clock, with the moment of its next timeout."""
    moment = next_moment(clock)
    return {
        "clock_state": clock_to_json(clock),
        "due_at": None if moment is None else EPOCH + moment * MILLISECOND,
    }
