"""The clock of a running game: immutable, one part for each seat."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any

from games.engine import Seat


class Cause(StrEnum):
    """Why a command was played for a seat."""

    PLAYER = "player"
    TIMEOUT = "timeout"
    AHEAD = "ahead"
    """A done that the player had set in advance."""


@dataclass(frozen=True, slots=True)
class SeatClock:
    """The clock of one person; bots have none.

    `bank` is what was left when the running question was asked. `asked_at`: since when the game
    waits for the seat, if it does; `due`: when its time is up. `closes`: when the throw-in window
    closes, if the seat is asked whether it adds a card. `timeouts` are those in a row; `passes`
    tells that done was set in advance; a clean record has more grace.
    """

    is_clean: bool = False
    bank: int | None = None
    asked_at: int | None = None
    due: int | None = None
    closes: int | None = None
    timeouts: int = 0
    passes: bool = False


Clock = tuple[SeatClock | None, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """What the game waits for: whom it asks, and whether they are asked to add a card."""

    awaited: tuple[Seat, ...]
    is_throw_in: bool = False


def clock_to_json(clock: Clock) -> list[dict[str, Any] | None]:
    """The clock as JSON: a list with an object, or null, for each seat."""
    return [None if seat is None else asdict(seat) for seat in clock]


def clock_from_json(data: Sequence[dict[str, Any] | None]) -> Clock:
    """The clock read back."""
    return tuple(None if seat is None else SeatClock(**seat) for seat in data)
