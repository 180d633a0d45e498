"""The laws of rules.md section 6, on random rule sets, seats, deals and legal play."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine import (
    Event,
    GameState,
    Refused,
    RuleSet,
    awaited_seats,
    decide,
    evolve,
    legal_commands,
    new_game,
    next_opening,
    replay,
    why_illegal,
)
from games.engine.cards import Card, by_index
from games.engine.commands import Beat, Command, Done, Lead, Take, ThrowIn, Transfer
from games.engine.deck import full_pack
from games.engine.events import EndReason
from games.engine.notation import (
    read_command,
    read_game,
    read_position,
    record_of,
    write_command,
    write_game,
    write_position,
)
from games.engine.wire import (
    command_from_json,
    command_to_json,
    event_from_json,
    event_to_json,
)
from tests.support.play import (
    offers,
    opening,
    played_out,
    random_pack,
    steps,
    whole_game,
)
from tests.support.rule_sets import rule_sets, tables

SEEDS = st.integers(0, 2**32)
ANY_TABLE = tables().filter(lambda table: table[0].pack_size <= 56)
Table = tuple[RuleSet, int]


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


def cards_of(state: GameState) -> list[Card]:
    """Every card wherever it lies."""
    table = () if state.bout is None else state.bout.cards
    cards = [card for hand in state.hands for card in hand]
    cards += [card for hidden in state.hidden for card in hidden]
    cards += [*state.talon, *state.discard, *(card.itself for card in table)]
    return sorted(cards, key=by_index)


@given(ANY_TABLE, SEEDS)
def test_every_card_is_in_exactly_one_place_at_every_event(table: Table, seed: int) -> None:
    pack = sorted(full_pack(table[0].deck, table[0].decks), key=by_index)
    for state in prefixes(events_of(table, seed))[1:]:
        assert cards_of(state) == pack


@given(ANY_TABLE.filter(lambda table: table[0].hand_size <= 6), SEEDS)
def test_a_series_loses_no_card_from_one_game_to_the_next(table: Table, seed: int) -> None:
    rules, seats = table[0], table[1]
    rng = random.Random(seed)
    pack = full_pack(rules.deck, rules.decks)
    events = whole_game(rules, seats, rng)
    for _ in range(2):
        following = next_opening(replay(events), rules, seats)
        left = [card for card in pack if card not in following.removed]
        assert len(left) >= rules.cards_to_deal(seats)
        rng.shuffle(left)
        events = played_out(new_game(rules, seats, left, **following._asdict()), rng)
        for state in prefixes(events)[1:]:
            assert cards_of(state) == sorted(pack, key=by_index)


@given(ANY_TABLE, SEEDS)
def test_hands_are_in_canonical_order_and_known_cards_are_in_them(table: Table, seed: int) -> None:
    for state in prefixes(events_of(table, seed)):
        for hand, known in zip(state.hands, state.known, strict=True):
            assert list(hand) == sorted(hand, key=by_index)
            assert known <= set(hand)


@given(ANY_TABLE, SEEDS)
def test_replaying_a_prefix_gives_the_state_that_was_current_then(table: Table, seed: int) -> None:
    rng = random.Random(seed)
    events = list(opening(*table, rng))
    state = replay(events)
    current = {len(events): state}
    for step in steps(state, rng):
        events += step.events
        current[len(events)] = step.after
    read_back = [event_from_json(event_to_json(event)) for event in events]
    assert read_back == events
    for version in rng.sample(sorted(current), min(5, len(current))):
        assert replay(read_back[:version]) == current[version]


@given(ANY_TABLE, SEEDS)
def test_the_same_deal_and_moves_give_the_same_events(table: Table, seed: int) -> None:
    assert events_of(table, seed) == events_of(table, seed)


@given(ANY_TABLE, SEEDS)
def test_somebody_is_awaited_and_can_act_until_the_game_is_over(table: Table, seed: int) -> None:
    rng = random.Random(seed)
    state = replay(opening(*table, rng))
    for step in steps(state, rng):
        awaited = awaited_seats(step.before)
        assert awaited
        assert all(legal_commands(step.before, seat) for seat in awaited)
        state = step.after
    assert awaited_seats(state) == ()
    assert offers(state) == []


def some_commands(state: GameState, rng: random.Random) -> list[Command]:
    """Well-formed commands of every kind with cards from anywhere, most of them illegal."""
    pack = full_pack(state.rules.deck, state.rules.decks)
    table = state.bout.cards if state.bout else ()
    pool = [*rng.sample(pack, 6), *table]
    pool += [card for hand in state.hands for card in rng.sample(hand, min(2, len(hand)))]
    commands: list[Command] = [Take(), Done()]
    for card in pool:
        commands += [ThrowIn(card), Lead((card,)), Transfer((card,))]
        commands += [Beat(attack, card) for attack in (*table, rng.choice(pool))]
        pair = (card, rng.choice(pool))
        commands += [Lead(pair), Transfer(pair)]
    return commands


@given(ANY_TABLE, SEEDS)
def test_every_offered_move_is_accepted_and_every_other_refused_with_a_code(
    table: Table, seed: int
) -> None:
    rng = random.Random(seed)
    for step in steps(replay(opening(*table, rng)), rng):
        if rng.random() < 0.8:
            continue
        state, before = step.before, write_position(step.before)
        for seat in range(-1, state.seats + 1):
            offered = set(legal_commands(state, seat))
            for command in [*rng.sample(sorted(offered, key=write_command), min(9, len(offered)))]:
                assert decide(state, seat, command)
            for command in set(some_commands(state, rng)) - offered:
                with pytest.raises(Refused) as refused:
                    decide(state, seat, command)
                refusal = refused.value
                assert refusal.rule[0] in "234"
                assert refusal.detail
                assert "{" not in refusal.detail
        assert write_position(state) == before


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
        if rng.random() < 0.9 or sum(map(len, state.hands)) > 16:
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


@given(ANY_TABLE, SEEDS)
def test_games_end_with_places_for_all_and_one_durak_unless_drawn(table: Table, seed: int) -> None:
    rules, seats = table
    state = replay(events_of(table, seed))
    assert state.is_over
    places = [place for place in state.places if place is not None]
    assert len(places) == seats
    for place in set(places):
        # Those who share a place leave the places behind it empty.
        assert places.count(place) + sum(other < place for other in places) >= place
        assert 1 + sum(other < place for other in places) == place
    match state.reason:
        case EndReason.DURAK:
            assert len(state.losing_teams) == (rules.teams != "none")
            if rules.teams == "none":
                assert state.durak is not None
                assert sorted(places) == list(range(1, seats + 1))
                assert state.places[state.durak] == seats
        case EndReason.DRAW:
            assert state.durak is None
            assert rules.draws
        case _:
            assert state.durak is None


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
    assert decide(state, step.seat, step.command) == step.events


@given(ANY_TABLE, SEEDS)
def test_the_opening_depends_on_nothing_but_its_arguments(table: Table, seed: int) -> None:
    rules, seats = table
    pack = random_pack(random.Random(seed), rules)
    forehand = seed % seats
    first = new_game(rules, seats, pack, forehand=forehand)
    assert first == new_game(rules, seats, list(pack), forehand=forehand)
