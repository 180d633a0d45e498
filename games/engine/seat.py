"""Seats, and the directions round the table."""

from enum import StrEnum

Seat = int
"""A place at the table, 0 … n-1; the left neighbour of a seat is the next one clockwise."""


class Direction(StrEnum):
    """The direction in which attacks go round: `LEFT` is clockwise.

    >>> Direction.LEFT.step, Direction.RIGHT.step
    (1, -1)
    """

    LEFT = "left"
    RIGHT = "right"

    @property
    def step(self) -> int:
        """The number to add to a seat to reach the next one."""
        return 1 if self is Direction.LEFT else -1
