"""The engine and the separately written oracle play equal games alike."""

import random
from itertools import islice

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from games.engine import GameState, RuleSet, new_game, replay, why_illegal
from games.engine.dealing import undeal
from games.engine.events import CardsDealt
from games.engine.notation import write_command
from tests.oracle import OracleTable
from tests.support.comparing import (
    engine_moves,
    engine_picture,
    oracle_table,
    plays_one_card,
    single_moves,
)
from tests.support.play import random_pack, steps
from tests.support.profiles import limit
from tests.support.rule_sets import tables
from tests.support.universe import some_commands

pytestmark = pytest.mark.timeout(limit())
MAX_PACK = 52
"""The oracle tries every card, so it plays with one pack, or two small ones."""
MAX_COMPARED = 400
"""So many positions of a game are compared by all that is legal in them."""
MAX_COMPARED_WITH_CHEATING, MAX_PLAYED_WITH_CHEATING = 25, 200
"""There nearly everything is legal, and games go on for thousands of commands."""

TWO_OUT_AFTER_A_TAKE = RuleSet(
    deck=24,
    decks=2,
    hand_size=12,
    attack_limit=12,
    first_bout_limit=5,
    first_limit_until="discard",
    lead="pairs",
    jokers=2,
    throw_in="leader",
    take_when="any_time",
    pile_on="none",
    transfer="on",
    transfer_when="any_time",
    transfer_count="exactly_equal",
    transfer_direction="chosen_lasting",
    direction_by="first_transfer",
    transfer_heads_up="never",
    transfer_first_bout=False,
    first_draw="attacker",
    next_leader="lowest_trump",
    trump="spades",
    suit_order="DCHS",
    lowest_beats_highest=True,
    cheating=True,
    cheat_penalty=2,
)
"""With the seed below, play goes to the right until two of four players go out after a take."""


def is_small(table: tuple[RuleSet, int]) -> bool:
    return table[0].pack_size <= MAX_PACK


def assert_equal_moves(state: GameState, oracle: OracleTable, rng: random.Random) -> None:
    """Both accept the same commands of all seats."""
    if not state.rules.cheating and state.rules.lead != "pairs":
        assert engine_moves(state) == set(oracle.moves())
        return
    moves = {(seat, text) for seat, text in oracle.moves() if plays_one_card(text)}
    assert single_moves(state) == moves
    for command in some_commands(state, rng, each=2):
        text = write_command(command)
        for seat in range(state.seats):
            is_legal = why_illegal(state, seat, command) is None
            assert oracle.allows(seat, text) is is_legal, (seat, text)


@example((TWO_OUT_AFTER_A_TAKE, 4), 6_206_753)
@given(tables().filter(is_small), st.integers(0, 2**32))
def test_legal_commands_positions_and_ends_are_those_of_the_oracle(
    table: tuple[RuleSet, int], seed: int
) -> None:
    rules, seats = table
    rng = random.Random(seed)
    pack, forehand = random_pack(rng, rules), rng.randrange(seats)
    state = replay(new_game(rules, seats, pack, forehand=forehand))
    oracle = oracle_table(rules, seats, pack, forehand)
    assert engine_picture(state) == oracle.picture()
    compared, most = (
        (MAX_COMPARED_WITH_CHEATING, MAX_PLAYED_WITH_CHEATING)
        if rules.cheating
        else (MAX_COMPARED, None)
    )
    for played, step in enumerate(islice(steps(state, rng), most)):
        if played < compared:
            assert_equal_moves(step.before, oracle, rng)
        oracle.play(step.seat, write_command(step.command))
        for event in step.events:
            if isinstance(event, CardsDealt):
                again = undeal(rules, event, forehand=forehand)
                oracle.deal([card.code for card in again])
        assert engine_picture(step.after) == oracle.picture()
