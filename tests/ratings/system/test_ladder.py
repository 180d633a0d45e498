"""Ratings put a small ladder of simulated players in order; `benchmarks/ladder.py` runs more."""

import pytest

from benchmarks.ladder import (
    BAR_GAMES,
    BAR_INFLATION,
    BAR_ORDER,
    Ladder,
    games_to_settle,
    ladders,
    rank_correlation,
)


@pytest.fixture(scope="module")
def played() -> list[Ladder]:
    return list(ladders(games=4000, players=100, seed=7))


def test_the_order_of_ratings_is_the_order_of_strength(played: list[Ladder]) -> None:
    for ladder in played:
        assert ladder.order >= BAR_ORDER - 0.02, ladder.league.mode


def test_newcomers_find_their_place(played: list[Ladder]) -> None:
    assert games_to_settle(played) <= BAR_GAMES


def test_the_pool_neither_inflates_nor_deflates(played: list[Ladder]) -> None:
    assert max(ladder.inflation for ladder in played) <= BAR_INFLATION


def test_rank_correlation_by_hand() -> None:
    assert rank_correlation([1, 2, 3], [10, 20, 30]) == pytest.approx(1)
    assert rank_correlation([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    # 1 - 6 Σd² / (n (n² - 1)) with d = 1, 1, 0
    assert rank_correlation([1, 2, 3], [2, 1, 3]) == pytest.approx(1 - 6 * 2 / 24)
