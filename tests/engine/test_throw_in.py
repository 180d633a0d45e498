"""rules.md 2.4 and the options of throwing in, `attack_limit` and `first_bout_limit`."""

import pytest

from games.engine import (
    RefusalCode,
    RuleSet,
    able_seats,
    awaited_seats,
    card_from_code,
    new_game,
    replay,
)
from games.engine.deck import full_pack
from tests.support.positions import legal, play, position, refusal

FOUR = """
hand 7C 7D 8S KH
hand 8C 9C TC JC QC KC
hand 7S 8D TD JD QD KD
hand 7H 9D TS JS QS KS
talon 6S AH
bout 3 0 0 1 6
"""


def with_rules(rules: str, text: str = FOUR) -> str:
    return f"rules {rules}\n{text.strip()}"


def test_all_but_the_defender_may_throw_in_before_the_defender_answers() -> None:
    state = play(position(FOUR), "0 lead 7C")
    assert legal(state, 0) == ["throw_in 7D", "done"]
    assert legal(state, 2) == ["throw_in 7S", "done"]
    assert legal(state, 3) == ["throw_in 7H", "done"]
    assert awaited_seats(state) == (1,)


def test_the_ranks_of_beating_cards_count_too() -> None:
    state = play(position(FOUR), "0 lead 7C", "1 beat 7C 8C")
    assert legal(state, 0) == ["throw_in 7D", "throw_in 8S", "done"]
    assert legal(state, 2) == ["throw_in 8D", "throw_in 7S", "done"]


def test_thrown_in_cards_bring_no_rank_that_was_not_there() -> None:
    state = play(position(FOUR), "0 lead 7C", "1 beat 7C 8C", "2 throw_in 8D")
    refused = refusal(state, "3 throw_in 9D")
    assert (refused.code, refused.rule) == (RefusalCode.RANK_NOT_ON_TABLE, "2.4")
    assert refused.facts == {"card": "9D", "ranks": ("7", "8")}


def test_the_defender_may_not_throw_in() -> None:
    state = play(position(FOUR), "0 lead 8S")
    assert refusal(state, "1 throw_in 8C").code == RefusalCode.NOT_ENTITLED


def test_with_neighbours_the_player_opposite_may_not_throw_in() -> None:
    state = play(position(with_rules('{"throw_in": "neighbours"}')), "0 lead 7C")
    assert legal(state, 0) == ["throw_in 7D", "done"]
    assert legal(state, 2) == ["throw_in 7S", "done"]
    assert legal(state, 3) == []
    assert refusal(state, "3 throw_in 7H").code == RefusalCode.NOT_ENTITLED
    assert refusal(state, "3 done").code == RefusalCode.NOT_ENTITLED


def test_neighbours_are_reckoned_among_those_still_in_play() -> None:
    state = position(
        """
        rules {"throw_in": "neighbours"}
        hand 7C 7D
        hand 8C 9C
        hand -
        hand 7H 9D
        places - - 1 -
        bout 9 0 0 1 2
        """
    )
    assert legal(play(state, "0 lead 7C"), 3) == ["throw_in 7H", "done"]


def test_with_leader_nobody_else_may_throw_in() -> None:
    state = play(position(with_rules('{"throw_in": "leader"}')), "0 lead 7C")
    assert legal(state, 0) == ["throw_in 7D", "done"]
    assert legal(state, 2) == legal(state, 3) == []


def test_with_none_the_bout_ends_when_the_led_cards_are_beaten() -> None:
    state = play(position(with_rules('{"throw_in": "none"}')), "0 lead 7C")
    assert refusal(state, "0 throw_in 7D").code == RefusalCode.NOT_ENTITLED
    beaten = play(state, "1 beat 7C 8C")
    assert beaten.bout is not None
    assert (beaten.bout.number, beaten.bout.leader) == (4, 1)


def test_the_lower_limit_holds_until_the_first_discard() -> None:
    """Seats 1 and 0 take, then seat 2 beats off: from then on it is the defender's hand of four."""
    rules = RuleSet(hand_size=3, first_bout_limit=1, first_limit_until="discard")
    cards = ["7C", "8C", "9C", "7D", "8D", "9H", "7S", "8S", "9S", "AH"]
    pack = [card_from_code(code) for code in cards]
    pack += [card for card in full_pack(36) if card not in pack]
    state = replay(new_game(rules, 3, pack, leader=0))
    limits = []
    for moves in (
        ("0 lead 7C", "1 take"),
        ("2 lead 9C", "0 take"),
        ("1 lead 8C", "2 beat 8C 9H"),
        ("2 lead 9S",),
    ):
        assert state.bout is not None
        limits.append(state.bout.limit)
        state = play(state, *moves)
    assert limits == [1, 1, 1, 4]
    assert state.beaten_off


# --- the limit ---------------------------------------------------------------------------------

LIMIT = """
hand 7C 7D 8S 8H
hand 8C 9C
hand 7S 8D TD JD
talon 6S AH
bout 3 0 0 1 2
"""


def test_attack_cards_are_never_more_than_the_defender_held_when_the_bout_began() -> None:
    state = play(position(LIMIT), "0 lead 7C", "1 beat 7C 8C", "0 throw_in 8S")
    assert legal(state, 2) == []
    refused = refusal(state, "2 throw_in 7S")
    assert refused.code == RefusalCode.LIMIT_REACHED
    assert refused.facts == {"limit": 2, "on_table": 2}
    assert refusal(state, "2 done").code == RefusalCode.NOT_ASKED


def limits(options: dict[str, object]) -> int:
    rules = RuleSet.from_json(options)
    state = replay(new_game(rules, 2, full_pack(rules.deck)))
    assert state.bout is not None
    return state.bout.limit


@pytest.mark.parametrize(
    ("options", "limit"),
    [
        ({}, 6),
        ({"hand_size": 4}, 4),
        ({"hand_size": 8}, 6),
        ({"hand_size": 8, "attack_limit": None}, 8),
        ({"attack_limit": 3}, 3),
        ({"first_bout_limit": 5}, 5),
        ({"first_bout_limit": 5, "hand_size": 4}, 4),
        ({"attack_limit": None, "first_bout_limit": 5, "hand_size": 9}, 5),
    ],
)
def test_the_first_bouts_limit(options: dict[str, object], limit: int) -> None:
    assert limits(options) == limit


def test_the_first_bouts_limit_holds_for_the_first_bout_only() -> None:
    state = position(
        """
        rules {"first_bout_limit": 1}
        hand 7C 9H
        hand 8C 9C
        talon 6S 6D 8H 8D AH
        bout 1 0 0 1 1
        """
    )
    after = play(state, "0 lead 7C", "1 beat 7C 8C")
    assert after.bout is not None
    assert (after.bout.number, after.bout.leader, after.bout.defender) == (2, 1, 0)
    assert after.bout.limit == 6


# --- in turn -----------------------------------------------------------------------------------

IN_TURN = with_rules('{"throw_in_order": "in_turn"}')


def test_in_turn_only_the_leader_speaks_at_first() -> None:
    state = play(position(IN_TURN), "0 lead 7C")
    assert legal(state, 0) == ["throw_in 7D", "done"]
    assert legal(state, 2) == legal(state, 3) == []
    refused = refusal(state, "2 throw_in 7S")
    assert (refused.code, refused.facts) == (RefusalCode.NOT_YOUR_TURN, {"turn": 0})


def test_in_turn_the_next_clockwise_speaks_when_the_leader_is_done() -> None:
    state = play(position(IN_TURN), "0 lead 7C", "1 beat 7C 8C", "0 done")
    assert awaited_seats(state) == (2,)
    assert legal(state, 2) == ["throw_in 8D", "throw_in 7S", "done"]
    assert legal(state, 0) == legal(state, 3) == []
    assert awaited_seats(play(state, "2 done")) == (3,)


def test_in_turn_a_new_card_starts_again_at_the_leader() -> None:
    state = play(position(IN_TURN), "0 lead 7C", "1 beat 7C 8C", "0 done", "2 throw_in 8D")
    assert legal(state, 0) == ["throw_in 7D", "throw_in 8S", "done"]
    assert legal(state, 2) == []
    assert awaited_seats(state) == (1,)


def test_in_turn_nobody_is_left_to_speak_while_the_defender_thinks() -> None:
    state = play(position(IN_TURN), "0 lead 7C", "0 done", "2 done", "3 done")
    assert awaited_seats(state) == (1,)
    assert refusal(state, "0 throw_in 7D").code == RefusalCode.NOT_ASKED


def test_in_turn_the_last_card_that_fits_in_is_still_the_leaders_to_add() -> None:
    state = play(position(IN_TURN.replace("bout 3 0 0 1 6", "bout 3 0 0 1 2")), "0 lead 7C")
    assert refusal(state, "2 throw_in 7S").code == RefusalCode.NOT_YOUR_TURN
    full = play(state, "0 throw_in 7D")
    assert refusal(full, "2 throw_in 7S").code == RefusalCode.LIMIT_REACHED


def test_in_turn_a_player_with_an_empty_hand_is_passed_over() -> None:
    state = position(
        """
        rules {"throw_in_order": "in_turn"}
        hand 7C
        hand 8C 9C
        hand 7S 8D
        talon 6S AH
        bout 3 0 0 1 2
        """
    )
    assert awaited_seats(play(state, "0 lead 7C", "1 beat 7C 8C")) == (2,)


def test_with_all_beaten_each_card_is_answered_before_the_next() -> None:
    """Nobody is asked for more while a card is unbeaten, so nobody can say done either."""
    state = play(position(with_rules('{"throw_in_when": "all_beaten"}')), "0 lead 7C 7D")
    for seat in (0, 2, 3):
        assert legal(state, seat) == []
    refused = refusal(state, "2 throw_in 7S")
    assert (refused.code, refused.rule) == (RefusalCode.THROW_IN_UNBEATEN, "3 throw_in_when")
    assert refusal(state, "2 throw_in 9D").code == RefusalCode.THROW_IN_UNBEATEN
    assert refusal(state, "2 done").code == RefusalCode.NOT_ASKED
    state = play(state, "1 beat 7C 8C")
    assert refusal(state, "2 throw_in 7S").code == RefusalCode.THROW_IN_UNBEATEN
    state = position(with_rules('{"throw_in_when": "all_beaten"}'))
    state = play(state, "0 lead 7C", "1 beat 7C 8C")
    assert awaited_seats(state) == (0, 2, 3)
    state = play(state, "3 throw_in 7H")
    assert awaited_seats(state) == (1,)
    assert legal(state, 0) == []


def test_with_all_beaten_a_take_lets_the_attackers_add_up_to_the_limit() -> None:
    state = play(position(with_rules('{"throw_in_when": "all_beaten"}')), "0 lead 7C", "1 take")
    assert awaited_seats(state) == (0, 2, 3)
    state = play(state, "0 throw_in 7D", "2 throw_in 7S")
    assert awaited_seats(state) == (0, 2, 3)


def test_with_all_beaten_in_turn_the_leader_speaks_first_once_all_is_beaten() -> None:
    rules = '{"throw_in_when": "all_beaten", "throw_in_order": "in_turn"}'
    state = play(position(with_rules(rules)), "0 lead 7C")
    assert refusal(state, "2 throw_in 7S").code == RefusalCode.THROW_IN_UNBEATEN
    assert refusal(state, "2 done").code == RefusalCode.NOT_ASKED
    state = play(state, "1 beat 7C 8C")
    assert refusal(state, "2 throw_in 7S").code == RefusalCode.NOT_YOUR_TURN
    state = play(state, "0 done", "2 throw_in 7S", "1 take")
    assert awaited_seats(state) == (0,)


def test_the_seats_that_may_play_follow_from_public_facts() -> None:
    """Seats 0 and 2 may throw in while 1 defends, whatever they hold; after a take 1 may not."""
    state = position("hand 6C 7H\nhand 8C 9D\nhand KS KD\ntalon QS AH\nbout 3 0 0 1 2")
    assert able_seats(state) == (0,)
    attacked = play(state, "0 lead 6C")
    assert able_seats(attacked) == (0, 1, 2)
    assert able_seats(play(attacked, "1 take")) == (0, 2)
    assert able_seats(position("hand 6C\nhand -\nplaces 2 1\nover durak 0\nbout 3 0 0 1 1")) == ()
