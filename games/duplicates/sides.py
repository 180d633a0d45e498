"""The sides of a duplicate match, by seat: the second table plays the deal with exchanged hands."""

from collections.abc import Mapping

from games.duplicates.models import Side

SEATS = 2
SIDE_OF_SEAT: Mapping[int, tuple[str, str]] = {
    1: (Side.A.value, Side.B.value),
    2: (Side.B.value, Side.A.value),
}
"""The sides of seat 0 and of seat 1, by table."""


def seat_of(side: str, table: int) -> int:
    """Return the seat of the side at the table."""
    return SIDE_OF_SEAT[table].index(side)
