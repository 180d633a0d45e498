"""The probability of each card in each place (inference), where each place has a fixed size."""

from collections.abc import Collection, Mapping, Sequence

from games.engine import Card
from games.engine.cards import by_index

ROUNDS = 30


def spread(
    cards: Collection[Card], weights: Sequence[Mapping[Card, float]], room: Sequence[int]
) -> tuple[Mapping[Card, float], ...]:
    """Return for each place but the last the probability of each card there.

    `weights` has a place's weights of cards that are not 1; the last place has none, and is all the
    rest. Rows and columns are scaled in turn until the probabilities of a card sum to 1, and those
    of a place to its room.
    """
    order = sorted(cards, key=by_index)
    table = [[place.get(card, 1.0) for card in order] for place in (*weights, {})]
    for _ in range(ROUNDS):
        for row, size in zip(table, room, strict=True):
            _scale(row, size)
        for column in range(len(order)):
            total = sum(row[column] for row in table)
            if total:
                for row in table:
                    row[column] /= total
    return tuple(dict(zip(order, row, strict=True)) for row in table[:-1])


def _scale(row: list[float], size: int) -> None:
    total = sum(row)
    factor = size / total if total else 0.0
    for column, value in enumerate(row):
        row[column] = value * factor
