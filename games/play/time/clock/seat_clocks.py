"""The clock of a running game as an immutable value: one `SeatClock` for each seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from games.engine import Seat


class Cause(StrEnum):
    """The player of a command. The values are on the wire and in the log; they never change."""

    PLAYER = "player"
    BOT = "bot"
    CLOCK = "clock"
    """The player's time was up."""
    IN_ADVANCE = "in_advance"
    """The player set a done in advance, and the throw-in window has closed."""
    SERVICE = "service"
    """The service called the game off: it was abandoned, or staff decided so."""

    @property
    def is_expiry(self) -> bool:
        """True for commands of the clock, which are legal only once the time is up."""
        return self in {Cause.CLOCK, Cause.IN_ADVANCE}


@dataclass(frozen=True, slots=True)
class SeatClock:
    """The clock of one person; bots have none.

    - `is_clean`: the player finished the last games; such a player may time out more often.
    - `bank`: the time left at `asked_at`, for controls with a bank.
    - `asked_at`: the moment since which the game awaits the seat; None if it does not.
    - `due`: the moment when the seat's time is up.
    - `closes`: the moment when the throw-in window closes, if the seat may add a card.
    - `timeouts`: the number of timeouts in a row.
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
    """The seats that the game awaits, and whether they may throw in a card."""

    awaited: tuple[Seat, ...]
    is_throw_in: bool = False


def clock_to_json(clock: Clock) -> list[dict[str, Any] | None]:
    """Return the clock as JSON: a list with an object or null for each seat."""
    # `dataclasses.asdict` copies immutable values, too, and takes ten times as long.
    return [
        None if seat is None else {name: getattr(seat, name) for name in SeatClock.__slots__}
        for seat in clock
    ]


def clock_from_json(data: Sequence[dict[str, Any] | None]) -> Clock:
    """Return the clock that `clock_to_json` wrote. Raises ValueError for other data."""
    try:
        clock = tuple(None if seat is None else SeatClock(**seat) for seat in data)
    except TypeError as error:
        raise ValueError(f"No clock: {error}") from error
    for seat in clock:
        if seat is not None and not _is_whole(seat):
            raise ValueError(f"No clock of a seat: {seat}")
    return clock


def _is_whole(seat: SeatClock) -> bool:
    """Return whether each field has its type, which JSON does not guarantee."""
    moments = (seat.bank, seat.asked_at, seat.due, seat.closes)
    return (
        all(moment is None or type(moment) is int for moment in moments)
        and type(seat.timeouts) is int
        and type(seat.is_clean) is type(seat.done_in_advance) is bool
    )
