"""Laws of every level: it always has an answer, by its view alone, repeatably."""

import random
from collections.abc import Iterator, Sequence

import pytest

from bots.strategies.attentive import Attentive
from bots.strategies.base import Strategy
from bots.strategies.clever import Clever
from bots.strategies.master import Master
from bots.strategies.registry import STRATEGIES
from games.engine import (
    Command,
    Event,
    GameState,
    Phase,
    RuleSet,
    Seat,
    awaited_seats,
    fair_offers,
    legal_offers,
    redact,
    view_for,
)
from games.engine import replay as state_of
from games.engine.commands import CallCheat
from games.engine.offers import is_offered
from games.engine.rules import OPTIONS
from games.play.models.seat import BotLevel
from tests.support.play import after, dealt_again, opening, random_pack
from tests.support.redealing import log_dealt_anew
from tests.support.rule_sets import CHOICES, random_rules, random_seats, simplest_with
from tests.support.tiers import first_of
from tests.support.universe import drawn_from

LEVELS = sorted(STRATEGIES)
FEW: dict[str, Strategy] = {
    "clever": Attentive(Clever(nodes=300), attention=0.9),
    "master": Attentive(
        Master(iterations=8, iterations_of_two=8, states=300, substitute=Clever(nodes=300)),
        attention=1.0,
    ),
}
PLAYERS: dict[str, Strategy] = {**STRATEGIES, **FEW}
"""Those that search with little work, so that they meet its end too."""
each_level = pytest.mark.parametrize("level", LEVELS)


def small_rules(rng: random.Random) -> RuleSet:
    """Return a random rule set whose games are short."""
    while True:
        rules = random_rules(rng, change=0.25)
        if rules.pack_size <= 52:
            return rules


def choice(
    level: str, state: GameState, seat: Seat, seed: str, events: Sequence[Event] = ()
) -> Command:
    """Return the bot's answer to the offers that keep the rules."""
    offers = fair_offers(state, seat)
    log = [redact(event, seat) for event in events]
    command = PLAYERS[level].choose(view_for(state, seat), offers, random.Random(seed), log)
    assert is_offered(offers, command), state.rules.to_json()
    return command


def play_on(
    state: GameState,
    seat: Seat,
    command: Command,
    rng: random.Random,
    events: list[Event] | None = None,
) -> GameState:
    """Return the state after the command, and after the new deal that it may ask for.

    The new events are added to the list.
    """
    step = after(state, seat, command)
    if step.after.phase is Phase.DEAL:
        step = dealt_again(step, random_pack(rng, state.rules, without=state.discard))
    if events is not None:
        events += step.events
    return step.after


def test_each_level_of_the_service_has_a_strategy() -> None:
    assert set(STRATEGIES) == set(BotLevel.values)


@each_level
@pytest.mark.parametrize("seed", first_of(range(12), 4))
def test_bots_answer_legally_under_any_rules_until_the_game_is_over(level: str, seed: int) -> None:
    rng = random.Random(f"legal {seed}")
    rules = small_rules(rng)
    state = state_of(opening(rules, random_seats(rng, rules), rng))
    while not state.is_over:
        seat = rng.choice(awaited_seats(state))
        state = play_on(state, seat, choice(level, state, seat, f"{seed}"), rng)


def every_value(option: str) -> Iterator[RuleSet]:
    """Yield the simplest rule set for each value of the option."""
    for name, value in CHOICES:
        if name == option:
            rules = simplest_with(name, value)
            assert rules is not None
            yield rules


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("level", ["casual", "clever"])
def test_bots_play_a_game_with_each_value_of_each_option(level: str, option: str) -> None:
    rng = random.Random(f"each value of {option}")
    for rules in every_value(option):
        fewest, most = rules.seat_range()
        state = state_of(opening(rules, min(max(fewest, 3), most), rng))
        while not state.is_over:
            seat = rng.choice(awaited_seats(state))
            state = play_on(state, seat, choice(level, state, seat, "x"), rng)


@each_level
@pytest.mark.parametrize("seed", first_of(range(6), 3))
def test_bots_answer_out_of_turn_too(level: str, seed: int) -> None:
    """A seat that may do more than call a cheat, among players who also cheat."""
    rng = random.Random(f"out of turn {seed}")
    rules = small_rules(rng)
    state = state_of(opening(rules, random_seats(rng, rules), rng))
    for _ in range(60):
        able = [seat for seat in range(state.seats) if not may_only_call(state, seat)]
        if not able:
            break
        for seat in able:
            choice(level, state, seat, "x")
        seat = rng.choice(able)
        state = play_on(state, seat, drawn_from(rng.choice(legal_offers(state, seat)), rng), rng)


def may_only_call(state: GameState, seat: Seat) -> bool:
    """Return whether the seat is offered nothing, or only calls."""
    return all(isinstance(offer, CallCheat) for offer in fair_offers(state, seat))


@each_level
@pytest.mark.parametrize("seed", first_of(range(8), 4))
def test_another_deal_of_hidden_cards_changes_no_choice(level: str, seed: int) -> None:
    rng = random.Random(f"secrecy {seed}")
    rules = RuleSet(deck=24) if seed % 2 else small_rules(rng)
    events = [*opening(rules, 2 if seed % 2 else random_seats(rng, rules), rng)]
    state = state_of(events)
    for _ in range(80):
        if state.is_over:
            break
        seat = rng.choice(awaited_seats(state))
        others = log_dealt_anew(events, state, seat, rng)
        other = state_of(others)
        assert view_for(other, seat) == view_for(state, seat)
        command = choice(level, state, seat, f"{seed}", events)
        assert choice(level, other, seat, f"{seed}", others) == command, rules.to_json()
        state = play_on(state, seat, command, rng, events)


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
        state = play_on(state, seat, command, rng)
