"""rules.md 2.7 and 2.8 and the option `pile_on`: a bout beaten off, a bout taken."""

import pytest

from games.engine import RefusalCode, awaited_seats
from tests.support.positions import event_types, hand, legal, play, position, refusal

POSITION = """
hand 7C 7D 8S KH
hand 8C 9C 8H TC JC QC
hand 7S 8D TD JD QD KD
talon 6S 6H 9S TS JS QS KS AS AH
bout 2 0 0 1 6
"""
SIX_CARDS = """
hand 7C 7D 7S 7H KH
hand 6C 8C
hand 9D 9S TD JD QD KD
talon 6S 6H 9H TS JS QS KS AS AH
bout 2 0 0 1 2
"""


def with_rules(rules: str, text: str = POSITION) -> str:
    return f"rules {rules}\n{text.strip()}"


def test_a_bout_is_beaten_off_when_everything_is_beaten_and_all_attackers_are_done() -> None:
    state = play(position(POSITION), "0 lead 7C", "1 beat 7C 8C", "0 done")
    assert event_types(state, "2 done") == [
        *("attacker_done", "bout_ended", "cards_drawn", "cards_drawn", "bout_started"),
    ]


def test_the_table_of_a_beaten_bout_goes_to_the_discard_pile_and_the_defender_leads() -> None:
    before = position(POSITION)
    state = play(before, "0 lead 7C", "1 beat 7C 8C", "0 done", "2 done")
    assert {card.code for card in set(state.discard) - set(before.discard)} == {"7C", "8C"}
    assert state.bout is not None
    assert (state.bout.leader, state.bout.defender, state.bout.number) == (1, 2, 3)


def test_a_bout_is_over_at_once_when_the_limit_is_reached() -> None:
    state = play(position(SIX_CARDS), "0 lead 7C", "1 beat 7C 8C", "0 throw_in 7D")
    assert legal(state, 1) == ["take"]
    state = position(
        """
        hand 7C 7D 7S
        hand 8C 8D
        hand 9D 9S TD
        talon 6S 6H AH
        bout 2 0 0 1 2
        """
    )
    state = play(state, "0 lead 7C 7D", "1 beat 7C 8C")
    assert event_types(state, "1 beat 7D 8D")[:2] == ["attack_beaten", "bout_ended"]


def test_a_defender_with_an_empty_hand_ends_the_bout_at_once() -> None:
    state = position(
        """
        hand 7C 8S KH
        hand 8C
        hand 7S 8D TD
        talon 6S 6H AH
        bout 2 0 0 1 1
        """
    )
    assert event_types(play(state, "0 lead 7C"), "1 beat 7C 8C")[1] == "bout_ended"


def test_a_taken_bout_goes_into_the_defenders_hand_and_the_next_player_leads() -> None:
    state = play(position(POSITION), "0 lead 7C 7D", "1 beat 7C 9C", "1 take", "0 done", "2 done")
    assert hand(state, 1) == "7C 8C 9C TC JC QC 7D 8H"
    assert state.bout is not None
    assert (state.bout.leader, state.bout.defender) == (2, 0)


def test_with_two_players_the_attacker_leads_again_after_a_take() -> None:
    state = position(
        """
        hand 7C 8S
        hand 6C 8D
        talon 6S 6H AH
        bout 2 0 0 1 2
        """
    )
    state = play(state, "0 lead 7C", "1 take", "0 done")
    assert state.bout is not None
    assert (state.bout.leader, state.bout.defender) == (0, 1)


def test_everybody_knows_what_was_taken_until_it_is_played() -> None:
    state = play(position(POSITION), "0 lead 7C", "1 take", "0 done", "2 done")
    assert {card.code for card in state.known[1]} == {"7C"}


def test_after_a_take_attackers_may_add_up_to_the_limit() -> None:
    state = play(position(SIX_CARDS), "0 lead 7C", "1 take")
    assert legal(state, 0) == ["throw_in 7D", "throw_in 7H", "throw_in 7S", "done"]
    assert awaited_seats(state) == (0, 2)
    assert event_types(state, "0 throw_in 7D")[:2] == ["card_thrown_in", "bout_ended"]


def test_with_pile_on_none_a_take_ends_the_bout_at_once() -> None:
    state = play(position(with_rules('{"pile_on": "none"}', SIX_CARDS)), "0 lead 7C")
    assert event_types(state, "1 take")[:2] == ["take_declared", "bout_ended"]


def test_with_pile_on_unlimited_the_limit_is_lifted_after_a_take() -> None:
    state = play(position(with_rules('{"pile_on": "unlimited"}', SIX_CARDS)), "0 lead 7C 7D")
    assert refusal(state, "0 throw_in 7S").code == RefusalCode.LIMIT_REACHED
    state = play(state, "1 take", "0 throw_in 7S", "0 throw_in 7H")
    assert legal(state, 0) == legal(state, 2) == ["done"]
    taken = play(state, "0 done", "2 done")
    assert hand(taken, 1) == "6C 7C 8C 7D 7H 7S"


def test_with_pile_on_unlimited_a_take_at_the_limit_still_asks_the_attackers() -> None:
    state = play(position(with_rules('{"pile_on": "unlimited"}', SIX_CARDS)), "0 lead 7C 7D")
    assert event_types(state, "1 take") == ["take_declared"]
    assert event_types(play(position(SIX_CARDS), "0 lead 7C 7D"), "1 take")[1] == "bout_ended"


@pytest.mark.parametrize("pile_on", ["none", "limit", "unlimited"])
def test_a_take_ends_the_bout_if_nobody_throws_in(pile_on: str) -> None:
    rules = f'{{"throw_in": "none", "pile_on": "{pile_on}"}}'
    state = play(position(with_rules(rules)), "0 lead 7C")
    assert event_types(state, "1 take")[:2] == ["take_declared", "bout_ended"]
