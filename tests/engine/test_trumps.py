"""rules.md 3: the options that move trumps: `changing_trump`, `wild_six`, `trump_swap`."""

import pytest

from games.engine import RefusalCode, awaited_seats, card_from_code
from tests.support.positions import codes, event_types, hand, legal, play, position, refusal


def test_the_card_under_the_trump_card_changes_the_trump_when_it_is_drawn() -> None:
    state = position(
        """
        rules {"changing_trump": true}
        hand 7C 8D 9D TD JD QD
        hand 8C 9C TC JC QC KC
        talon AH 6S
        bout 2 0 0 1 6
        """
    )
    state = play(state, "0 lead 7C", "1 beat 7C 8C")
    assert event_types(state, "0 done") == [
        *("attacker_done", "bout_ended", "cards_drawn", "cards_drawn"),
        *("trump_changed", "bout_started"),
    ]
    changed = play(state, "0 done")
    assert changed.trump == "S"
    assert codes(tuple(changed.known[0])) == "AH"
    assert codes(tuple(changed.known[1])) == "6S"


@pytest.mark.parametrize(
    ("value", "beating"), [("above_suit", ["beat AS 6D", "take"]), ("below_suit", ["take"])]
)
def test_a_changed_trump_brings_its_rank_where_the_rank_is_trump_too(
    value: str, beating: list[str]
) -> None:
    state = position(
        f"""
        rules {{"changing_trump": true, "rank_trump": "{value}"}}
        hand 7C 8D 9D TD JD 6D
        hand 8C 9C TC JC QC AS
        talon AH 6S
        bout 2 0 0 1 6
        """
    )
    assert [card.code for card in state.strength.trumps if card.suit != "H"] == ["AD", "AC", "AS"]
    changed = play(state, "0 lead 7C", "1 beat 7C 8C", "0 done")
    # The six of spades is drawn: spades and sixes are trumps now, hearts and aces no more.
    assert changed.trump == "S"
    sixes = [card.code for card in changed.strength.trumps if card.suit != "S"]
    assert sixes == ["6D", "6C", "6H"]
    assert legal(play(changed, "1 lead AS"), 0) == beating


def test_a_wild_six_takes_the_suit_its_player_names_and_is_itself_again_in_a_hand() -> None:
    state = position(
        """
        rules {"wild_six": "all"}
        hand 6C 8D
        hand 7S 9C
        talon 6S AH
        bout 2 0 0 1 2
        """
    )
    state = play(state, "0 lead 6C=S")
    assert legal(state, 1) == ["beat 6C=S 7S", "take"]
    taken = play(state, "1 take", "0 done")
    assert hand(taken, 1) == "6C 9C 7S"


def test_a_six_of_another_suit_is_wild_only_where_every_six_is() -> None:
    text = "hand 6C 8D\nhand 7S 9C\ntalon 6S AH\nbout 2 0 0 1 2"
    state = position('rules {"wild_six": "diamonds"}\n' + text)
    assert refusal(state, "0 lead 6C=S").code == RefusalCode.NOT_WILD
    assert refusal(position(text), "0 lead 6C=S").code == RefusalCode.NOT_WILD
    diamonds = position(text.replace("6C 8D", "6D 8D"))
    assert refusal(diamonds, "0 lead 6D=S").code == RefusalCode.NOT_WILD


def test_a_six_named_trump_beats_a_plain_card_and_is_beaten_by_a_higher_trump() -> None:
    state = position(
        """
        rules {"wild_six": "diamonds"}
        hand AS 8D
        hand 6D 9C
        talon 6S AH
        bout 2 0 0 1 2
        """
    )
    state = play(state, "0 lead AS")
    assert legal(state, 1) == ["beat AS 6D=H", "take"]
    beaten = play(state, "1 beat AS 6D=H", "0 done")
    assert card_from_code("6D") in beaten.discard


SWAP = """
rules {"trump_swap": true}
hand 7C 8D
hand 6H 9C
hand 7H TC
talon 6S AH
bout 2 0 0 1 2
"""


def test_the_lowest_trump_is_swapped_for_the_turned_up_card_out_of_turn() -> None:
    state = play(position(SWAP), "1 swap_trump 6H")
    assert (hand(state, 1), codes(state.talon)) == ("9C AH", "6S 6H")
    assert state.trump_card is card_from_code("6H")
    assert state.trump == "H"
    assert awaited_seats(state) == (0,)
    assert codes(tuple(state.known[1])) == "AH"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("2 swap_trump 7H", RefusalCode.SWAP_NOT_LOWEST),
        ("0 swap_trump 6H", RefusalCode.CARD_NOT_IN_HAND),
    ],
)
def test_only_the_holder_of_the_lowest_trump_swaps(move: str, code: RefusalCode) -> None:
    assert refusal(position(SWAP), move).code == code


def test_no_swap_without_the_option_a_talon_or_a_point() -> None:
    assert refusal(position(SWAP.split("\n", 2)[2]), "1 swap_trump 6H").code == RefusalCode.SWAP_OFF
    gone = position(SWAP.replace("talon 6S AH\n", ""))
    assert refusal(gone, "1 swap_trump 6H").code == RefusalCode.SWAP_TOO_LATE
    lowest = position(
        SWAP.replace("hand 6H 9C", "hand AH 9C").replace(
            "talon 6S AH", "talon 6S 6H\ntrump 6H 6H -"
        )
    )
    assert refusal(lowest, "1 swap_trump AH").code == RefusalCode.SWAP_POINTLESS
