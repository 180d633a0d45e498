"""rules.md 3 `refill` by cycle: nobody draws before everybody has defended."""

from tests.support.positions import event_types, hand, play, position

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


SMALL = """
rules {"refill": "cycle", "hand_size": 3}
hand 7C 8D QD
hand 8C 9C TD
hand TC JC JD
talon 6S 7S 8S 9S QS KS AH
"""


def test_by_cycle_the_leader_of_the_first_bout_draws_first_even_as_the_last_defender() -> None:
    state = position(SMALL + "bout 1 0 0 1 3\ndefended 1\ncycle_leader 0")
    state = play(state, "0 lead 7C", "1 beat 7C 8C", "0 done", "2 done")
    state = play(state, "1 lead 9C", "2 beat 9C TC", "1 done", "0 done")
    assert [len(cards) for cards in state.hands] == [2, 1, 2]
    state = play(state, "2 lead JD", "0 beat JD QD", "2 done", "1 done")
    assert [hand(state, seat) for seat in range(3)] == ["8D 6S 7S", "TD 8S 9S", "JC QS KS"]
    assert state.cycle_leader == 0


def test_by_cycle_the_last_defender_else_draws_last() -> None:
    text = SMALL.replace("8C 9C TD", "8C 9C").replace("7C 8D QD", "7C QD")
    state = position(text + "bout 4 1 1 2 3\ndefended 0 1 2\ncycle_leader 0")
    state = play(state, "1 lead 8C", "2 beat 8C TC", "1 done", "0 done")
    # Two cards are drawn by seat 1, one each by the others: 0 first, 2 last.
    assert [hand(state, seat) for seat in range(3)] == ["7C QD 6S", "9C 7S 8S", "JC JD 9S"]
    assert state.cycle_leader == 2


def test_a_position_without_the_cycles_leader_refills_from_the_leader_of_the_bout() -> None:
    text = SMALL.replace("8C 9C TD", "8C 9C").replace("7C 8D QD", "7C QD")
    state = position(text + "bout 4 1 1 2 3\ndefended 0 1 2")
    state = play(state, "1 lead 8C", "2 beat 8C TC", "1 done", "0 done")
    assert [hand(state, seat) for seat in range(3)] == ["7C QD 8S", "9C 6S 7S", "JC JD 9S"]
