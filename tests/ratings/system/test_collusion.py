"""Tests of collusion: probabilities by hand, Holm's correction, honest and false players."""

import random
from collections.abc import Iterable
from math import comb

import pytest

from games.engine import PRESETS
from games.ratings.system.behaviour import Behaviour
from games.ratings.system.collusion import ChanceTally, Counted, find_collusion, probability_of
from tests.support.colluding import ColludingPlayer, simulated_games
from tests.support.tiers import first_of

ONE, FRIEND, THIRD = 1, 2, 3
SPARES, SAFE = Behaviour.SPARES, Behaviour.SAFE_BESIDE


@pytest.mark.parametrize(
    ("taken", "probability"),
    # Of six chances three were taken. Three of the six were towards the friend: of the 20 ways to
    # choose the taken ones 1 has all of these, 10 have two or more, 19 have one or more.
    [(3, 1 / 20), (2, 10 / 20), (1, 19 / 20), (0, 1)],
)
def test_the_probability_of_one_stratum(taken: int, probability: float) -> None:
    found = probability_of({"a": ChanceTally(3, taken)}, {"a": ChanceTally(6, 3)})
    assert found == pytest.approx(probability)


def test_strata_multiply() -> None:
    strata, total = (
        {"a": ChanceTally(3, 3), "b": ChanceTally(1, 1)},
        {"a": ChanceTally(6, 3), "b": ChanceTally(4, 1)},
    )
    assert probability_of(strata, total) == pytest.approx(1 / 20 * 1 / 4)


def test_a_stratum_without_other_people_says_nothing() -> None:
    assert probability_of({"a": ChanceTally(9, 8)}, {"a": ChanceTally(9, 8)}) == pytest.approx(1)


def spared(other: int, *, is_taken: bool) -> list[Counted]:
    """A game of ONE with another player, in which ONE could spare the other once."""
    return [
        Counted(ONE, (other,), SPARES, "a", 1, int(is_taken)),
        Counted(ONE, (other,), SAFE, "3", 1, 1),
    ]


def friends(games: int = 20) -> list[list[Counted]]:
    """Games in which ONE always spares the friend, and never the third player."""
    return [
        *[spared(FRIEND, is_taken=True) for _ in range(games)],
        *[spared(THIRD, is_taken=False) for _ in range(games)],
    ]


def test_a_friend_who_is_always_spared_is_found_with_numbers() -> None:
    search = find_collusion(friends())
    # Towards the friend and the third, sparing and the durak: two pairs, two behaviours.
    assert search.tests == 4
    (found,) = search.found
    assert (found.actor, found.other, found.behaviour) == (ONE, FRIEND, SPARES)
    assert (found.chances, found.taken, found.elsewhere, found.games) == (20, 20, (20, 0), 20)
    assert found.expected == pytest.approx(10)
    assert found.probability == pytest.approx(1 / comb(40, 20))
    assert found.limit == pytest.approx(0.01 / 4)


def test_people_who_met_seldom_are_not_tested() -> None:
    assert find_collusion(friends(19)).tests == 0


def mixed(actor: int, towards: dict[int, int]) -> list[list[Counted]]:
    """Return 20 games of a player with each of these people, of whom so many are spared."""
    return [
        [
            Counted(actor, (other,), SPARES, "a", 1, int(number < spared_times)),
            Counted(actor, (other,), SAFE, "3", 1, 1),
        ]
        for other, spared_times in towards.items()
        for number in range(20)
    ]


def test_the_same_play_is_a_sign_among_few_tests_and_none_among_many() -> None:
    # 16 of 20 towards the friend, 5 of 20 towards the third: probability 0.00062.
    suspect = mixed(ONE, {FRIEND: 16, THIRD: 5})
    assert len(find_collusion(suspect).found) == 1  # below 0.01 / 4
    honest = [game for actor in range(4, 9) for game in mixed(actor, {FRIEND: 10, THIRD: 10})]
    search = find_collusion([*suspect, *honest])
    assert (search.tests, search.found) == (24, ())  # above 0.01 / 24


def test_the_second_test_has_a_wider_limit_than_the_first() -> None:
    # By Holm: of four tests the smallest probability has the limit 0.01 / 4, the next 0.01 / 3.
    games = [*mixed(ONE, {FRIEND: 20, THIRD: 0}), *mixed(FRIEND, {ONE: 20, THIRD: 0})]
    search = find_collusion(games)
    assert [found.limit for found in search.found] == [
        pytest.approx(0.01 / 8),
        pytest.approx(0.01 / 7),
    ]


def honest_games(rng: random.Random) -> list[list[Counted]]:
    """Games of five people who throw in by the strength of their habits, whoever defends."""
    habits = {person: rng.random() for person in range(5)}
    games = []
    for _ in range(150):
        table = rng.sample(range(5), 3)
        games.append([row for actor in table for row in _rows(actor, table, habits, rng)])
    return games


def _rows(
    actor: int, table: list[int], habits: dict[int, float], rng: random.Random
) -> Iterable[Counted]:
    others = tuple(sorted(set(table) - {actor}))
    for other in others:
        taken = int(rng.random() < habits[actor])
        yield Counted(actor, (other,), SPARES, rng.choice("ab"), 1, taken)
    yield Counted(actor, others, SAFE, "3", 1, int(rng.random() < 2 / 3))


@pytest.mark.timeout(120)
def test_searches_among_honest_people_find_something_as_seldom_as_said() -> None:
    rng = random.Random(11)
    searches = [find_collusion(honest_games(rng), level=0.05) for _ in range(100)]
    assert min(search.tests for search in searches) >= 30
    # At most 5 of 100 are expected; 13 or more come in one of a thousand runs.
    assert sum(bool(search.found) for search in searches) <= 12


HONEST = [ColludingPlayer(3, "beginner"), ColludingPlayer(4, "learner")]
RULES = PRESETS["podkidnoy"].rules


@pytest.mark.timeout(300)
@pytest.mark.parametrize("seed", first_of([1, 2], 1))
def test_two_bots_that_help_each_other_are_found_and_the_honest_ones_are_not(seed: int) -> None:
    false = [ColludingPlayer(1, "beginner", friend=2), ColludingPlayer(2, "learner", friend=1)]
    games = simulated_games([*false, *HONEST], count=120, seats=3, rules=RULES, seed=seed)
    found = {(one.actor, one.other) for one in find_collusion(games).found}
    assert found == {(1, 2), (2, 1)}


@pytest.mark.timeout(300)
@pytest.mark.parametrize("seed", first_of([1, 2], 1))
def test_honest_bots_of_different_levels_give_no_sign(seed: int) -> None:
    honest = [ColludingPlayer(1, "beginner"), ColludingPlayer(2, "learner"), *HONEST]
    games = simulated_games(honest, count=120, seats=3, rules=RULES, seed=seed)
    search = find_collusion(games)
    assert search.tests == 36  # twelve ordered pairs, three behaviours
    assert search.found == ()
