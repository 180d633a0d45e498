"""Partners, worked out by hand: seats 0 and 2 against 1 and 3; hearts are trumps."""

from bots.strategies.clever import Clever
from tests.support.choosing import choice_in


def attack(hands: str, done: str = "-", rules: str = '"teams": 2', known: str = "8S") -> str:
    """Return a position in which seat 1 has beaten an eight with a nine, without a talon."""
    return f"""
    rules {{{rules}}}
    {hands}
    known -
    known -
    known {known}
    known -
    bout 9 0 0 1 4
    table 0:8C>9C
    done {done}
    """


HANDS = """hand 9H KC QC
    hand TC TD AS AD
    hand 8S 6C 7C
    hand QS KS AC"""


def test_a_trump_is_kept_while_a_partner_has_a_card_to_throw_in() -> None:
    """Everybody saw the partner take the eight of spades."""
    assert choice_in(Clever(), attack(HANDS), 0) == "done"


def test_a_trump_is_thrown_in_where_the_partner_is_done() -> None:
    assert choice_in(Clever(), attack(HANDS, done="2"), 0) == "throw_in 9H"


def test_a_trump_is_thrown_in_where_the_partner_hardly_has_a_fitting_card() -> None:
    """One of ten unseen cards fits, and the partner holds three of them."""
    assert choice_in(Clever(), attack(HANDS, known="-"), 0) == "throw_in 9H"


def test_nobody_waits_for_others_if_all_play_alone() -> None:
    alone = attack(HANDS, rules='"lead": "single"')
    assert choice_in(Clever(), alone, 0) == "throw_in 9H"


def test_a_trump_that_is_the_last_card_goes_out_with_it() -> None:
    hands = HANDS.replace("9H KC QC", "9H")
    assert choice_in(Clever(), attack(hands), 0) == "throw_in 9H"


FIRST_OUT = '"teams": 2, "team_result": "first_out"'
NEARLY_OUT = """hand 8D KC QC
    hand TC
    hand 8S
    hand QS KS AC 6D 7D"""
ROOM_FOR_ONE = """
rules {{"teams": 2, "team_result": "first_out"}}
{hands}
known -
known -
known {known}
known -
bout 9 0 0 1 2
table 0:8C>9C
"""


def test_the_last_room_is_left_to_the_partner_who_goes_out_with_it() -> None:
    """The partner is known to hold the eight of spades, its last card: with it the team wins."""
    text = ROOM_FOR_ONE.format(hands=NEARLY_OUT, known="8S")
    assert choice_in(Clever(), text, 0) == "done"


def test_the_room_is_used_where_the_partner_has_more_cards_left() -> None:
    hands = NEARLY_OUT.replace("hand 8S", "hand 8S 6C 7C 7S")
    text = ROOM_FOR_ONE.format(hands=hands, known="8S")
    assert choice_in(Clever(), text, 0) == "throw_in 8D"


def test_a_lead_is_of_a_rank_that_the_partner_can_add_to() -> None:
    """Sixes and sevens are equally low; everybody saw the partner take the seven of spades."""
    text = """
    rules {"teams": 2}
    hand 7C 6D KC
    hand TC TD AS AD
    hand 7S 7D QC
    hand QS KS AC
    known -
    known -
    known 7S 7D
    known -
    bout 9 0 0 1 4
    """
    assert choice_in(Clever(), text, 0) == "lead 7C"
