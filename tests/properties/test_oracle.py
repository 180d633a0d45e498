"""The engine and the separately written oracle play equal games alike."""

import random

from hypothesis import given
from hypothesis import strategies as st

from games.engine import RuleSet, new_game, replay
from games.engine.dealing import undeal
from games.engine.events import CardsDealt
from games.engine.notation import write_command
from tests.support.comparing import (
    KNOWN_TO_THE_ORACLE,
    engine_moves,
    engine_picture,
    oracle_table,
)
from tests.support.play import random_pack, steps
from tests.support.rule_sets import tables

LARGEST_PACK = 52
"""The oracle tries every card, so it plays with one pack, or two small ones."""
MOST_COMPARED = 400


def is_small(table: tuple[RuleSet, int]) -> bool:
    return table[0].pack_size <= LARGEST_PACK


@given(tables(only=KNOWN_TO_THE_ORACLE).filter(is_small), st.integers(0, 2**32))
def test_legal_commands_positions_and_ends_are_those_of_the_oracle(
    table: tuple[RuleSet, int], seed: int
) -> None:
    rules, seats = table
    rng = random.Random(seed)
    pack, forehand = random_pack(rng, rules), rng.randrange(seats)
    state = replay(new_game(rules, seats, pack, forehand=forehand))
    oracle = oracle_table(rules, seats, pack, forehand)
    assert engine_picture(state) == oracle.picture()
    for played, step in enumerate(steps(state, rng)):
        if played < MOST_COMPARED:
            assert engine_moves(step.before) == set(oracle.moves())
        oracle.play(step.seat, write_command(step.command))
        for event in step.events:
            if isinstance(event, CardsDealt):
                again = undeal(rules, event, forehand=forehand)
                oracle.deal([card.code for card in again])
        assert engine_picture(step.after) == oracle.picture()
