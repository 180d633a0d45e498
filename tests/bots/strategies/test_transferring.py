"""Transfers, shown trumps and their direction, worked out by hand; hearts are trumps."""

import pytest

from bots.strategies.base import Strategy
from bots.strategies.character import THUMB
from bots.strategies.clever import Clever
from tests.support.choosing import choice_in

EARLY = "talon 6D 7D TD JD QD KD AD 6S 9S TS JS QS KS AS 6C 9H TH AH"
"""Eighteen cards to draw, as many as after the deal."""


def three(options: str, defender: str, talon: str = EARLY, table: str = "0:7C") -> str:
    """Return a position with three at the table, where seat 1 is attacked."""
    return f"""
    rules {{"transfer": "on", {options}}}
    hand 8S JC QC KC
    hand {defender}
    hand JH KH 9C TC
    {talon}
    bout 3 0 0 1 4
    table {table}
    """


def test_a_show_that_comes_once_a_game_is_not_spent_on_an_attack_that_is_cheap_to_beat() -> None:
    """The eight costs nothing; the show would be gone for the rest of the game."""
    once = '"show_transfer": "once_per_game"'
    assert choice_in(THUMB, three(once, "7H 8C 8H AC"), 1) == "beat 7C 8C"


def test_it_is_spent_early_where_only_a_high_trump_would_do_instead() -> None:
    once = '"show_transfer": "once_per_game"'
    assert choice_in(THUMB, three(once, "7H QH 8D 9D", talon="talon AD AS AH"), 1) == (
        "show_transfer 7H"
    )


def test_a_show_that_may_be_repeated_saves_the_trump_that_would_beat() -> None:
    often = '"show_transfer": "unlimited"'
    assert choice_in(THUMB, three(often, "7H QH 8D 9D"), 1) == "show_transfer 7H"


HEADS_UP = """
rules {"transfer": "on", "show_transfer": "unlimited"}
hand 7D 7S TC QD
hand 7H 9C 8D 9D
talon AS AD AH
bout 3 0 0 1 4
table 0:7C
"""


def test_heads_up_nothing_is_shown_where_the_attack_would_come_back() -> None:
    """Everybody saw the other pick both sevens up: the attack would come back with one more."""
    known = HEADS_UP.replace("talon", "known 7D 7S\nknown -\ntalon")
    assert choice_in(Clever(), known, 1) == "beat 7C 9C"


def test_heads_up_a_transfer_is_weighed_by_what_may_come_back() -> None:
    """The seven of spades costs less than the nine of clubs, but two sevens would answer it."""
    text = """
    rules {"transfer": "on"}
    hand 7D 7H TC QD
    known 7D 7H
    known -
    hand 7S 9C 8D 9D
    talon AS AD AH
    bout 3 0 0 1 4
    table 0:7C
    """
    assert choice_in(Clever(), text, 1) == "beat 7C 9C"


@pytest.mark.parametrize(
    ("left", "right", "chosen"),
    [
        ("9C TC", "8S JC QC KC", "transfer 7S"),
        ("8S JC QC KC", "9C TC", "transfer 7S right"),
    ],
)
@pytest.mark.parametrize("rule", ["chosen_bout", "chosen_lasting"])
def test_of_two_directions_it_hits_the_one_with_fewer_cards_left(
    left: str, right: str, chosen: str, rule: str
) -> None:
    text = f"""
    rules {{"transfer": "on", "transfer_direction": "{rule}"}}
    hand {right}
    hand 7S KH AD AS
    hand {left}
    bout 9 0 0 1 4
    table 0:7C
    """
    assert choice_in(THUMB, text, 1) == chosen


TWO_RANKS = """
rules {"transfer": "on", "transfer_when": "any_time"}
hand 8S JC QC KC
hand TD QD 6C 8D
hand JH KH 9C
talon 6D 7D JD KD AD 6S 7S JS QS KS AS AH
bout 3 0 0 1 6
table 0:9S>TS 0:9D 2:TC
"""


@pytest.mark.parametrize("player", [THUMB, Clever()])
def test_the_rest_is_transferred_once_what_does_not_fit_is_beaten(player: Strategy) -> None:
    """Nothing beats the ten of clubs; the ten of diamonds is kept to transfer it."""
    assert choice_in(player, TWO_RANKS, 1) == "beat 9D QD"
    then = TWO_RANKS.replace("0:9D ", "0:9D>QD ").replace("TD QD", "TD")
    assert choice_in(player, then, 1) == "transfer TD"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"any_time"', '"nothing_beaten"'),
        ('"on",', '"on", "attack_limit": 3,'),
        ("hand JH KH 9C", "hand JH"),
        ('"on",', '"on", "transfer_count": "exactly_equal",'),
    ],
    ids=["too late", "too many in all", "too many for the next", "too few"],
)
def test_nothing_is_split_where_the_rest_could_not_be_transferred(before: str, after: str) -> None:
    text = TWO_RANKS.replace(before, after)
    if "exactly" in after:
        text = text.replace("2:TC", "2:TC 0:TH")
    assert choice_in(THUMB, text, 1) == "take"
