"""The cheapest way to beat everything, against trying all ways."""

import random
import time
from itertools import permutations

import pytest

from bots.strategies.assignment import IMPOSSIBLE, cheapest_assignment
from bots.strategies.defence import cheapest_defence
from games.engine import Suit
from games.engine.commands import Beat
from games.engine.deck import full_pack


def least(prices: list[list[float]]) -> float:
    """Return the least total of all assignments of rows to different columns."""
    rows, columns = len(prices), len(prices[0])
    ways = permutations(range(columns), rows)
    return min(
        (sum(prices[row][way[row]] for row in range(rows)) for way in ways), default=IMPOSSIBLE
    )


@pytest.mark.parametrize("seed", range(200))
def test_an_assignment_costs_as_little_as_the_best_of_all_ways(seed: int) -> None:
    rng = random.Random(seed)
    rows, columns = rng.randint(1, 4), rng.randint(1, 5)
    prices = [[rng.choice((IMPOSSIBLE, *range(6))) for _ in range(columns)] for _ in range(rows)]
    chosen = cheapest_assignment(prices)
    if chosen is None:
        assert least(prices) == IMPOSSIBLE
        return
    assert len(set(chosen)) == rows
    assert sum(prices[row][column] for row, column in enumerate(chosen)) == least(prices)


def test_nothing_to_beat_costs_nothing() -> None:
    assert cheapest_defence([], [], lambda _card: 1.0) == (0.0, ())


def test_twelve_attacks_are_answered_in_no_time() -> None:
    """Three packs and no limit: of fifteen clubs, each of which beats all, the twelve lowest do."""
    attacks = [card for card in full_pack(52, 3) if card.suit is Suit.CLUBS and 6 <= card.rank <= 9]
    hand = [card for card in full_pack(52, 3) if card.suit is Suit.CLUBS and card.rank >= 10]
    beats = [Beat(attack, card) for attack in attacks for card in hand]
    start = time.process_time()
    defence = cheapest_defence(attacks, beats, lambda card: float(card.rank))
    assert time.process_time() - start < 0.1
    assert defence is not None
    assert defence[0] == 3 * (10 + 11 + 12 + 13)
