"""The cheapest assignment of rows to different columns (the Hungarian method)."""

from collections.abc import Sequence

IMPOSSIBLE = float("inf")
"""The price of a column that a row can't have."""


def cheapest_assignment(prices: Sequence[Sequence[float]]) -> list[int] | None:
    """Return a different column for each row at the least total price; None if impossible.

    Takes no more steps than the number of rows, squared, times the number of columns.
    """
    columns = len(prices[0]) if prices else 0
    row_of: list[int | None] = [None] * columns
    row_worth = [0.0] * len(prices)
    column_worth = [0.0] * columns
    for row in range(len(prices)):
        if not _place(row, prices, row_of, row_worth, column_worth):
            return None
    column_of = {row: column for column, row in enumerate(row_of) if row is not None}
    return [column_of[row] for row in range(len(prices))]


def _place(
    new: int,
    prices: Sequence[Sequence[float]],
    row_of: list[int | None],
    row_worth: list[float],
    column_worth: list[float],
) -> bool:
    """Give the new row a column by the cheapest moves of others; return whether that is possible.

    The worths keep every price minus those of its row and column at 0 or above, and at 0 where the
    row has the column. They are carried from row to row.
    """
    columns = len(row_of)
    distance = [IMPOSSIBLE] * columns
    before: list[int | None] = [None] * columns
    seen: list[int] = []
    row, column, reached = new, None, 0.0
    while True:
        for other in range(columns):
            if other not in seen:
                length = reached + prices[row][other] - row_worth[row] - column_worth[other]
                if length < distance[other]:
                    distance[other], before[other] = length, column
        left = [other for other in range(columns) if other not in seen]
        column = min(left, key=distance.__getitem__, default=None)
        if column is None or distance[column] == IMPOSSIBLE:
            return False
        reached = distance[column]
        taken_by = row_of[column]
        if taken_by is None:
            break
        seen.append(column)
        row = taken_by
    row_worth[new] += reached
    for other in seen:
        holder = row_of[other]
        if holder is not None:
            row_worth[holder] += reached - distance[other]
        column_worth[other] -= reached - distance[other]
    _move_along(new, column, before, row_of)
    return True


def _move_along(
    new: int, column: int, before: Sequence[int | None], row_of: list[int | None]
) -> None:
    """Move each row on the path to the next column; the first column takes the new row."""
    while (earlier := before[column]) is not None:
        row_of[column] = row_of[earlier]
        column = earlier
    row_of[column] = new
