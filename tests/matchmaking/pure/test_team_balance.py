"""Seats are drawn; with partners, from the ways with the most even teams."""

from collections import Counter

from games.matchmaking.grouping import Group, Seeker
from games.matchmaking.pools import POOLS
from games.matchmaking.team_balance import balanced_seats
from games.ratings.system import Skill


def group(pool: str, *means: float) -> Group:
    members = (Seeker(n, 0.0, {pool: Skill(mean, 100)}) for n, mean in enumerate(means))
    return Group(POOLS[pool], tuple(members))


def drawn(pool: str, *means: float, ways: int) -> Counter[tuple[int, ...]]:
    some = group(pool, *means)
    return Counter(balanced_seats(some, number.to_bytes(16)) for number in range(ways))


def test_every_way_to_sit_is_drawn_as_often() -> None:
    assert drawn("table_3", 1500, 1600, 1700, ways=60) == dict.fromkeys(
        ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)), 10
    )


def test_the_strongest_plays_with_the_weakest() -> None:
    # 1900 and 1300 against 1650 and 1550; partners sit across from each other.
    for way in drawn("partners", 1900, 1650, 1550, 1300, ways=24):
        assert {frozenset(way[0::2]), frozenset(way[1::2])} == {
            frozenset({0, 3}),
            frozenset({1, 2}),
        }


def test_seats_of_partners_are_drawn_too() -> None:
    # Which team has seat 0, and which seat each partner has: 2 · 2 · 2 = 8 ways.
    assert len(drawn("partners", 1900, 1650, 1550, 1300, ways=24)) == 8


def test_with_equal_strength_all_teams_are_drawn() -> None:
    teams = {frozenset(way[0::2]) for way in drawn("partners", 1500, 1500, 1500, 1500, ways=24)}
    assert len(teams) == 6
