"""The rules of thumb on positions worked out by hand; hearts are trumps."""

import random

from bots.strategies.character import THUMB
from games.engine import GameState, Seat, legal_commands, view_for
from games.engine.notation import write_command
from tests.support.positions import position


def move(state: GameState, seat: Seat) -> str:
    legal = legal_commands(state, seat)
    return write_command(THUMB.choose(view_for(state, seat), legal, random.Random(1)))


def test_it_leads_its_lowest_card_and_keeps_trumps() -> None:
    state = position(
        """
        hand 9C 7D 6H KS
        hand 8C 8D 8S QH
        talon TC TD AH
        bout 3 0 0 1 4
        """
    )
    assert move(state, 0) == "lead 7D"


def test_it_leads_a_low_pair_together() -> None:
    state = position(
        """
        hand 7C 7D 6H KS
        hand 8C 8D 8S QH
        talon TC TD AH
        bout 3 0 0 1 4
        """
    )
    assert move(state, 0) == "lead 7C 7D"


def test_it_leads_trumps_when_it_has_nothing_else() -> None:
    state = position(
        """
        hand KH 7H
        hand 8C 8D 8S QH
        talon TC TD AH
        bout 3 0 0 1 4
        """
    )
    assert move(state, 0) == "lead 7H"


def test_it_beats_with_the_cheapest_card() -> None:
    state = position(
        """
        hand 6S
        hand 8C TC AC 7H
        talon TD AH
        bout 3 0 0 1 4
        table 0:9C
        """
    )
    assert move(state, 1) == "beat 9C TC"


def test_it_spends_a_trump_only_where_no_other_card_beats() -> None:
    state = position(
        """
        hand 6S
        hand 8C 8D 7H QH
        talon TD AH
        bout 3 0 0 1 4
        table 0:9C
        """
    )
    assert move(state, 1) == "beat 9C 7H"


def test_it_shares_out_its_cards_so_that_all_attacks_are_beaten() -> None:
    state = position(
        """
        hand 6S
        hand 9C JC 8D
        talon TD AH
        bout 3 0 0 1 3
        table 0:8C 0:TC
        """
    )
    assert move(state, 1) == "beat TC JC"


def test_it_takes_rather_than_beat_half() -> None:
    state = position(
        """
        hand 6S
        hand 9C 8D 7S
        talon TD AH
        bout 3 0 0 1 3
        table 0:8C 0:TC
        """
    )
    assert move(state, 1) == "take"


def test_it_takes_low_cards_rather_than_spend_its_high_trumps_early() -> None:
    state = position(
        """
        hand 6S
        hand KH QH 7S TS
        talon TD TC 8D JD JC AH
        bout 3 0 0 1 4
        table 0:6C 0:6D
        """
    )
    assert move(state, 1) == "take"


def test_it_transfers_when_that_is_cheaper_than_beating() -> None:
    state = position(
        """
        rules {"transfer": "on"}
        hand 6S 7C 8D
        hand 9D KC 7H
        talon TD AH
        bout 3 0 0 1 3
        table 0:9C
        """
    )
    assert move(state, 1) == "transfer 9D"


def test_it_throws_in_low_cards() -> None:
    state = position(
        """
        hand 9D 7S KC
        hand 8D 8S
        talon TD AH
        bout 3 0 0 1 3
        table 0:7C>9C
        """
    )
    assert move(state, 0) == "throw_in 7S"


def test_it_throws_in_no_trumps_while_cards_are_drawn() -> None:
    state = position(
        """
        hand 7H KC
        hand 8D 8S
        talon TD AH
        bout 3 0 0 1 3
        table 0:7C>9C
        """
    )
    assert move(state, 0) == "done"


def test_it_gets_rid_of_trumps_too_once_the_talon_is_empty() -> None:
    state = position(
        """
        hand 7H KC
        hand 8D 8S JS
        hand 9S TS
        bout 9 0 0 1 4
        table 0:7C>9C
        """
    )
    assert move(state, 0) == "throw_in 7H"
