"""The laws of rules.md section 6, on random rule sets, seats, deals and play.

`make soak` plays many more such games.
"""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine import (
    Event,
    GameState,
    Phase,
    RuleSet,
    decide,
    evolve,
    evolved,
    legal_commands,
    new_game,
    replay,
    why_illegal,
)
from games.engine.commands import Beat, Command, Done, Lead, Take, ThrowIn, Transfer
from games.engine.deck import full_pack
from games.engine.events import EndReason, GameStarted
from games.engine.notation import (
    read_command,
    read_game,
    read_position,
    record_of,
    write_command,
    write_game,
    write_position,
)
from games.engine.options import Option
from games.engine.rules import OPTIONS
from games.engine.wire import command_from_json, command_to_json
from tests.soak import play, table_of
from tests.support.laws import assert_all_cards_once, assert_ended_well
from tests.support.play import opening, random_pack, steps, whole_game
from tests.support.profiles import limit
from tests.support.rule_sets import CHOICES, rule_sets, tables, values_of
from tests.support.tiers import first_of

pytestmark = pytest.mark.timeout(limit())
SEEDS = st.integers(0, 2**32)
ANY_TABLE = tables().filter(lambda table: table[0].pack_size <= 56)
Table = tuple[RuleSet, int]
ROUNDS = 2
"""So many games for each value of each option; there are more than a hundred values."""


@pytest.mark.parametrize("option", OPTIONS.values(), ids=list(OPTIONS))
def test_every_option_can_be_played_with_every_value(option: Option) -> None:
    """And so it is: the random games go round all `CHOICES`."""
    assert [value for name, value in CHOICES if name == option.name] == list(values_of(option))


def test_there_are_two_hundred_rule_sets() -> None:
    assert len({table_of(number)[0] for number in range(ROUNDS * len(CHOICES))}) >= 200


@pytest.mark.parametrize("number", first_of(range(ROUNDS * len(CHOICES)), len(CHOICES)))
def test_every_law_holds_in_a_random_game(number: int) -> None:
    name, value = CHOICES[number % len(CHOICES)]
    rules, _, _ = table_of(number)
    assert getattr(rules, name) == value
    play(number, depth=3)


def test_a_broken_law_is_found() -> None:
    """A card that vanishes, a place given twice, and a refusal that is not one are noticed."""
    state = replay(opening(RuleSet(), 2, random.Random(1)))
    pack = frozenset(full_pack(36))
    with pytest.raises(AssertionError, match="lost"):
        assert_all_cards_once(state._replace(talon=state.talon[1:]), pack)
    doubled = state._replace(talon=(state.hands[0][0], *state.talon[1:]))
    with pytest.raises(AssertionError, match="two places"):
        assert_all_cards_once(doubled, pack)
    over = state._replace(reason=EndReason.DURAK, durak=1, bout=None)
    for places in ((1, 1), (2, 2), (2, 1), (1, None)):
        with pytest.raises(AssertionError):
            assert_ended_well(over._replace(places=places))
    assert_ended_well(over._replace(places=(1, 2)))


def events_of(table: Table, seed: int) -> list[Event]:
    return whole_game(*table, random.Random(seed))


def prefixes(events: list[Event]) -> list[GameState]:
    """The state after each event."""
    states: list[GameState] = []
    state: GameState | None = None
    for event in events:
        state = evolve(state, event)
        states.append(state)
    return states


@given(ANY_TABLE, SEEDS)
def test_the_same_deal_and_moves_give_the_same_events(table: Table, seed: int) -> None:
    assert events_of(table, seed) == events_of(table, seed)


OTHER_RULES = RuleSet(cheating=True, transfer="on", refill="cycle", throw_in="none", hidden_cards=2)


@given(ANY_TABLE, SEEDS)
def test_what_happened_replays_alike_under_other_rules(table: Table, seed: int) -> None:
    events = events_of(table, seed)
    started = events[0]
    assert isinstance(started, GameStarted)
    others = prefixes([replace(started, rules=OTHER_RULES), *events[1:]])
    for state, other in zip(prefixes(events), others, strict=True):
        assert other._replace(rules=state.rules, strength=state.strength) == state


SMALL = tables().filter(lambda table: table[0].pack_size <= 36 and table[0].hand_size <= 4)


def all_commands(state: GameState) -> list[Command]:
    """Every command with cards of the hands and the table, sets of at most two."""
    table = state.bout.cards if state.bout else ()
    held = [card for hand in state.hands for card in hand]
    commands: list[Command] = [Take(), Done()]
    for card in held:
        commands += [ThrowIn(card), *(Beat(attack, card) for attack in (*table, card))]
        for other in held:
            commands += [Lead((card, other)), Transfer((card, other))]
        commands += [Lead((card,)), Transfer((card,))]
    return commands


@given(SMALL, SEEDS)
def test_the_list_of_legal_commands_is_what_nothing_speaks_against(table: Table, seed: int) -> None:
    rng = random.Random(seed)
    for step in steps(replay(opening(*table, rng)), rng):
        state = step.before
        # Cheats play any set of their cards: each card more doubles the list.
        most_held = 10 if state.rules.cheating else 16
        if rng.random() < 0.9 or sum(map(len, state.hands)) > most_held:
            continue
        for seat in range(state.seats):
            listed = legal_commands(state, seat)
            assert len(set(listed)) == len(listed)
            assert all(why_illegal(state, seat, command) is None for command in listed)
            candidates = set(all_commands(state))
            allowed = {
                command for command in candidates if why_illegal(state, seat, command) is None
            }
            assert allowed == candidates & set(listed)


# --- codecs ------------------------------------------------------------------------------------


@given(rule_sets())
def test_rule_sets_are_read_back_from_json(rules: RuleSet) -> None:
    assert RuleSet.from_json(rules.to_json()) == rules


@given(ANY_TABLE, SEEDS)
def test_commands_are_read_back_from_json_and_from_text(table: Table, seed: int) -> None:
    rng = random.Random(seed)
    for step in steps(replay(opening(*table, rng)), rng):
        assert command_from_json(command_to_json(step.command)) == step.command
        assert read_command(write_command(step.command)) == step.command


@given(ANY_TABLE, SEEDS)
def test_every_position_is_read_back_from_text(table: Table, seed: int) -> None:
    rng = random.Random(seed)
    states = prefixes(events_of(table, seed))
    for state in [states[0], states[-1], *rng.sample(states, min(10, len(states)))]:
        assert read_position(write_position(state)) == state


@given(ANY_TABLE, SEEDS)
def test_whole_games_are_read_back_from_text_and_play_the_same(table: Table, seed: int) -> None:
    events = events_of(table, seed)
    text = write_game(record_of(events, {"Site": 'a "quoted" name', "Date": "2026-01-02"}))
    record = read_game(text)
    assert write_game(record) == text
    assert record.events() == tuple(events)


@given(ANY_TABLE, SEEDS)
def test_any_position_can_be_set_up_and_played_on(table: Table, seed: int) -> None:
    rng = random.Random(seed)
    played = list(steps(replay(opening(*table, rng)), rng))
    step = rng.choice(played)
    state = read_position(write_position(step.before))
    decided = decide(state, step.seat, step.command)
    rest = step.events[len(decided) :]
    assert (*decided, *rest) == step.events
    # After a redeal come the cards of the next pack, which nobody decides.
    assert bool(rest) == (evolved(state, decided).phase is Phase.DEAL)


@given(ANY_TABLE, SEEDS)
def test_the_opening_depends_on_nothing_but_its_arguments(table: Table, seed: int) -> None:
    rules, seats = table
    pack = random_pack(random.Random(seed), rules)
    forehand = seed % seats
    first = new_game(rules, seats, pack, forehand=forehand)
    assert first == new_game(rules, seats, list(pack), forehand=forehand)
