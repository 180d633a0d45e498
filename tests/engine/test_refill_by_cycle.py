"""rules.md 3 `refill` by cycle: nobody draws before everybody has defended."""

from tests.support.positions import event_types, play, position

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
    assert event_types(state, "2 done") == [
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
