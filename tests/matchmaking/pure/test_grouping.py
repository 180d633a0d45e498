"""Pairing: windows by hand, laws by random examples, the best group by brute force."""

import math
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.matchmaking.grouping import Group, Pair, Seeker, Ties, cost, fits, form_groups, window
from games.matchmaking.pools import POOLS
from games.ratings.system import NEW, Skill

NOW = 1_000.0
SETTLED = 80.0


def seeker(
    number: int, mean: float, *, waited: float = 0, deviation: float = SETTLED, pools: str = "duel"
) -> Seeker:
    skill = Skill(mean, deviation)
    return Seeker(number, NOW - waited, dict.fromkeys(pools.split(), skill))


def paired(*seekers: Seeker, ties: Ties | None = None) -> list[tuple[str, set[int]]]:
    groups = form_groups(seekers, ties or Ties(), now=NOW)
    return [(group.pool.name, {member.id for member in group.members}) for group in groups]


def pairs(*numbers: tuple[int, int]) -> frozenset[Pair]:
    return frozenset(frozenset(pair) for pair in numbers)


@pytest.mark.parametrize(
    ("deviation", "waited", "points"),
    [
        (80, 0, 180),  # 100 and the own deviation
        (80, 30, 480),  # and 10 for each second
        (175, 0, 275),  # a newcomer
        (80, 59, 770),
        (80, 60, math.inf),
        (80, -5, 180),  # clocks may differ a little
    ],
)
def test_the_window(deviation: float, waited: float, points: float) -> None:
    assert window(Skill(1500, deviation), waited) == points


def test_two_newcomers_play_at_once() -> None:
    one, other = (Seeker(n, NOW, {"duel": NEW}) for n in (1, 2))
    assert paired(one, other) == [("duel", {1, 2})]


@pytest.mark.parametrize(
    ("points", "waited", "do_fit"),
    [(180, (0, 0), True), (181, (0, 0), False), (181, (30, 0), False), (181, (1, 1), True)],
)
def test_each_has_to_be_within_the_window_of_the_other(
    points: int, waited: tuple[int, int], do_fit: bool
) -> None:
    found = paired(seeker(1, 1500, waited=waited[0]), seeker(2, 1500 + points, waited=waited[1]))
    assert bool(found) == do_fit


def test_after_a_minute_any_opponent_fits() -> None:
    assert paired(seeker(1, 1000, waited=60), seeker(2, 2400, waited=60)) == [("duel", {1, 2})]


def test_the_seeker_who_has_waited_longest_gets_the_nearest_opponent() -> None:
    found = paired(
        seeker(1, 1500, waited=9),
        seeker(2, 1560, waited=1),
        seeker(3, 1530, waited=2),
        seeker(4, 1590, waited=3),
    )
    # 1 takes 3, which is nearest; 4 and 2 are left for each other.
    assert found == [("duel", {1, 3}), ("duel", {2, 4})]


def test_a_table_is_made_of_the_seekers_with_the_closest_ratings() -> None:
    found = paired(
        seeker(1, 1500, waited=5, pools="table_3"),
        seeker(2, 1400, pools="table_3"),
        seeker(3, 1570, pools="table_3"),
        seeker(4, 1590, pools="table_3"),
    )
    # 1400 is no nearer to 1500 than 1590 is, and three within 90 points beat any with 1400.
    assert found == [("table_3", {1, 3, 4})]


def test_everybody_at_a_table_has_to_fit_everybody() -> None:
    low, middle, high = (
        seeker(number, mean, pools="table_3") for number, mean in ((1, 1400), (2, 1500), (3, 1600))
    )
    assert paired(low, middle, high) == []


def test_of_several_pools_the_first_possible_one_is_chosen() -> None:
    found = paired(
        seeker(1, 1500, waited=5, pools="table_3 duel"), seeker(2, 1500, pools="table_3 duel")
    )
    assert found == [("duel", {1, 2})]


def test_nobody_is_seated_twice() -> None:
    found = paired(*(seeker(n, 1500, pools="duel table_3 table_4") for n in range(5)))
    seated = [number for _, members in found for number in members]
    assert len(seated) == len(set(seated))


def test_blocked_players_never_meet_and_friends_only_in_duels() -> None:
    two = [seeker(n, 1500, pools="duel") for n in (1, 2)]
    three = [seeker(n, 1500, pools="table_3") for n in (1, 2, 3)]
    assert paired(*two, ties=Ties(never=pairs((1, 2)))) == []
    assert paired(*three, ties=Ties(never=pairs((2, 3)))) == []
    assert paired(*two, ties=Ties(not_at_tables=pairs((1, 2)))) == [("duel", {1, 2})]
    assert paired(*three, ties=Ties(not_at_tables=pairs((2, 3)))) == []


def test_two_who_have_just_met_are_paired_only_if_nobody_else_waits() -> None:
    one, other, third = seeker(1, 1500, waited=9), seeker(2, 1500), seeker(3, 1600)
    again = Ties(met=pairs((1, 2)))
    assert paired(one, other, third, ties=again) == [("duel", {1, 3})]
    assert paired(one, other, ties=again) == [("duel", {1, 2})]


SOME_POOLS = ("duel", "table_3", "partners")
MEANS = st.sampled_from([1200, 1350, 1480, 1500, 1520, 1650, 1900])


@st.composite
def crowds(draw: st.DrawFn, most: int = 9) -> tuple[list[Seeker], Ties]:
    """Some seekers, and some pairs of them that should not play together."""
    count = draw(st.integers(0, most))
    crowd = []
    for number in range(count):
        pools = draw(st.sets(st.sampled_from(SOME_POOLS), min_size=1))
        waited = draw(st.integers(0, 70))
        deviation = draw(st.sampled_from([80.0, 175.0]))
        skills = {name: Skill(draw(MEANS), deviation) for name in sorted(pools)}
        crowd.append(Seeker(number, NOW - waited, skills))
    all_pairs = [frozenset(pair) for pair in combinations(range(count), 2)]
    some = st.frozensets(st.sampled_from(all_pairs)) if all_pairs else st.just(frozenset[Pair]())
    return crowd, Ties(draw(some), draw(some), draw(some))


def all_groups(crowd: list[Seeker], ties: Ties) -> Iterator[Group]:
    """Every possible group, by trying all combinations."""
    for name in SOME_POOLS:
        pool = POOLS[name]
        for members in combinations([s for s in crowd if name in s.skills], pool.seats):
            if all(fits(a, b, pool, ties, now=NOW) for a, b in combinations(members, 2)):
                yield Group(pool, members)


@given(crowds())
def test_the_laws_of_pairing(crowd_and_ties: tuple[list[Seeker], Ties]) -> None:
    crowd, ties = crowd_and_ties
    groups = form_groups(crowd, ties, now=NOW)
    seated = [member.id for group in groups for member in group.members]
    assert len(seated) == len(set(seated))
    for group in groups:
        assert len(group.members) == group.pool.seats
        assert all(group.pool.name in member.skills for member in group.members)
        for one, other in combinations(group.members, 2):
            known = frozenset((one.id, other.id))
            assert known not in ties.never
            assert group.pool.seats == 2 or known not in ties.not_at_tables
            apart = abs(one.skills[group.pool.name].mean - other.skills[group.pool.name].mean)
            for member in (one, other):
                assert apart <= window(member.skills[group.pool.name], NOW - member.since)
    left = [seeker for seeker in crowd if seeker.id not in seated]
    assert not list(all_groups(left, ties))


@given(crowds())
def test_each_group_is_the_best_for_its_longest_waiting_member(
    crowd_and_ties: tuple[list[Seeker], Ties],
) -> None:
    crowd, ties = crowd_and_ties
    free = sorted(crowd, key=lambda seeker: (seeker.since, seeker.id))
    for group in form_groups(crowd, ties, now=NOW):
        # All seekers who have waited longer than the first member found no group.
        first = next(s for s in free if any(s in g.members for g in all_groups(free, ties)))
        assert first == group.members[0]
        choices = [g for g in all_groups(free, ties) if first in g.members]
        best = min(cost(choice.members, choice.pool, ties) for choice in choices)
        assert cost(group.members, group.pool, ties) == best
        free = [seeker for seeker in free if seeker not in group.members]


@given(crowds(), st.randoms())
def test_the_order_of_the_seekers_makes_no_difference(
    crowd_and_ties: tuple[list[Seeker], Ties],
    chance: Random,
) -> None:
    crowd, ties = crowd_and_ties
    mixed = list(crowd)
    chance.shuffle(mixed)
    assert form_groups(mixed, ties, now=NOW) == form_groups(crowd, ties, now=NOW)
