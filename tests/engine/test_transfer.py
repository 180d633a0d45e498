"""rules.md 3: `transfer` and the options that narrow it."""

import pytest

from games.engine import RefusalCode, awaited_seats
from tests.support.positions import hand, legal, play, position, refusal

HANDS = """
hand 7C 8D 9D TD
hand 7D 7S 8C 9C
hand 7H 9H 8S 9S
talon 6S 6H AH
"""


def table(options: str = "", bout: str = "bout 2 0 0 1 4", hands: str = HANDS) -> str:
    return f'rules {{"transfer": "on"{options}}}\n{hands.strip()}\n{bout}'


def test_the_defender_adds_cards_of_the_attacks_rank_and_the_next_player_defends() -> None:
    state = play(position(table()), "0 lead 7C")
    assert legal(state, 1) == [
        *("beat 7C 8C", "beat 7C 9C"),
        *("transfer 7D", "transfer 7S", "take", "transfer 7D 7S"),
    ]
    state = play(state, "1 transfer 7S")
    assert state.bout is not None
    assert (state.bout.leader, state.bout.attacker, state.bout.defender) == (0, 1, 2)
    assert awaited_seats(state) == (2,)
    assert legal(state, 0) == ["done"]
    assert legal(state, 1) == ["throw_in 7D", "done"]


def test_limits_are_computed_again_for_the_new_defender() -> None:
    hands = "hand 7C 8D 9D TD\nhand 7D 7S 8C 9C\nhand 9H 8S 9S\ntalon 6S 6H AH"
    state = play(position(table(hands=hands)), "0 lead 7C", "1 transfer 7D")
    assert state.bout is not None
    assert state.bout.limit == 3


def test_an_attack_can_be_transferred_again_and_round_to_its_leader() -> None:
    state = play(position(table()), "0 lead 7C", "1 transfer 7D", "2 transfer 7H")
    assert state.bout is not None
    assert (state.bout.attacker, state.bout.defender, state.bout.limit) == (2, 0, 3)
    assert "take" in legal(state, 0)


@pytest.mark.parametrize("thrown_in", [(), ("2 throw_in 7H",)])
def test_once_a_card_is_beaten_the_attack_cannot_be_transferred(thrown_in: tuple[str, ...]) -> None:
    """Not even a further seven, though sevens alone attack and the next player could face three."""
    led = play(position(table()), "0 lead 7C")
    assert "transfer 7D" in legal(led, 1)
    state = play(led, "1 beat 7C 8C", *thrown_in)
    assert not any(command.startswith("transfer") for command in legal(state, 1))
    refused = refusal(state, "1 transfer 7D")
    assert (refused.code, refused.rule) == (RefusalCode.TRANSFER_AFTER_BEATING, "3 transfer_when")


def test_after_taking_the_attack_cannot_be_transferred() -> None:
    state = play(position(table()), "0 lead 7C", "1 take")
    assert refusal(state, "1 transfer 7D").code == RefusalCode.ALREADY_TAKING


def test_no_more_attack_cards_than_the_new_defender_holds() -> None:
    hands = "hand 7C 8D 9D TD\nhand 7D 7S 8C 9C\nhand 9H 8S\ntalon 6S 6H AH"
    state = play(position(table(hands=hands)), "0 lead 7C")
    assert "transfer 7D" in legal(state, 1)
    refused = refusal(state, "1 transfer 7D 7S")
    assert refused.code == RefusalCode.TRANSFER_TOO_MANY
    assert (refused.facts["cards"], refused.facts["defender"], refused.facts["limit"]) == (3, 2, 2)


def test_no_more_attack_cards_than_the_attack_limit() -> None:
    state = play(position(table(', "attack_limit": 2', "bout 2 0 0 1 2")), "0 lead 7C")
    assert "transfer 7D" in legal(state, 1)
    assert refusal(state, "1 transfer 7D 7S").code == RefusalCode.TRANSFER_TOO_MANY


def test_the_first_bouts_limit_holds_for_its_transfers_too() -> None:
    first = table(', "first_bout_limit": 1', "bout 1 0 0 1 1")
    assert refusal(play(position(first), "0 lead 7C"), "1 transfer 7D").code == (
        RefusalCode.TRANSFER_TOO_MANY
    )
    later = table(', "first_bout_limit": 1', "bout 2 0 0 1 4")
    assert "transfer 7D" in legal(play(position(later), "0 lead 7C"), 1)


def test_a_transfer_needs_cards_of_the_attacks_rank() -> None:
    state = play(position(table()), "0 lead 7C")
    refused = refusal(state, "1 transfer 8C")
    assert (refused.code, refused.facts) == (
        RefusalCode.TRANSFER_WRONG_RANK,
        {"card": "8C", "rank": "7"},
    )
    assert refusal(state, "1 transfer 7H").code == RefusalCode.CARD_NOT_IN_HAND
    assert refusal(state, "1 transfer 7D 7D").code == RefusalCode.CARD_TWICE
    assert refusal(state, "2 transfer 7H").code == RefusalCode.NOT_THE_DEFENDER


def test_nothing_can_be_transferred_if_transfer_is_off() -> None:
    state = play(position(HANDS + "bout 2 0 0 1 4"), "0 lead 7C")
    assert refusal(state, "1 transfer 7D").code == RefusalCode.TRANSFER_OFF


def test_neighbours_are_those_of_the_new_defender() -> None:
    hands = """
    hand 7C 8D 9D TD
    hand 7D 7S 8C 9C
    hand 7H 9H 8S 9S
    hand TC JC JD JS
    talon 6S 6H AH
    """
    state = play(
        position(table(', "throw_in": "neighbours"', hands=hands)), "0 lead 7C", "1 transfer 7D"
    )
    assert legal(state, 0) == []
    assert legal(state, 1) == ["throw_in 7S", "done"]
    assert legal(state, 3) == ["done"]


def test_with_throw_in_leader_the_one_who_transferred_attacks_alone() -> None:
    state = play(position(table(', "throw_in": "leader"')), "0 lead 7C", "1 transfer 7D")
    assert legal(state, 0) == []
    assert legal(state, 1) == ["throw_in 7S", "done"]


def test_a_player_who_transfers_the_last_card_with_the_talon_empty_is_out() -> None:
    hands = "hand 7C 8D 9D\nhand 7D\nhand 7H 9H 8S"
    state = play(position(table(hands=hands, bout="bout 9 0 0 1 1")), "0 lead 7C", "1 transfer 7D")
    assert state.bout is not None
    assert (state.places, state.bout.defender) == ((None, 1, None), 2)
    taken = play(state, "2 take", "0 done")
    assert taken.bout is not None
    assert (taken.bout.leader, taken.bout.defender) == (0, 2)


def test_the_player_after_the_last_defender_leads_when_a_transferred_attack_is_taken() -> None:
    state = play(position(table()), "0 lead 7C", "1 transfer 7D", "2 take", "0 done", "1 done")
    assert state.bout is not None
    assert (state.bout.leader, state.bout.defender) == (0, 1)
    assert hand(state, 2) == "7C 7D 7H 9H 8S 9S"


def test_with_at_least_equal_as_many_cards_must_be_added_as_lie_there() -> None:
    hands = "hand 7C 7H 9D TD\nhand 7D 7S 8C 9C\nhand 6C 9H 8S 9S\ntalon 6S 6H AH"
    state = position(table(', "transfer_count": "at_least_equal"', hands=hands))
    one = play(state, "0 lead 7C")
    assert {"transfer 7D", "transfer 7S", "transfer 7D 7S"} <= set(legal(one, 1))
    two = play(state, "0 lead 7C 7H")
    assert [command for command in legal(two, 1) if "transfer" in command] == ["transfer 7D 7S"]
    refused = refusal(two, "1 transfer 7D")
    assert (refused.code, refused.rule) == (RefusalCode.TRANSFER_TOO_FEW, "3 transfer_count")
    assert refused.facts == {"needed": 2, "cards": 1}


def test_with_exactly_equal_neither_more_nor_fewer_cards_may_be_added() -> None:
    hands = "hand 7C 7H 9D TD\nhand 7D 7S 8C 9C\nhand 6C 9H 8S 9S\ntalon 6S 6H AH"
    state = position(table(', "transfer_count": "exactly_equal"', hands=hands))
    one = play(state, "0 lead 7C")
    assert [command for command in legal(one, 1) if "transfer" in command] == [
        *("transfer 7D", "transfer 7S"),
    ]
    refused = refusal(one, "1 transfer 7D 7S")
    assert (refused.code, refused.rule) == (RefusalCode.TRANSFER_NOT_EQUAL, "3 transfer_count")
    assert refused.facts == {"needed": 1, "cards": 2}
    two = play(state, "0 lead 7C 7H")
    assert [command for command in legal(two, 1) if "transfer" in command] == ["transfer 7D 7S"]
    refused = refusal(two, "1 transfer 7D")
    assert (refused.code, refused.facts) == (
        RefusalCode.TRANSFER_NOT_EQUAL,
        {"needed": 2, "cards": 1},
    )


def test_with_exactly_equal_a_shown_trump_transfers_one_card_alone() -> None:
    hands = "hand 7C 7S 9D TD\nhand 7H 8C 9C TC\nhand 6C 9H 8S 9S\ntalon 6S 6H AH"
    options = ', "transfer_count": "exactly_equal", "show_transfer": "unlimited"'
    state = position(table(options, hands=hands))
    assert "show_transfer 7H" in legal(play(state, "0 lead 7C"), 1)
    two = play(state, "0 lead 7C 7S")
    assert refusal(two, "1 show_transfer 7H").code == RefusalCode.TRANSFER_NOT_EQUAL


def test_with_transfer_trumps_false_trumps_do_not_transfer() -> None:
    state = position(table(', "transfer_trumps": false'))
    state = play(state, "0 lead 7C", "1 transfer 7D")
    assert legal(state, 2) == ["beat 7C 7H", "beat 7C 9H", "beat 7D 7H", "beat 7D 9H", "take"]
    refused = refusal(state, "2 transfer 7H")
    assert (refused.code, refused.rule) == (RefusalCode.TRANSFER_TRUMP, "3 transfer_trumps")


@pytest.mark.parametrize(
    ("option", "second_hand", "may"),
    [
        ("always", "7D 8C", True),
        ("never", "7D 8C", False),
        ("equal_hands", "7D 8C", False),
        ("equal_hands", "7D 8C 8S", True),
        ("equal_hands", "7D 8C 8S 9S", False),
    ],
)
def test_heads_up_transfers(option: str, second_hand: str, may: bool) -> None:
    # Seat 0 holds three cards once it has led.
    hands = f"hand 7C 9D TD JD\nhand {second_hand}\ntalon 6S 6H AH"
    state = position(table(f', "transfer_heads_up": "{option}"', "bout 2 0 0 1 2", hands))
    state = play(state, "0 lead 7C")
    if may:
        assert "transfer 7D" in legal(state, 1)
        transferred = play(state, "1 transfer 7D")
        assert transferred.bout is not None
        assert (transferred.bout.attacker, transferred.bout.defender) == (1, 0)
    else:
        refused = refusal(state, "1 transfer 7D")
        assert (refused.code, refused.rule) == (
            RefusalCode.TRANSFER_HEADS_UP,
            "3 transfer_heads_up",
        )


def test_heads_up_means_two_left_not_two_seats() -> None:
    hands = "hand 7C 9D TD JD\nhand -\nhand 7D 8C\nplaces - 1 -"
    state = position(table(', "transfer_heads_up": "never"', "bout 9 0 0 2 2", hands))
    assert refusal(play(state, "0 lead 7C"), "2 transfer 7D").code == RefusalCode.TRANSFER_HEADS_UP
    three = position(table(', "transfer_heads_up": "never"'))
    assert "transfer 7D" in legal(play(three, "0 lead 7C"), 1)


def test_with_transfer_first_bout_false_the_first_bout_is_not_transferred() -> None:
    options = ', "transfer_first_bout": false'
    state = play(position(table(options, "bout 1 0 0 1 4")), "0 lead 7C")
    assert refusal(state, "1 transfer 7D").code == RefusalCode.TRANSFER_FIRST_BOUT
    assert "transfer 7D" in legal(play(position(table(options)), "0 lead 7C"), 1)


def test_the_last_player_left_can_transfer_to_nobody() -> None:
    hands = "hand 7C\nhand 7D\nhand -\nplaces - - 1"
    state = play(position(table(bout="bout 9 0 0 1 1", hands=hands)), "0 lead 7C")
    assert legal(state, 1) == ["take"]
    assert refusal(state, "1 transfer 7D").code == RefusalCode.TRANSFER_NOBODY
