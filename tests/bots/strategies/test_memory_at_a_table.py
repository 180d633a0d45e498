"""The clever player's use of the cards it has seen, worked out by hand; hearts are trumps."""

import pytest

from bots.strategies.character import THUMB
from bots.strategies.clever import Clever
from bots.strategies.memory import odds_at_a_glance, odds_of_all_seen
from games.engine import card_from_code, view_for
from tests.support.choosing import choice_in
from tests.support.positions import position

DEFENCE = """
hand 6S JS AS
hand 8C 9C AD 8H
hand KS KD QS
talon {talon}
bout 3 0 0 1 4
table 0:7C
"""
EIGHTS = "8D 8S QD KC QC AC TH 9H KH AH"
NINES = "9D 9S QD KC QC AC TH 9H KH AH"


def test_it_beats_with_a_rank_of_which_no_more_cards_are_there() -> None:
    """All other eights are in the discard pile or in the own hand; two nines are unseen."""
    text = DEFENCE.format(talon=NINES)
    assert choice_in(Clever(), text, 1) == "beat 7C 8C"


def test_it_pays_a_little_more_for_a_card_that_lets_nobody_throw_in() -> None:
    """Now the nines are gone, and two eights are yet out."""
    text = DEFENCE.format(talon=EIGHTS)
    assert choice_in(Clever(), text, 1) == "beat 7C 9C"
    assert choice_in(THUMB, text, 1) == "beat 7C 8C"


LEAD = """
hand 7C 7S KD AS
hand 8S 9S TS QS
hand KS AD KC QC
known -
known {known}
known -
talon 9C TC JC JD TD QD TH 9H KH AH
bout 3 0 0 1 4
"""


def test_it_leads_what_the_cards_that_the_defender_took_cannot_beat() -> None:
    """The defender's four cards are known to be spades: the club must be taken."""
    text = LEAD.format(known="8S 9S TS QS")
    assert choice_in(Clever(), text, 0) == "lead 7C"


def test_odds_count_what_is_seen() -> None:
    """Two nines are unseen, among nine cards in the talon and three in the other hand."""
    state = position(DEFENCE.format(talon=NINES))
    odds = odds_of_all_seen(view_for(state, 1))
    nines = [card_from_code(code) for code in ("9D", "9S")]
    assert len(odds.unseen) == 6 + 9
    assert odds.expected(0, nines) == 2 * 3 / 15
    none_of_three = 13 / 15 * 12 / 14 * 11 / 13
    assert odds.chance(0, nines) == pytest.approx(1 - none_of_three)


def test_at_a_glance_nothing_is_remembered() -> None:
    state = position(LEAD.format(known="8S 9S TS QS"))
    view = view_for(state, 0)
    assert not odds_at_a_glance(view).known_in[1]
    assert odds_of_all_seen(view).known_in[1] == {
        card_from_code(code) for code in ("8S", "9S", "TS", "QS")
    }
    assert odds_at_a_glance(view).unseen > odds_of_all_seen(view).unseen
