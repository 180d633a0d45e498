"""What every level keeps: it answers whatever it is asked, by its view alone, repeatably."""

import random

import pytest

from bots.strategies.base import Strategy
from bots.strategies.clever import Clever
from bots.strategies.registry import STRATEGIES
from games.engine import (
    Command,
    GameState,
    RuleSet,
    Seat,
    awaited_seats,
    fair_offers,
    legal_offers,
    view_for,
)
from games.engine import replay as state_of
from games.engine.offers import is_offered
from games.models.seat import BotLevel
from tests.support.play import after, opening
from tests.support.redealing import dealt_anew
from tests.support.rule_sets import random_rules, random_seats
from tests.support.universe import drawn_from

LEVELS = sorted(STRATEGIES)
PLAYERS: dict[str, Strategy] = {**STRATEGIES, "clever": Clever(nodes=300)}
"""The clever one with little time, so that it meets the end of its search too."""
each_level = pytest.mark.parametrize("level", LEVELS)


def small_rules(rng: random.Random) -> RuleSet:
    """A random rule set whose games are short."""
    while True:
        rules = random_rules(rng, change=0.25)
        if rules.pack_size <= 52:
            return rules


def choice(level: str, state: GameState, seat: Seat, seed: str) -> Command:
    legal = fair_offers(state, seat)
    return PLAYERS[level].choose(view_for(state, seat), legal, random.Random(seed))


def test_each_level_of_the_service_has_a_strategy() -> None:
    assert set(STRATEGIES) == set(BotLevel.values)


@each_level
@pytest.mark.parametrize("seed", range(12))
def test_bots_answer_legally_under_any_rules_until_the_game_is_over(level: str, seed: int) -> None:
    rng = random.Random(f"legal {seed}")
    rules = small_rules(rng)
    state = state_of(opening(rules, random_seats(rng, rules), rng))
    while not state.is_over:
        seat = rng.choice(awaited_seats(state))
        command = choice(level, state, seat, f"{seed}")
        assert is_offered(fair_offers(state, seat), command), rules.to_json()
        state = after(state, seat, command).after


def can_do_more_than_call(state: GameState, seat: Seat) -> bool:
    """A bot out of turn that could only call a play is not asked."""
    return any(offer.type != "call_cheat" for offer in fair_offers(state, seat))


@each_level
@pytest.mark.parametrize("seed", range(6))
def test_bots_answer_out_of_turn_too(level: str, seed: int) -> None:
    rng = random.Random(f"out of turn {seed}")
    rules = small_rules(rng)
    state = state_of(opening(rules, random_seats(rng, rules), rng))
    for _ in range(60):
        able = [seat for seat in range(state.seats) if can_do_more_than_call(state, seat)]
        if not able:
            break
        for seat in able:
            assert is_offered(fair_offers(state, seat), choice(level, state, seat, "x"))
        seat = rng.choice(able)
        state = after(state, seat, drawn_from(rng.choice(legal_offers(state, seat)), rng)).after


@each_level
@pytest.mark.parametrize("seed", range(8))
def test_dealing_hidden_cards_anew_changes_no_choice(level: str, seed: int) -> None:
    rng = random.Random(f"secrecy {seed}")
    rules = RuleSet(deck=24) if seed % 2 else small_rules(rng)
    state = state_of(opening(rules, 2 if seed % 2 else random_seats(rng, rules), rng))
    for _ in range(80):
        if state.is_over:
            break
        seat = rng.choice(awaited_seats(state))
        other = dealt_anew(state, seat, rng)
        assert view_for(other, seat) == view_for(state, seat)
        command = choice(level, state, seat, f"{seed}")
        assert choice(level, other, seat, f"{seed}") == command, rules.to_json()
        state = after(state, seat, command).after


@each_level
def test_equal_chance_gives_equal_choices(level: str) -> None:
    rng = random.Random("equal chance")
    state = state_of(opening(RuleSet(), 3, rng))
    for turn in range(60):
        if state.is_over:
            break
        seat = awaited_seats(state)[0]
        command = choice(level, state, seat, f"{turn}")
        assert choice(level, state, seat, f"{turn}") == command
        state = after(state, seat, command).after
