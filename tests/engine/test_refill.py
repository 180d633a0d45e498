"""rules.md 2.9 and the option `refill`: drawing up to the hand size."""

from games.engine import GameState
from games.engine.events import CardsDrawn
from tests.support.positions import codes, events_of, hand, play, position

POSITION = """
hand 7C 7D 8S KH
hand 8C 9C 9D TC
hand 7S 8D TD JD
"""


def draws(state: GameState, move: str) -> list[tuple[int, str, int]]:
    return [
        (event.seat, codes(event.cards), event.talon)
        for event in events_of(state, move)
        if isinstance(event, CardsDrawn)
    ]


def test_the_leader_draws_first_then_clockwise_the_defender_last() -> None:
    text = POSITION + "talon 6S 6D 6C 6H 9S TS JS QS KS AS QC AH\nbout 2 1 1 2 4"
    state = play(position(text), "1 lead 9C", "2 take", "0 done")
    assert draws(state, "1 done") == [(1, "6S 6D 6C", 9), (0, "6H 9S", 7), (2, "TS", 6)]


def test_after_a_transfer_the_leader_still_draws_first_unless_defending() -> None:
    text = 'rules {"transfer": "on"}' + POSITION + "talon 6S 6D 6C 6H 9S TS JS QS KS AS QC AH\n"
    state = position(text + "bout 2 2 2 0 4")
    state = play(state, "2 lead 8D", "0 transfer 8S", "1 take", "2 done")
    assert draws(state, "0 done") == [(2, "6S 6D 6C", 9), (0, "6H 9S TS", 6)]
    state = position(text + "bout 2 2 2 0 4")
    state = play(state, "2 lead 8D", "0 transfer 8S", "1 transfer 8C")
    assert draws(state, "2 take") == [(0, "6S 6D 6C", 9), (1, "6H 9S TS", 6)]


def test_with_attacker_the_player_who_transferred_last_draws_first() -> None:
    """Seat 0 and then seat 1 transfer; seat 2, who led, is the last defender and draws last."""
    text = 'rules {"transfer": "on", "first_draw": "attacker"}' + POSITION
    text += "talon 6S 6D 6C 6H 9S TS JS QS KS AS QC AH\nbout 2 2 2 0 4"
    led = play(position(text), "2 lead 8D", "0 transfer 8S")
    state = play(led, "1 take", "2 done")
    assert draws(state, "0 done") == [(0, "6S 6D 6C", 9), (2, "6H 9S TS", 6)]
    state = play(led, "1 transfer 8C")
    assert draws(state, "2 take") == [(1, "6S 6D 6C", 9), (0, "6H 9S TS", 6)]


def test_with_attacker_a_bout_that_was_not_transferred_has_its_leader_draw_first() -> None:
    text = 'rules {"transfer": "on", "first_draw": "attacker"}' + POSITION
    state = position(text + "talon 6S 6D 6C 6H 9S TS JS QS KS AS QC AH\nbout 2 1 1 2 4")
    state = play(state, "1 lead 9C", "2 take", "0 done")
    assert draws(state, "1 done") == [(1, "6S 6D 6C", 9), (0, "6H 9S", 7), (2, "TS", 6)]


def test_each_draws_up_to_the_hand_size_before_the_next_and_the_talon_can_run_out() -> None:
    text = POSITION + "talon 6S 6D 6C AH\nbout 2 1 1 2 4"
    state = play(position(text), "1 lead 9C", "2 take", "0 done")
    assert draws(state, "1 done") == [(1, "6S 6D 6C", 1), (0, "AH", 0)]


def test_the_turned_up_card_is_seen_going_into_a_hand() -> None:
    text = POSITION + "talon 6S 6D 6C AH\nbout 2 1 1 2 4"
    state = play(position(text), "1 lead 9C", "2 take", "0 done", "1 done")
    assert codes(tuple(state.known[0])) == "AH"
    assert (codes(state.talon), state.trump) == ("", "H")


def test_a_player_with_enough_cards_draws_none() -> None:
    text = "hand 7C 7D 8S KH 6C 6D QD\nhand 8C 9C 9D TC 6S TD\ntalon 6H AH\nbout 2 0 0 1 6"
    state = play(position(text), "0 lead 7C", "1 beat 7C 8C")
    assert draws(state, "0 done") == [(1, "6H", 1)]


def test_with_hand_size_four_hands_are_refilled_to_four() -> None:
    text = 'rules {"hand_size": 4}' + POSITION + "talon 6S 6D 6C AH\nbout 2 1 1 2 4"
    state = play(position(text), "1 lead 9C", "2 take", "0 done", "1 done")
    assert [len(cards) for cards in state.hands] == [4, 4, 5]


def test_with_never_nobody_draws_although_a_talon_remains() -> None:
    text = 'rules {"refill": "never"}' + POSITION + "talon 6S 6D 6C AH\nbout 2 1 1 2 4"
    state = play(position(text), "1 lead 9C", "2 take", "0 done", "1 done")
    assert [hand(state, seat) for seat in range(3)] == [
        *("7C 7D KH 8S", "8C TC 9D", "9C 8D TD JD 7S"),
    ]
