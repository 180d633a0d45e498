"""Where players sit, and the way round the table."""

from enum import StrEnum

Seat = int
"""A place at the table, 0 … n-1; the left neighbour of a seat is the next one clockwise."""


class Direction(StrEnum):
    """The way the attack goes round: `LEFT` is clockwise."""

    LEFT = "left"
    RIGHT = "right"

    @property
    def step(self) -> int:
        """What to add to a seat number."""
        return 1 if self is Direction.LEFT else -1
