"""rules.md 3 `redeal`: a new deal, when a player with a hand of nearly one suit asks for it."""

from dataclasses import replace

import pytest

from games.engine import (
    GameState,
    Phase,
    RefusalCode,
    RuleSet,
    awaited_seats,
    card_from_code,
    deal_again,
    new_game,
    replay,
)
from games.engine.deck import full_pack
from tests.support.positions import hand, legal, play, refusal

REDEAL = RuleSet(deck=24, hand_size=4, redeal="on_request")
ASKS = "9C 9D TC TD JC 9H QD TH"


def redealing(rules: RuleSet = REDEAL) -> GameState:
    """Return a position: seat 0 has four cards, three of them clubs; seat 1 is mixed."""
    front = [card_from_code(code) for code in ASKS.split()]
    return replay(
        new_game(rules, 2, [*front, *(card for card in full_pack(24) if card not in front)])
    )


def test_everybody_is_asked_in_turn_before_the_first_lead() -> None:
    state = redealing()
    assert hand(state, 0) == "9C TC JC QD"
    assert (state.phase, awaited_seats(state)) == (Phase.REDEAL, (0,))
    assert legal(state, 0) == ["keep_hand", "request_redeal"]
    assert legal(state, 1) == []
    assert refusal(state, "1 keep_hand").code == RefusalCode.REDEAL_OPEN
    assert refusal(state, "0 lead 9C").code == RefusalCode.REDEAL_OPEN
    state = play(state, "0 keep_hand")
    assert awaited_seats(state) == (1,)
    assert play(state, "1 keep_hand").phase == Phase.LEAD


def test_a_mixed_hand_is_asked_too_but_has_to_be_kept() -> None:
    state = play(redealing(), "0 keep_hand")
    assert legal(state, 1) == ["keep_hand"]
    refused = refusal(state, "1 request_redeal")
    assert (refused.code, refused.rule) == (RefusalCode.REDEAL_HAND_TOO_MIXED, "3 redeal")


def test_a_request_is_followed_by_a_new_deal_in_which_all_are_asked_again() -> None:
    asked = play(redealing(), "0 request_redeal")
    assert (asked.phase, awaited_seats(asked)) == (Phase.DEAL, ())
    assert refusal(asked, "0 lead 9C").code == RefusalCode.BETWEEN_BOUTS
    events = deal_again(asked, full_pack(24))
    assert [event.type for event in events] == ["cards_dealt", "redeal_offered"]


def test_no_new_deal_without_a_request() -> None:
    state = redealing()
    with pytest.raises(ValueError, match=r"^no new deal was asked for$"):
        deal_again(state, full_pack(24))
    kept = play(state, "0 keep_hand", "1 keep_hand")
    assert refusal(kept, "0 request_redeal").code == RefusalCode.REDEAL_NOT_OPEN


def test_while_a_redeal_is_asked_the_trump_card_cannot_be_swapped() -> None:
    # The queen of clubs is turned up; seat 0 holds the nine, the lowest trump of the pack.
    state = redealing(replace(REDEAL, trump_swap=True))
    assert state.trump_card is card_from_code("QC")
    assert legal(state, 0) == ["keep_hand", "request_redeal"]
    assert refusal(state, "0 swap_trump 9C").code == RefusalCode.REDEAL_OPEN
    state = play(state, "0 keep_hand")
    assert legal(state, 0) == []
    assert refusal(state, "0 swap_trump 9C").code == RefusalCode.REDEAL_OPEN
    opened = play(state, "1 keep_hand")
    assert "swap_trump 9C" in legal(opened, 0)
