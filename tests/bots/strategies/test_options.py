"""Play under other options, worked out by hand; hearts are trumps."""

import pytest

from bots.strategies.character import THUMB
from bots.strategies.worth import worths_of
from games.engine import RuleSet, card_from_code, new_game, replay
from games.engine.deck import full_pack
from tests.support.choosing import choice_in, choice_of


def worth(rules: RuleSet, code: str, turned_up: str | None = "AH") -> float:
    card = None if turned_up is None else card_from_code(turned_up)
    return worths_of(rules, card)[card_from_code(code)]


# --- what cards are worth ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "turned_up"),
    [
        ({}, "AH"),
        ({"trump": "none"}, None),
        ({"trump": "cycle"}, None),
        ({"rank_trump": "above_suit"}, "9H"),
        ({"own_suit_only": "clubs"}, "AH"),
        ({"lowest_beats_highest": True}, "AH"),
        ({"deck": 52, "decks": 2}, "AH"),
        ({"wild_six": "all"}, "AH"),
    ],
)
def test_any_rule_set_uses_the_whole_scale(
    options: dict[str, object], turned_up: str | None
) -> None:
    rules = RuleSet.from_json(options)
    card = None if turned_up is None else card_from_code(turned_up)
    worths = worths_of(rules, card).values()
    assert (min(worths), max(worths)) == (0, 1)


def test_cards_of_the_trump_rank_are_worth_more_than_trumps() -> None:
    rules = RuleSet(rank_trump="above_suit")
    assert worth(rules, "9D", "9H") > worth(rules, "AH", "9H")
    assert worth(RuleSet(), "9D", "9H") < worth(RuleSet(), "6H", "9H")


def test_a_wild_six_is_worth_what_it_may_be_played_as() -> None:
    wild = RuleSet(wild_six="diamonds")
    assert worth(wild, "6D") == worth(wild, "6H") > worth(wild, "AC")
    assert worth(wild, "6C") == 0


def test_the_lowest_is_worth_as_much_as_the_next_where_it_beats_the_highest() -> None:
    """Each beats one card of its suit: the six the ace, the seven the six."""
    rules = RuleSet(lowest_beats_highest=True)
    assert worth(rules, "6C") == worth(rules, "7C") < worth(rules, "8C")


# --- single options ------------------------------------------------------------------------------


def test_a_wild_six_is_kept_for_defending() -> None:
    """Played as a six of hearts it beats any card but trumps."""
    text = """
    rules {"wild_six": "all"}
    hand 6C 9D KS AS
    hand 8C 8D 8S QH
    talon TC TD AH
    bout 3 0 0 1 4
    """
    assert choice_in(THUMB, text, 0) == "lead 9D"


def test_a_wild_six_attacks_in_the_suit_that_fewest_cards_beat() -> None:
    text = """
    rules {"wild_six": "all"}
    hand 6C
    hand 8C 8D 8S QH
    talon TC TD AH
    bout 3 0 0 1 4
    """
    assert choice_in(THUMB, text, 0) == "lead 6C=H"


def test_the_trump_card_is_swapped_for_at_once() -> None:
    text = """
    rules {"trump_swap": true}
    hand 6H 9D KS AS
    hand 8C 8D 8S QH
    talon TC TD AH
    bout 3 0 0 1 4
    """
    assert choice_in(THUMB, text, 0) == "swap_trump 6H"


@pytest.mark.parametrize(
    ("trump", "answer"),
    [("AS", "request_redeal"), ("AC", "keep_hand")],
)
def test_a_new_deal_is_asked_for_with_a_poor_hand_only(trump: str, answer: str) -> None:
    """Five low clubs are poor, unless clubs are trumps."""
    mine, other = ["6C", "7C", "8C", "9C", "TC", "6D"], ["7D", "8D", "9D", "TD", "JD", "QD"]
    front = [code for pair in zip(mine, other, strict=True) for code in pair] + [trump]
    cards = [card_from_code(code) for code in front]
    pack = [*cards, *(card for card in full_pack(36) if card not in cards)]
    state = replay(new_game(RuleSet(redeal="on_request"), 2, pack))
    assert choice_of(THUMB, state, 0) == answer


def test_a_take_is_the_last_resort_if_nobody_draws_though_there_is_a_talon() -> None:
    """By the base game two high trumps cost more than taking."""
    text = """
    rules {{"refill": "{refill}"}}
    hand 6S
    hand KH QH 7S TS
    talon TD TC 8D JD JC AH
    bout 3 0 0 1 4
    table 0:6C 0:6D
    """
    assert choice_in(THUMB, text.format(refill="never"), 1).startswith("beat")
    assert choice_in(THUMB, text.replace('"refill": "{refill}"', "").format(), 1) == "take"


TAKING = """
rules {{"pile_on": "unlimited"}}
hand {hand}
hand 8D 8S TH QC KC AC JC
{talon}bout 9 0 0 1 4
table 0:7C
flags taking
"""


def test_a_taking_defender_is_loaded_with_cheap_cards() -> None:
    assert choice_in(THUMB, TAKING.format(hand="7D 7H KS", talon=""), 0) == "throw_in 7D"


def test_no_trump_is_given_to_a_taking_defender() -> None:
    assert choice_in(THUMB, TAKING.format(hand="7H KS", talon=""), 0) == "done"


def test_a_trump_is_given_where_one_goes_out_with_it() -> None:
    assert choice_in(THUMB, TAKING.format(hand="7H", talon=""), 0) == "throw_in 7H"


def test_of_many_sixes_the_three_packs_offer_any_number_is_led_without_listing_all_sets() -> None:
    """Nine sixes make 512 sets; the cheapest are led together."""
    text = """
    rules {"decks": 3, "attack_limit": 12, "hand_size": 12}
    hand 6C 6C2 6C3 6D 6D2 6D3 6S 6S2 6S3 AC
    hand 8C 8D 8S QH 8C2 8D2 8S2 QH2 9C 9D 9S
    talon TC TD AH
    bout 3 0 0 1 11
    """
    assert choice_in(THUMB, text, 0) == "lead 6C 6C2 6C3 6D 6D2 6D3 6S 6S2 6S3"
