"""The command of a timeout: in hand-worked positions, and that it is always legal."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine import RuleSet, awaited_seats, decide, evolved, legal_offers, new_game, replay
from games.engine.deck import pack_by
from games.engine.notation import write_command
from games.engine.offers import is_offered
from games.play.time.clock import default_command
from tests.support.positions import position
from tests.support.rule_sets import tables
from tests.support.universe import drawn_from


@pytest.mark.parametrize(
    ("hand", "lead"),
    [
        ("9C 7S KD 6H", "lead 7S"),  # hearts are trumps: the six of hearts is dear
        ("7D 7C 7S", "lead 7C"),  # of equals the first: clubs, diamonds, hearts, spades
        ("KH 9H AH", "lead 9H"),
        ("AC 6H", "lead AC"),
    ],
)
def test_the_leader_leads_the_lowest_card(hand: str, lead: str) -> None:
    state = position(f"""
        hand {hand}
        hand 8C 8D
        bout 1 0 0 1 2
    """)
    assert write_command(default_command(state, 0)) == lead


def test_the_defender_takes() -> None:
    state = position("""
        hand 9C
        hand 8C KC
        bout 1 0 0 1 2
        table 0:7C
    """)
    assert write_command(default_command(state, 1)) == "take"


def test_an_attacker_is_done() -> None:
    state = position("""
        hand 8D
        hand KC AC
        bout 1 0 0 1 3
        table 0:7C>8C
    """)
    assert write_command(default_command(state, 0)) == "done"


@settings(max_examples=60, deadline=None)
@given(tables(), st.integers(0, 2**32))
def test_it_is_legal_whenever_a_seat_is_awaited_in_any_variant(
    table: tuple[RuleSet, int], seed: int
) -> None:
    rules, seats = table
    rng = random.Random(seed)
    pack = list(pack_by(rules))
    rng.shuffle(pack)
    state = replay(new_game(rules, seats, tuple(pack)))
    for _ in range(60):
        awaited = awaited_seats(state)
        if not awaited:
            return
        for seat in awaited:
            assert is_offered(legal_offers(state, seat), default_command(state, seat))
        seat = rng.choice(awaited)
        command = drawn_from(rng.choice(legal_offers(state, seat)), rng)
        state = evolved(state, decide(state, seat, command))
