"""Arenas and Swiss tournaments with 1,000 simulated players."""

import random

import pytest

from tests.tournaments.simulation import play_arena, play_swiss, rank_correlation


@pytest.mark.timeout(300)
@pytest.mark.parametrize("seats", [2, 4])
def test_an_arena_of_15_rounds_ranks_by_strength_and_keeps_nobody_waiting(seats: int) -> None:
    report = play_arena(1000, seats=seats, rounds=15, rng=random.Random(37))
    assert rank_correlation(report.players) >= 0.8
    waits = sorted(report.waits)
    assert sum(waits) / len(waits) <= 3
    assert waits[len(waits) * 95 // 100] <= 10
    assert waits[-1] <= 30
    assert report.repeats <= report.tables // 100
    # Nobody is stuck: a game takes three minutes at most, so 15 rounds leave time for ten.
    assert min(len(one.verdicts) for one in report.players) >= 10


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("seats", "rounds"), [(2, 9), (4, 9)])
def test_in_a_swiss_tournament_of_1000_nobody_meets_an_opponent_twice(
    seats: int, rounds: int
) -> None:
    players, meetings = play_swiss(1000, seats=seats, rounds=rounds, rng=random.Random(37))
    assert max(meetings.values()) == 1
    assert rank_correlation(players) >= 0.7
    assert all(len(one.verdicts) == rounds for one in players)
