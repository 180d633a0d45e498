"""The master on positions worked out by hand; hearts are trumps unless said."""

import random

import pytest

from bots.strategies.base import Strategy
from bots.strategies.master import Master
from games.engine import GameState, Seat, legal_commands, view_for
from games.engine.notation import write_command
from tests.support.positions import position

FEW = Master(iterations_of_two=100)


def move(state: GameState, seat: Seat, player: Strategy = FEW) -> str:
    legal = legal_commands(state, seat)
    return write_command(player.choose(view_for(state, seat), legal, random.Random(1)))


@pytest.mark.parametrize(
    ("text", "seat", "best"),
    [
        pytest.param(
            "hand 6C AC\nhand 7C 8S\nbout 9 0 0 1 2", 0, "lead AC", id="what cannot be beaten first"
        ),
        pytest.param(
            "hand 8S\nhand 8C AC\nbout 9 0 0 1 2\ntable 0:7C",
            1,
            "beat 7C AC",
            id="the card that lets nothing in",
        ),
        pytest.param(
            """
            rules {"trump": "clubs"}
            hand TC QD JH JS
            hand JC QC KH
            bout 9 0 0 1 6
            table 0:TD>KD 0:TS>9C 0:9D>KC 0:KS
            """,
            1,
            "take",
            id="a win by taking",
        ),
    ],
)
def test_it_plays_exactly_once_all_is_known(text: str, seat: Seat, best: str) -> None:
    assert move(position(text), seat) == best


@pytest.mark.parametrize(
    "player",
    [
        pytest.param(Master(iterations=1, iterations_of_two=400), id="games played out"),
        pytest.param(
            Master(iterations=1, iterations_of_two=1, iterations_valued=400), id="network"
        ),
    ],
)
def test_it_sees_by_search_that_trumps_are_kept_while_cards_are_drawn(player: Master) -> None:
    state = position(
        """
        hand 6S 7D KH AH
        hand 8S 9D TC JC QC KC
        talon 6C 7C 8C 9C TS JS QS KS 8H
        trump 8H 8H -
        bout 9 0 0 1 6
        """
    )
    assert move(state, 0, player) in {"lead 6S", "lead 7D"}


def test_rules_beyond_the_kernel_are_played_by_its_substitute() -> None:
    state = position(
        """
        rules {"decks": 2}
        hand 6C AC
        hand 7C 8S
        bout 9 0 0 1 2
        """
    )
    assert move(state, 0) == "lead AC"
