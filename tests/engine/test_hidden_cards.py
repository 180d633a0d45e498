"""rules.md 3 `hidden_cards`: dealt beside the hands, picked up when those are empty."""

from games.engine import RuleSet, new_game, replay
from games.engine.deck import full_pack
from tests.support.positions import codes, event_types, hand, play, position


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
    assert event_types(state, "1 beat 7C 8C") == [
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
