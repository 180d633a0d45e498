"""The clock of a running game: immutable, one part for each seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from games.engine import Seat


class Cause(StrEnum):
    """Who played a command. Wire values; they never change."""

    PLAYER = "player"
    BOT = "bot"
    CLOCK = "clock"
    """The player's time was up."""
    IN_ADVANCE = "in_advance"
    """The player had set the done in advance, and the throw-in window has closed."""
    SERVICE = "service"
    """The service called the game off, as nobody looked at it or as staff decided."""

    @property
    def is_expiry(self) -> bool:
        """Whether the clock played, so that the time has to be up for it."""
        return self in {Cause.CLOCK, Cause.IN_ADVANCE}


@dataclass(frozen=True, slots=True)
class SeatClock:
    """The clock of one person; bots have none.

    `bank` is what was left when the running question was asked. `asked_at`: since when the game
    waits for the seat, if it does; `due`: when its time is up. `closes`: when the throw-in window
    closes, if the seat is asked whether it adds a card. `timeouts` are those in a row; a clean
    record has more grace.
    """

    is_clean: bool = False
    bank: int | None = None
    asked_at: int | None = None
    due: int | None = None
    closes: int | None = None
    timeouts: int = 0
    done_in_advance: bool = False


Clock = tuple[SeatClock | None, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """What the game waits for: whom it asks, and whether they are asked to add a card."""

    awaited: tuple[Seat, ...]
    is_throw_in: bool = False


def clock_to_json(clock: Clock) -> list[dict[str, Any] | None]:
    """The clock as JSON: a list with an object, or null, for each seat."""
    # `dataclasses.asdict` copies values that can't change, which takes ten times as long.
    return [
        None if seat is None else {name: getattr(seat, name) for name in SeatClock.__slots__}
        for seat in clock
    ]


def clock_from_json(data: Sequence[dict[str, Any] | None]) -> Clock:
    """The clock read back. Raises ValueError for what is no clock."""
    try:
        clock = tuple(None if seat is None else SeatClock(**seat) for seat in data)
    except TypeError as error:
        raise ValueError(f"No clock: {error}") from error
    for seat in clock:
        if seat is not None and not _is_whole(seat):
            raise ValueError(f"No clock of a seat: {seat}")
    return clock


def _is_whole(seat: SeatClock) -> bool:
    """Whether every part of the clock is of its type, which JSON does not promise."""
    moments = (seat.bank, seat.asked_at, seat.due, seat.closes)
    return (
        all(moment is None or type(moment) is int for moment in moments)
        and type(seat.timeouts) is int
        and type(seat.is_clean) is type(seat.done_in_advance) is bool
    )
