"""The pauses of bots: each level has its own, and they depend on public facts alone."""

from inspect import signature

import pytest

from bots.pace import PACES, pause_of
from bots.strategies.registry import STRATEGIES


def middle(level: str, *, unbeaten: int = 0, may_others_act: bool = True) -> float:
    return pause_of(level, 900, unbeaten=unbeaten, may_others_act=may_others_act, chance=0.5)


def test_each_character_has_its_own_pace() -> None:
    assert set(PACES) == set(STRATEGIES)
    assert len({PACES[level] for level in PACES}) == len(PACES)


def test_a_pause_comes_from_public_facts_and_chance_alone() -> None:
    assert list(signature(pause_of).parameters) == [
        "level", "mean_ms", "unbeaten", "may_others_act", "chance"
    ]  # fmt: skip  # one line is enough


@pytest.mark.parametrize("level", PACES)
def test_it_is_short_where_nobody_else_has_a_choice(level: str) -> None:
    assert middle(level, may_others_act=False) == pytest.approx(middle(level) / 2)


@pytest.mark.parametrize("level", PACES)
def test_many_cards_take_longer_up_to_four(level: str) -> None:
    assert middle(level) < middle(level, unbeaten=1) < middle(level, unbeaten=4)
    assert middle(level, unbeaten=4) == middle(level, unbeaten=6)


def test_chance_spreads_a_pause_around_its_middle() -> None:
    """.8 of 900 ms is 720 ms; the master stays within 15 % of it: 612 to 828 ms."""

    def pause(chance: float) -> float:
        return pause_of("master", 900, unbeaten=0, may_others_act=True, chance=chance)

    assert [pause(0), pause(0.5), pause(1)] == pytest.approx([0.612, 0.72, 0.828])


@pytest.mark.parametrize("level", PACES)
def test_bots_that_need_not_seem_to_think_do_not_wait(level: str) -> None:
    assert pause_of(level, 0, unbeaten=3, may_others_act=True, chance=1) == 0
