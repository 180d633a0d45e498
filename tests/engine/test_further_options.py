"""rules.md 3: refill by cycle, redeal, changing trump, wild sixes, swaps, hidden cards, teams."""

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
from tests.support.positions import codes, hand, legal, play, position, refusal, story

# --- refill cycle ------------------------------------------------------------------------------

CYCLE = """
rules {"refill": "cycle"}
hand 7C 8D 9D TD
hand 7S 8C 9C JD
hand 7D 9H 8S 9S
talon 6S 6H 6C 6D JC JS QC QD QS KC KD KS AC AH
bout 2 0 0 1 4
"""


def test_by_cycle_nobody_draws_before_everybody_has_defended() -> None:
    state = play(position(CYCLE + "defended 1"), "0 lead 7C", "1 beat 7C 8C", "0 done", "2 done")
    assert len(state.talon) == 14
    assert state.bout is not None
    assert (state.bout.leader, state.bout.defender) == (1, 2)
    assert state.defended == frozenset({1, 2})


def test_by_cycle_all_draw_when_everybody_has_defended() -> None:
    state = position(CYCLE + "defended 0 1 2")
    state = play(state, "0 lead 7C", "1 beat 7C 8C", "0 done")
    assert story(state, "2 done") == [
        *("attacker_done", "bout_ended", "cycle_completed"),
        *("cards_drawn", "cards_drawn", "cards_drawn", "bout_started"),
    ]
    state = play(state, "2 done")
    assert [len(cards) for cards in state.hands] == [6, 6, 6]
    assert state.defended == frozenset({2})


def test_by_cycle_no_bout_starts_with_an_empty_handed_leader_while_the_talon_has_cards() -> None:
    state = position(
        """
        rules {"refill": "cycle"}
        hand 7C 8D
        hand 8C
        hand 7D 9H
        talon 6S 6H 6C 6D 9S JC JS QC QD QS KC KD KS AC AH
        bout 2 0 0 1 1
        defended 1
        """
    )
    state = play(state, "0 lead 7C", "1 beat 7C 8C")
    assert [len(cards) for cards in state.hands] == [6, 6, 6]
    assert state.bout is not None
    assert state.bout.leader == 1


# --- redeal ------------------------------------------------------------------------------------

REDEAL = RuleSet(deck=24, hand_size=4, redeal="on_request")
ASKS = "9C 9D TC TD JC 9H QD TH"


def redealing() -> GameState:
    """Seat 0 has four cards of two suits, but three clubs; seat 1 is mixed."""
    front = [card_from_code(code) for code in ASKS.split()]
    return replay(
        new_game(REDEAL, 2, [*front, *(card for card in full_pack(24) if card not in front)])
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


# --- changing_trump ----------------------------------------------------------------------------


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
    assert story(state, "0 done") == [
        *("attacker_done", "bout_ended", "cards_drawn", "cards_drawn"),
        *("trump_changed", "bout_started"),
    ]
    changed = play(state, "0 done")
    assert changed.trump == "S"
    assert codes(tuple(changed.known[0])) == "AH"
    assert codes(tuple(changed.known[1])) == "6S"


# --- wild_six ----------------------------------------------------------------------------------


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


# --- trump_swap --------------------------------------------------------------------------------

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


# --- hidden_cards ------------------------------------------------------------------------------


def test_hidden_cards_are_picked_up_at_the_end_of_the_bout_with_hand_and_talon_empty() -> None:
    state = position(
        """
        rules {"hidden_cards": 2}
        hand 7C
        hand 8C 9D
        hidden 6S 6D
        hidden 7S 7D
        bout 9 0 0 1 2
        """
    )
    state = play(state, "0 lead 7C")
    assert state.places == (None, None)
    assert hand(state, 0) == "-"
    assert story(state, "1 beat 7C 8C") == [
        *("attack_beaten", "bout_ended", "hidden_picked_up", "bout_started"),
    ]
    after = play(state, "1 beat 7C 8C")
    assert hand(after, 0) == "6D 6S"
    assert after.known[0] == frozenset()


def test_hidden_cards_are_dealt_in_rounds_after_the_hands() -> None:
    rules = RuleSet(deck=24, hand_size=3, hidden_cards=2)
    state = replay(new_game(rules, 2, full_pack(24)))
    assert [codes(cards) for cards in state.hidden] == ["9D JD", "TD QD"]
    assert len(state.talon) == 14


# --- teams -------------------------------------------------------------------------------------

TEAMS = """
rules {"teams": 2}
hand 7C 8D 9D
hand 8C 9C TC
hand 7S JD QD
hand 7D 8S 9S
talon 6S AH
bout 2 0 0 1 3
"""


def test_partners_of_the_defender_may_not_throw_in() -> None:
    state = play(position(TEAMS), "0 lead 7C")
    assert legal(state, 2) == ["throw_in 7S", "done"]
    assert legal(state, 3) == []
    assert refusal(state, "3 throw_in 7D").code == RefusalCode.NOT_ENTITLED


def test_the_defender_is_the_next_opponent_in_play() -> None:
    state = position(
        """
        rules {"teams": 2}
        hand 7C 8D
        hand -
        hand 7S JD
        hand 8C 9S
        places - 1 - -
        bout 9 0 0 3 2
        """
    )
    state = play(state, "0 lead 7C", "3 beat 7C 8C", "0 done", "2 done")
    assert state.bout is not None
    assert (state.bout.leader, state.bout.defender) == (3, 0)


def test_the_team_left_with_cards_loses() -> None:
    state = position(
        """
        rules {"teams": 2}
        hand 7C 9D
        hand 8C
        hand 7S JD
        hand -
        places - - - 1
        bout 9 0 0 1 1
        """
    )
    over = play(state, "0 lead 7C", "1 beat 7C 8C")
    assert (over.reason, over.durak, over.losing_teams) == ("durak", None, (0,))
    assert over.places == (3, 2, 3, 1)


def test_with_first_out_the_first_team_with_a_player_out_wins_at_once() -> None:
    state = position(
        """
        rules {"teams": 2, "team_result": "first_out"}
        hand 7C
        hand 8C 9C
        hand 7S JD
        hand 9D TD
        bout 9 0 0 1 2
        """
    )
    over = play(state, "0 lead 7C")
    assert (over.reason, over.durak, over.losing_teams) == ("team_out", None, (1,))
    assert over.places[0] == 1
