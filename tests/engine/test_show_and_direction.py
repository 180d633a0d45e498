"""rules.md 3: `show_transfer` and `transfer_direction`."""

import pytest

from games.engine import RefusalCode
from tests.support.positions import hand, legal, play, position, refusal

HANDS = """
hand 7C 8D 9D TD
hand 7H 7S 8C 9C
hand 7D 9H 8S 9S
hand JC JD JS QC
talon 6S 6H AH
bout 2 0 0 1 4
"""


def table(options: str) -> str:
    return f'rules {{"transfer": "on", {options}}}\n{HANDS.strip()}'


# --- show_transfer -----------------------------------------------------------------------------


def test_showing_a_trump_of_the_rank_transfers_and_keeps_the_card() -> None:
    state = play(position(table('"show_transfer": "unlimited"')), "0 lead 7C")
    assert "show_transfer 7H" in legal(state, 1)
    assert "show_transfer 7S" not in legal(state, 1)
    shown = play(state, "1 show_transfer 7H")
    assert shown.bout is not None
    assert (shown.bout.attacker, shown.bout.defender, len(shown.bout.table)) == (1, 2, 1)
    assert hand(shown, 1) == "8C 9C 7H 7S"
    assert [card.code for card in shown.known[1]] == ["7H"]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("1 show_transfer 7S", RefusalCode.SHOW_NOT_A_TRUMP),
        ("1 show_transfer 8C", RefusalCode.TRANSFER_WRONG_RANK),
        ("1 show_transfer 7D", RefusalCode.CARD_NOT_IN_HAND),
        ("2 show_transfer 7D", RefusalCode.NOT_THE_DEFENDER),
    ],
)
def test_only_a_trump_of_the_rank_is_shown_and_only_by_its_holder(
    move: str, code: RefusalCode
) -> None:
    state = play(position(table('"show_transfer": "unlimited"')), "0 lead 7C")
    assert refusal(state, move).code == code


def test_a_trump_can_be_added_if_showing_is_off() -> None:
    state = play(position(table('"transfer_first_bout": false')), "0 lead 7C")
    assert refusal(state, "1 show_transfer 7H").code == RefusalCode.SHOW_TRANSFER_OFF
    assert "transfer 7H" in legal(state, 1)


def test_after_beating_nothing_can_be_shown() -> None:
    state = play(position(table('"show_transfer": "unlimited"')), "0 lead 7C", "1 beat 7C 8C")
    assert refusal(state, "1 show_transfer 7H").code == RefusalCode.TRANSFER_AFTER_BEATING


TWO = """
hand 7C 7D 8D 9D TD
hand 7H 8C 9C TC JC
talon 6S 6H AH
bout 2 0 0 1 5
"""


@pytest.mark.parametrize("value", ["unlimited", "once_per_bout", "once_per_game"])
def test_one_card_is_shown_once_in_a_bout(value: str) -> None:
    text = f'rules {{"transfer": "on", "show_transfer": "{value}"}}{TWO}'
    state = play(position(text), "0 lead 7C", "1 show_transfer 7H", "0 transfer 7D")
    assert refusal(state, "1 show_transfer 7H").code == RefusalCode.SHOWN_ALREADY
    assert "transfer 7H" in legal(state, 1)


@pytest.mark.parametrize(("value", "may"), [("once_per_bout", True), ("once_per_game", False)])
def test_the_limit_on_showing_counts_for_each_player(value: str, may: bool) -> None:
    text = f'rules {{"transfer": "on", "show_transfer": "{value}"}}{TWO}'
    later = play(position(text + "showed 1"), "0 lead 7C")
    assert ("show_transfer 7H" in legal(later, 1)) is may
    if not may:
        assert refusal(later, "1 show_transfer 7H").code == RefusalCode.SHOW_USED_UP
    others = play(position(text + "showed 0"), "0 lead 7C")
    assert "show_transfer 7H" in legal(others, 1)


def test_showing_counts_as_one_card_where_as_many_must_be_added_as_lie_there() -> None:
    options = '"show_transfer": "unlimited", "transfer_count": "at_least_equal"'
    assert "show_transfer 7H" in legal(play(position(table(options)), "0 lead 7C"), 1)
    both = position(table(options).replace("7C 8D 9D TD", "7C 7D 9D TD").replace("7D 9H", "8D 9H"))
    assert refusal(play(both, "0 lead 7C 7D"), "1 show_transfer 7H").code == (
        RefusalCode.TRANSFER_TOO_FEW
    )


def test_a_show_counts_for_the_whole_game() -> None:
    text = f'rules {{"transfer": "on", "show_transfer": "once_per_game"}}{TWO}'
    state = play(position(text), "0 lead 7C", "1 show_transfer 7H", "0 take", "1 done")
    assert state.showed == frozenset({1})


# --- transfer_direction ------------------------------------------------------------------------


def test_the_player_who_transfers_chooses_the_direction() -> None:
    state = play(position(table('"transfer_direction": "chosen_bout"')), "0 lead 7C")
    offered = [command for command in legal(state, 1) if command.startswith("transfer 7S")]
    assert offered == ["transfer 7S", "transfer 7S right"]
    left, right = play(state, "1 transfer 7S"), play(state, "1 transfer 7S right")
    assert left.bout is not None
    assert right.bout is not None
    assert (left.bout.defender, right.bout.defender) == (2, 0)


def test_elsewhere_attacks_go_to_the_left_only() -> None:
    state = play(position(table('"show_transfer": "unlimited"')), "0 lead 7C")
    assert refusal(state, "1 transfer 7S right").code == RefusalCode.TRANSFER_DIRECTION
    assert refusal(state, "1 show_transfer 7H right").code == RefusalCode.TRANSFER_DIRECTION


def test_several_cards_are_passed_on_in_either_direction() -> None:
    text = table('"transfer_direction": "chosen_bout"')
    state = play(position(text), "0 lead 7C")
    offered = [command for command in legal(state, 1) if command.startswith("transfer 7H 7S")]
    assert offered == ["transfer 7H 7S", "transfer 7H 7S right"]


@pytest.mark.parametrize(
    ("value", "leader", "direction"), [("chosen_bout", 1, "left"), ("chosen_lasting", 3, "right")]
)
def test_a_direction_lasts_for_the_bout_or_until_somebody_chooses_again(
    value: str, leader: int, direction: str
) -> None:
    state = play(position(table(f'"transfer_direction": "{value}"')), "0 lead 7C")
    state = play(state, "1 transfer 7S right", "0 take", "1 done", "2 done", "3 done")
    # Seat 0 took. To the left seat 1 leads next against 2; to the right seat 3 leads against 2.
    assert state.bout is not None
    assert (state.bout.leader, state.bout.defender) == (leader, 2)
    assert state.bout.direction == direction


FIRST = """
rules {"transfer": "on", "transfer_direction": "chosen_lasting", "direction_by": "first_transfer"}
hand 7C 7D 8D 9D TD JH
hand 7S 8C 9C TC JS
hand 9H 8S 9S TS QS
hand 7H JC JD QC KC
talon 6S AH
bout 2 0 0 1 5
"""


def test_the_first_to_transfer_chooses_for_the_bout() -> None:
    state = play(position(FIRST), "0 lead 7C", "1 transfer 7S right")
    assert [command for command in legal(state, 0) if "transfer" in command] == [
        "transfer 7D right"
    ]
    assert refusal(state, "0 transfer 7D").code == RefusalCode.TRANSFER_DIRECTION_SETTLED
    state = play(state, "0 transfer 7D right")
    assert state.bout is not None
    assert (state.bout.attacker, state.bout.defender) == (0, 3)
    assert refusal(state, "3 transfer 7H").code == RefusalCode.TRANSFER_DIRECTION_SETTLED
    assert "transfer 7H right" in legal(state, 3)


def test_showing_a_trump_is_a_transfer_that_chooses_too() -> None:
    text = FIRST.replace('"transfer": "on"', '"transfer": "on", "show_transfer": "unlimited"')
    text = text.replace("hand 7S", "hand 7H").replace("hand 7H JC", "hand 7S JC")
    state = play(position(text), "0 lead 7C", "1 show_transfer 7H right")
    assert [command for command in legal(state, 0) if "transfer" in command] == [
        "transfer 7D right"
    ]


def test_in_the_next_bout_the_first_to_transfer_chooses_again() -> None:
    """The direction lasts: to the right of seat 0, which took, seat 3 leads against seat 2."""
    state = play(position(FIRST), "0 lead 7C", "1 transfer 7S right", "0 take")
    state = play(state, "1 done", "2 done", "3 done", "3 lead QC")
    assert state.bout is not None
    assert (state.bout.defender, state.bout.direction) == (2, "right")
    offered = [command for command in legal(state, 2) if "transfer" in command]
    assert offered == ["transfer QS", "transfer QS right"]


def test_with_two_players_left_nobody_follows_a_direction() -> None:
    """Seat 1 transfers with its last card and is out; of two the attack goes to the other."""
    rules = FIRST.strip().splitlines()[0]
    state = position(f"{rules}\nhand 7C 7D 8D\nhand 7S\nhand 7H JC JD\nbout 9 0 0 1 1")
    state = play(state, "0 lead 7C", "1 transfer 7S right")
    assert state.places == (None, 1, None)
    assert [command for command in legal(state, 0) if "transfer" in command] == ["transfer 7D"]


def test_with_two_players_left_there_is_one_direction() -> None:
    text = f'rules {{"transfer": "on", "transfer_direction": "chosen_bout"}}{TWO}'
    state = play(position(text), "0 lead 7C")
    assert [command for command in legal(state, 1) if "transfer" in command] == ["transfer 7H"]


LASTING = """
rules {"transfer": "on", "transfer_direction": "chosen_lasting"}
hand 7C 8D 9D
hand 8C
hand 7D 9H TH
direction right
"""


def test_while_three_are_left_a_lasting_direction_goes_on() -> None:
    state = play(position(LASTING + "bout 9 2 2 1 1"), "2 lead 7D", "1 take")
    assert state.bout is not None
    # To the right of seat 1, which took, sits seat 0; to the right of that seat 2.
    assert (state.bout.leader, state.bout.defender, state.bout.direction) == (0, 2, "right")


def test_with_two_players_left_a_lasting_direction_is_left_again() -> None:
    text = LASTING.replace("hand 7D 9H TH", "hand 7D 9H 7S").replace("hand 8C", "hand JD")
    # Seat 1 beats off with its last card. To the right seat 0 would lead next, to the left seat 2.
    state = play(position(text + "bout 9 2 2 1 1"), "2 lead 7D", "1 beat 7D JD")
    assert state.bout is not None
    assert state.places == (None, 1, None)
    assert (state.bout.leader, state.bout.defender, state.bout.direction) == (2, 0, "left")
