"""rules.md 2.6: saying done, and the seats that are asked."""

from games.engine import RefusalCode, awaited_seats, evolve
from games.engine.events import TakeDeclared
from games.engine.wire import event_from_json
from tests.support.positions import event_types, events_of, legal, play, position, refusal

POSITION = """
hand 7C 7D 8S KH
hand 8C 9C 9D TC JC QC
hand 6D 8D TD JD QD KD
talon 6S AH
bout 2 0 0 1 6
"""


def test_a_player_without_a_fitting_card_is_asked_all_the_same() -> None:
    state = play(position(POSITION), "0 lead KH")
    assert legal(state, 2) == ["throw_in KD", "done"]
    state = play(position(POSITION), "0 lead 7C", "1 beat 7C 9C")
    assert legal(state, 2) == ["done"]
    assert awaited_seats(state) == (0, 2)


def test_done_stands_until_another_card_reaches_the_table() -> None:
    state = play(position(POSITION), "0 lead 7C", "2 done", "1 beat 7C 8C")
    assert state.bout is not None
    assert state.bout.done == frozenset()
    assert awaited_seats(state) == (0, 2)
    again = play(state, "2 done", "0 throw_in 7D")
    assert again.bout is not None
    assert again.bout.done == frozenset()


def test_a_take_asks_every_entitled_attacker_again() -> None:
    state = play(position(POSITION), "0 lead 7C", "0 done", "2 done")
    assert events_of(state, "1 take") == (TakeDeclared(1, asked_anew=(0, 2)),)
    taking = play(state, "1 take")
    assert awaited_seats(taking) == (0, 2)
    assert legal(taking, 0) == ["throw_in 7D", "done"]
    assert legal(taking, 2) == ["done"]
    # Seat 0 thinks better of it; the card on the table asks both once more.
    assert awaited_seats(play(taking, "2 done", "0 throw_in 7D")) == (0, 2)
    assert play(taking, "2 done", "0 done").bout != taking.bout


def test_a_take_that_leaves_nobody_to_be_asked_ends_the_bout() -> None:
    rules = 'rules {"pile_on": "none"}'
    state = play(position(rules + POSITION), "0 lead 7C", "0 done")
    assert events_of(state, "1 take")[0] == TakeDeclared(1)
    assert event_types(state, "1 take")[1] == "bout_ended"


def test_after_a_take_the_turn_to_throw_in_starts_again_at_the_attacker() -> None:
    state = play(position('rules {"throw_in_order": "in_turn"}' + POSITION), "0 lead 7C", "0 done")
    assert legal(state, 0) == []
    taking = play(state, "1 take")
    assert awaited_seats(taking) == (0,)
    assert legal(taking, 0) == ["throw_in 7D", "done"]
    assert refusal(taking, "2 done").code == RefusalCode.NOT_YOUR_TURN
    assert awaited_seats(play(taking, "0 done")) == (2,)


def test_in_a_stored_game_of_before_a_done_still_stands_when_the_defender_takes() -> None:
    state = play(position(POSITION), "0 lead 7C", "2 done")
    stored = event_from_json({"type": "take_declared", "seat": 1})
    assert awaited_seats(evolve(state, stored)) == (0,)


def test_saying_done_twice_is_refused() -> None:
    state = play(position(POSITION), "0 lead 7C", "2 done")
    assert legal(state, 2) == []
    assert refusal(state, "2 done").code == RefusalCode.ALREADY_DONE


def test_a_player_after_done_may_still_add_a_card_while_the_bout_lasts() -> None:
    state = play(position(POSITION), "0 lead 7C", "0 done")
    assert legal(state, 0) == ["throw_in 7D"]
    assert awaited_seats(play(state, "0 throw_in 7D")) == (1,)


def test_a_player_with_an_empty_hand_is_not_asked() -> None:
    state = position(
        """
        hand 7C
        hand 8C 9C
        hand 6D 8D
        talon 6S AH
        bout 2 0 0 1 2
        """
    )
    state = play(state, "0 lead 7C", "1 beat 7C 9C")
    assert awaited_seats(state) == (2,)
    assert refusal(state, "0 done").code == RefusalCode.NOT_ASKED


def test_the_game_waits_for_attackers_only_when_everything_is_beaten_or_taken() -> None:
    state = play(position(POSITION), "0 lead 7C")
    assert awaited_seats(state) == (1,)
    assert awaited_seats(play(state, "1 take")) == (0, 2)
    assert awaited_seats(play(state, "1 beat 7C 8C")) == (0, 2)


def test_a_player_after_done_may_add_a_card_to_a_take_while_others_are_asked() -> None:
    state = play(position(POSITION), "0 lead 7C", "1 take", "0 done")
    assert awaited_seats(state) == (2,)
    assert legal(state, 0) == ["throw_in 7D"]
    assert awaited_seats(play(state, "0 throw_in 7D")) == (0, 2)
