"""Offers: commands, and sets of cards to choose from."""

import pytest

from games.engine import card_from_code, legal_offers
from games.engine.commands import Lead, Take, Transfer
from games.engine.notation import read_command
from games.engine.offers import LeadSet, TransferSet, is_offered, spelled_out
from games.engine.seat import Direction
from games.engine.wire import offer_to_json
from tests.support.positions import play, position

SEVENS = tuple(card_from_code(code) for code in ("7C", "7H", "7S"))
OFFERS = (Lead((SEVENS[0],)), LeadSet(SEVENS, 2, 3))


def test_cards_of_one_rank_are_offered_as_a_set_and_single_ones_are_not() -> None:
    state = position("hand 7C 8D 7S\nhand 8C 9C TC\ntalon 6S AH\nbout 2 0 0 1 3")
    singles = [read_command(f"lead {code}") for code in ("7C", "8D", "7S")]
    assert legal_offers(state, 0) == (*singles, LeadSet((SEVENS[0], SEVENS[2]), 2, 2))


def test_a_set_names_its_direction() -> None:
    text = 'rules {"transfer": "on", "transfer_direction": "chosen_bout"}\n'
    text += "hand 7C 8D 9D TD\nhand 7H 7S 8C\nhand 9C TC JC QC\ntalon 6S AH\nbout 2 0 0 1 3"
    sets = [
        offer
        for offer in legal_offers(play(position(text), "0 lead 7C"), 1)
        if isinstance(offer, TransferSet)
    ]
    assert sets == [
        TransferSet(SEVENS[1:], 2, 2, Direction.LEFT),
        TransferSet(SEVENS[1:], 2, 2, Direction.RIGHT),
    ]


@pytest.mark.parametrize(
    ("command", "offered"),
    [
        ("lead 7C", True),
        ("lead 7H", False),
        ("lead 7C 7H", True),
        ("lead 7C 7H 7S", True),
        ("lead 7C 7D", False),
        ("lead 7C 7C", False),
        ("lead 7C 7C 7H 7S", False),
        ("transfer 7C 7H", False),
        ("take", False),
    ],
)
def test_a_set_stands_for_these_commands(command: str, offered: bool) -> None:
    assert is_offered(OFFERS, read_command(command)) is offered


def test_no_card_is_offered_under_two_names() -> None:
    six, renamed, other = (card_from_code(code) for code in ("6C", "6C=S", "6D"))
    offers = (LeadSet((six, renamed, other), 2, 2),)
    assert spelled_out(offers) == (Lead((six, other)), Lead((renamed, other)))
    assert not is_offered(offers, Lead((six, renamed)))
    assert is_offered(offers, Lead((renamed, other)))


def test_a_transfer_is_offered_in_its_direction_only() -> None:
    offers = (TransferSet(SEVENS, 2, 3, Direction.RIGHT),)
    assert is_offered(offers, Transfer(SEVENS, Direction.RIGHT))
    assert not is_offered(offers, Transfer(SEVENS))


def test_offers_as_json() -> None:
    assert offer_to_json(OFFERS[1]) == {
        "type": "lead",
        "any_of": ["7C", "7H", "7S"],
        "fewest": 2,
        "most": 3,
    }
    assert offer_to_json(Take()) == {"type": "take"}
