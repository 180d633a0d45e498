"""rules.md 3 `lead: pairs`: one card, or a pair or two pairs with one other card.

Source: the printed rules of simple durak, as pagat.com tells them.
"""

import pytest

from games.engine import RefusalCode, legal_offers
from games.engine.cards import Card, card_from_code
from games.engine.notation import read_command
from games.engine.offers import LeadSet, are_pairs_and_one, is_offered, most_in_pairs
from games.engine.wire import offer_to_json
from tests.support.positions import hand, legal, play, position, refusal

PRINTED = '"lead": "pairs", "throw_in": "none", "pile_on": "none"'
TABLE = f"""
rules {{{PRINTED}}}
hand 7C 7D 9S 9H QC
hand 8C 9C TC JC KC
talon 6S AH
bout 2 0 0 1 5
"""


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card_from_code(code) for code in text.split())


def test_one_card_a_pair_and_one_or_two_pairs_and_one_are_led() -> None:
    assert legal(position(TABLE), 0) == [
        *("lead 7C", "lead QC", "lead 7D", "lead 9H", "lead 9S"),
        # Sevens with a queen or a nine, nines with a queen or a seven; then both pairs.
        *("lead 7C QC 7D", "lead 7C 7D 9H", "lead 7C 7D 9S", "lead 7C 9H 9S"),
        *("lead QC 9H 9S", "lead 7D 9H 9S", "lead 7C QC 7D 9H 9S"),
    ]


@pytest.mark.parametrize(
    "move", ["0 lead 7C 7D", "0 lead 7C QC 9S", "0 lead 7C 7D 9S 9H", "0 lead 7C QC"]
)
def test_other_sets_are_refused(move: str) -> None:
    found = refusal(position(TABLE), move)
    assert (found.code, found.rule) == (RefusalCode.NOT_IN_PAIRS, "3 lead")


def test_led_cards_are_beaten_or_taken() -> None:
    state = play(position(TABLE), "0 lead 7C 9S 9H")
    assert hand(state, 0) == "7D QC".replace("7D QC", "QC 7D")
    taken = play(state, "1 beat 7C 8C", "1 take")
    assert hand(taken, 1) == "7C 8C 9C TC JC KC 9H 9S"


@pytest.mark.parametrize(
    ("text", "is_fitting"),
    [
        ("7C", True),
        ("7C 7D 7H", True),
        ("7C 7D 7H 7S 9C", True),
        ("7C 7D 7H 9C 9D", True),
        ("7C 7D 8C 8D", False),
        ("7C 7D 8C 9D TD", False),
        ("XB XR 7C", True),
        ("6C 6D 7C 7D 8C 8D 9S", False),
    ],
)
def test_the_other_card_may_be_of_any_rank(text: str, is_fitting: bool) -> None:
    assert are_pairs_and_one(cards(text)) is is_fitting


@pytest.mark.parametrize(
    ("text", "limit", "most"),
    [
        ("7C 7D 9S 9H QC", 6, 5),
        ("7C 7D 9S 9H QC", 4, 3),
        ("7C 7D 9S 9H QC", 2, 0),
        ("7C 7D 9S 9H", 6, 3),
        ("7C 7D", 6, 0),
        ("7C 8D 9S", 6, 0),
        ("6C 6C=D 9S", 6, 0),
        ("7C 7D 8C 8D 9C 9D TS", 12, 5),
    ],
)
def test_the_number_of_cards_that_lead_at_once(text: str, limit: int, most: int) -> None:
    assert most_in_pairs(cards(text), limit) == most


def test_no_more_are_led_than_the_defender_holds() -> None:
    four = position(TABLE.replace("hand 8C 9C TC JC KC", "hand 8C 9C TC JC").replace("1 5", "1 4"))
    assert legal_offers(four, 0)[-1] == LeadSet(cards("7C QC 7D 9H 9S"), 3, 3, pairs=True)
    assert refusal(four, "0 lead 7C 7D 9S 9H QC").code is RefusalCode.LIMIT_REACHED
    two = position(TABLE.replace("bout 2 0 0 1 5", "bout 2 0 0 1 2"))
    assert [offer.type for offer in legal_offers(two, 0)] == ["lead"] * 5
    assert refusal(two, "0 lead 7C 7D 9S").code is RefusalCode.LIMIT_REACHED


def test_the_offer_says_that_it_is_of_pairs() -> None:
    offer = legal_offers(position(TABLE), 0)[-1]
    assert isinstance(offer, LeadSet)
    assert offer_to_json(offer) == {
        "type": "lead",
        "any_of": ["7C", "QC", "7D", "9H", "9S"],
        "fewest": 3,
        "most": 5,
        "pairs": True,
    }
    assert "pairs" not in offer_to_json(LeadSet(cards("7C 7D"), 2, 2))
    assert is_offered([offer], read_command("lead 7C 7D 9S"))
    assert not is_offered([offer], read_command("lead 7C 7D 9S 9H"))
    assert not is_offered([offer], read_command("lead 7C QC 9S"))


def test_a_cheat_leads_any_cards_but_only_pairs_and_one_are_fair() -> None:
    state = position(TABLE.replace(PRINTED, f'{PRINTED}, "cheating": true'))
    caught = play(state, "0 lead 7C 7D", "1 call_cheat 7C")
    assert hand(caught, 0) == "7C QC 7D 9H 9S"
    fair = play(state, "0 lead 7C 7D QC", "1 call_cheat 7C")
    assert fair.bout is not None
    assert len(fair.bout.table) == 3
