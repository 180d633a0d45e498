"""rules.md 3: which card beats which, under every option of card strength."""

from typing import Any

import pytest

from games.engine import RuleSet, card_from_code
from games.engine.deck import full_pack
from games.engine.rules import OPTIONS
from games.engine.strength import strength_of
from tests.oracle.cards import beats


def beaters(attack: str, turned_up: str | None = None, **options: Any) -> str:
    """Return the cards that beat `attack`, in canonical order."""
    rules = RuleSet.from_json({"deck": 24, **options})
    strength = strength_of(rules, None if turned_up is None else card_from_code(turned_up))
    return " ".join(
        card.code
        for card in sorted(full_pack(rules.deck), key=lambda card: card.index)
        if strength.beats(card, card_from_code(attack))
    )


ORDERED = sorted(full_pack(24), key=lambda card: card.index)
HEARTS = "9H TH JH QH KH AH"


def test_higher_cards_of_the_suit_and_all_trumps_beat_a_plain_card() -> None:
    assert beaters("QC", "TH") == f"KC AC {HEARTS}"


def test_only_higher_trumps_beat_a_trump() -> None:
    assert beaters("QH", "TH") == "KH AH"
    assert beaters("AH", "TH") == ""


def test_without_trumps_only_higher_cards_of_the_suit_beat() -> None:
    assert beaters("QC", trump="none") == "KC AC"


@pytest.mark.parametrize(
    ("suit", "trumps"),
    [("clubs", "C"), ("diamonds", "D"), ("hearts", "H"), ("spades", "S")],
)
def test_a_fixed_suit_is_trump(suit: str, trumps: str) -> None:
    attack = "AD" if trumps != "D" else "AC"
    assert beaters(attack, trump=suit) == " ".join(f"{rank}{trumps}" for rank in "9TJQKA")


@pytest.mark.parametrize(
    ("attack", "trumping"), [("AC", "D"), ("AH", "C"), ("AS", "H"), ("AD", "S")]
)
def test_in_the_cycle_every_suit_trumps_the_next_and_no_other(attack: str, trumping: str) -> None:
    assert beaters(attack, trump="cycle") == " ".join(f"{rank}{trumping}" for rank in "9TJQKA")


def test_in_the_cycle_higher_cards_of_the_suit_beat_too() -> None:
    assert beaters("QC", trump="cycle") == "KC AC 9D TD JD QD KD AD"


def test_rank_trumps_above_the_suit_beat_every_trump() -> None:
    assert beaters("AH", "TH", rank_trump="above_suit") == "TC TD TH TS"
    assert beaters("AC", "TH", rank_trump="above_suit") == f"TC TD {HEARTS} TS"


def test_rank_trumps_rise_from_diamonds_over_clubs_and_hearts_to_spades() -> None:
    assert beaters("TD", "TH", rank_trump="above_suit") == "TC TH TS"
    assert beaters("TC", "TH", rank_trump="above_suit") == "TH TS"
    assert beaters("TH", "TH", rank_trump="above_suit") == "TS"
    assert beaters("TS", "TH", rank_trump="above_suit") == ""


@pytest.mark.parametrize(
    ("order", "beaten_by"),
    [
        # The ten of clubs is beaten by the tens of the suits behind clubs in the order.
        ("DCHS", "TH TS"),
        ("CDHS", "TD TH TS"),
        ("SHDC", ""),
        ("HSCD", "TD"),
    ],
)
@pytest.mark.parametrize("turned_up", ["TH", "TS"])
def test_rank_trumps_rise_in_the_order_of_the_suits(
    order: str, beaten_by: str, turned_up: str
) -> None:
    options = {"rank_trump": "above_suit", "suit_order": order}
    assert beaters("TC", turned_up, **options) == beaten_by


@pytest.mark.parametrize(
    ("order", "attack", "trumping"),
    [
        # Clubs trump diamonds, diamonds spades, spades hearts, and hearts clubs.
        *(("CDSH", "AD", "C"), ("CDSH", "AS", "D"), ("CDSH", "AH", "S"), ("CDSH", "AC", "H")),
        # Spades trump hearts, hearts clubs, clubs diamonds, and diamonds spades.
        *(("SHCD", "AH", "S"), ("SHCD", "AC", "H"), ("SHCD", "AD", "C"), ("SHCD", "AS", "D")),
    ],
)
def test_in_the_circle_every_suit_trumps_the_next_of_the_order(
    order: str, attack: str, trumping: str
) -> None:
    expected = " ".join(f"{rank}{trumping}" for rank in "9TJQKA")
    assert beaters(attack, trump="cycle", suit_order=order) == expected


def test_the_lowest_trump_below_the_suit_is_the_lowest_of_the_order() -> None:
    rules = RuleSet(rank_trump="below_suit", suit_order="SHCD")
    trumps = strength_of(rules, card_from_code("TH")).trumps
    assert [card.code for card in trumps[:4]] == ["TS", "TC", "TD", "6H"]


@pytest.mark.parametrize("by", [("cycle", "off"), ("turned_up", "below_suit")])
def test_every_order_of_the_suits_agrees_with_the_oracle(by: tuple[str, str]) -> None:
    trump, rank_trump = by
    turned_up = "TH" if trump == "turned_up" else None
    for order in OPTIONS["suit_order"].choices():
        options = {
            "deck": 24,
            "trump": trump,
            "rank_trump": rank_trump,
            "suit_order": order,
            "own_suit_only": "none",
            "lowest_beats_highest": False,
        }
        for attack in full_pack(24):
            expected = [
                card.code for card in ORDERED if beats(card.code, attack.code, options, turned_up)
            ]
            played = {"trump": trump, "rank_trump": rank_trump, "suit_order": order}
            assert beaters(attack.code, turned_up, **played) == " ".join(expected)


def test_rank_trumps_below_the_suit_are_beaten_by_every_card_of_it() -> None:
    assert beaters("TS", "TH", rank_trump="below_suit") == HEARTS
    assert beaters("TD", "TH", rank_trump="below_suit") == f"TC {HEARTS} TS"
    assert beaters("9H", "TH", rank_trump="below_suit") == "TH JH QH KH AH"


def test_the_trump_card_counts_as_the_higher_of_its_two_natures() -> None:
    assert beaters("TH", "TH", rank_trump="below_suit") == "JH QH KH AH"
    assert beaters("TH", "TH", rank_trump="above_suit") == "TS"


def test_cards_of_their_own_suit_only_are_beaten_by_no_trump() -> None:
    assert beaters("QC", "TH", own_suit_only="clubs") == "KC AC"
    assert beaters("QD", "TH", own_suit_only="clubs") == f"KD AD {HEARTS}"
    assert beaters("QD", "TH", own_suit_only="diamonds") == "KD AD"
    assert beaters("QH", "TS", own_suit_only="hearts") == "KH AH"


def test_in_japanese_durak_spades_are_beaten_only_by_spades_and_diamonds_are_trumps() -> None:
    japanese: dict[str, Any] = {"trump": "diamonds", "own_suit_only": "spades"}
    assert beaters("QS", **japanese) == "KS AS"
    assert beaters("AC", **japanese) == "9D TD JD QD KD AD"


def test_the_lowest_of_a_suit_beats_its_highest_trumps_included() -> None:
    assert beaters("AC", "TH", lowest_beats_highest=True) == f"9C {HEARTS}"
    assert beaters("AH", "TH", lowest_beats_highest=True) == "9H"
    assert beaters("KH", "TH", lowest_beats_highest=True) == "AH"
    assert beaters("9C", "TH", lowest_beats_highest=True) == f"TC JC QC KC AC {HEARTS}"


def test_equal_cards_of_several_packs_never_beat_each_other() -> None:
    strength = strength_of(RuleSet(decks=3), card_from_code("TH"))
    assert not strength.beats(card_from_code("7C2"), card_from_code("7C"))
    assert not strength.beats(card_from_code("AH3"), card_from_code("AH2"))
    assert strength.beats(card_from_code("8C3"), card_from_code("7C2"))
    assert strength.beats(card_from_code("6H2"), card_from_code("AC3"))


@pytest.mark.parametrize("rank_trump", ["off", "above_suit", "below_suit"])
@pytest.mark.parametrize("own", ["none", "clubs", "diamonds", "hearts", "spades"])
@pytest.mark.parametrize("lowest_beats_highest", [False, True])
@pytest.mark.parametrize("turned_up", ["6C", "TH", "AS"])
def test_the_whole_table_agrees_with_the_oracle(
    rank_trump: str, own: str, lowest_beats_highest: bool, turned_up: str
) -> None:
    options = {
        "deck": 36,
        "trump": "turned_up",
        "rank_trump": rank_trump,
        "own_suit_only": own,
        "lowest_beats_highest": lowest_beats_highest,
        "suit_order": "DCHS",
    }
    strength = strength_of(RuleSet.from_json(options), card_from_code(turned_up))
    for attack in full_pack(36):
        for card in full_pack(36):
            expected = beats(card.code, attack.code, options, turned_up)
            assert strength.beats(card, attack) is expected, (card, attack)
