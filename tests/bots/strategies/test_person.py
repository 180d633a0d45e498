"""The weaker bots err as people do; positions worked out by hand, hearts are trumps unless said."""

import random

from bots.strategies.person import Character
from games.engine import GameState, Seat, legal_offers, view_for
from games.engine.notation import write_command
from tests.support.positions import position


def move(state: GameState, seat: Seat, player: Character) -> str:
    offers = legal_offers(state, seat)
    return write_command(player.choose(view_for(state, seat), offers, random.Random(1)))


ATTACKED = """
    hand 8S 9D TC
    hand 8C AC 6H
    talon 7D KD AH
    bout 9 0 0 1 3
    table 0:7C
    """
"""The seven of clubs can be beaten by the eight, the ace, or the six of trumps."""


def test_without_habits_it_beats_with_the_cheapest_card() -> None:
    assert move(position(ATTACKED), 1, Character()) == "beat 7C 8C"


def test_a_show_off_beats_with_the_best_card_that_is_no_trump() -> None:
    assert move(position(ATTACKED), 1, Character(shows_off=True)) == "beat 7C AC"


def test_a_show_off_leads_the_best_card_that_is_no_trump() -> None:
    state = position("hand 6C KD AH\nhand 7C 8S 9S\ntalon 7D KC\nbout 9 0 0 1 3")
    assert move(state, 0, Character(shows_off=True)) == "lead KD"


def test_a_player_who_clings_to_trumps_takes_while_cards_are_drawn() -> None:
    text = "hand 8S 9D\nhand 8D 6H\n{}bout 9 0 0 1 2\ntable 0:7C"
    drawing, over = position(text.format("talon 7D KD\n")), position(text.format(""))
    assert move(drawing, 1, Character()) == "beat 7C 6H"
    assert move(drawing, 1, Character(clings=True)) == "take"
    assert move(over, 1, Character(clings=True)) == "beat 7C 6H"


def test_a_player_who_overlooks_everything_adds_nothing() -> None:
    state = position("hand 7S 9D\nhand 9C 6H\ntalon 7D KD\nbout 9 0 0 1 3\ntable 0:7C>8C")
    assert move(state, 0, Character()) == "throw_in 7S"
    assert move(state, 0, Character(oversight=1.0)) == "done"
