"""rules.md 2.3 and option `lead`: the leader of a bout, and the cards that may lead."""

import pytest

from games.engine import RefusalCode, Refused
from tests.support.positions import event_types, hand, legal, play, position, refusal

POSITION = """
hand 7C 7D 7S 8S 9D KH
hand 6C 8C 9C TC JC QC
hand 6D 8D TD JD QD KD
talon 6S AH
bout 1 0 0 1 6
"""


def test_the_leader_may_lead_any_card_or_several_of_one_rank() -> None:
    assert legal(position(POSITION), 0) == [
        *("lead 7C", "lead 7D", "lead 9D", "lead KH", "lead 7S", "lead 8S"),
        *("lead 7C 7D", "lead 7C 7S", "lead 7D 7S"),
        "lead 7C 7D 7S",
    ]


def test_nobody_else_may_do_anything_before_the_lead() -> None:
    state = position(POSITION)
    assert legal(state, 1) == []
    assert legal(state, 2) == []


def test_led_cards_lie_on_the_table_in_their_players_name() -> None:
    state = play(position(POSITION), "0 lead 7D 7C")
    assert state.bout is not None
    assert [(pair.seat, pair.attack.code, pair.beaten_by) for pair in state.bout.table] == [
        (0, "7C", None),
        (0, "7D", None),
    ]
    assert hand(state, 0) == "9D KH 7S 8S"


def test_a_lead_alone_has_no_consequences() -> None:
    assert event_types(position(POSITION), "0 lead 7C 7S") == ["cards_led"]


def test_with_single_exactly_one_card_is_led() -> None:
    state = position('rules {"lead": "single"}\n' + POSITION.strip())
    assert all(len(command.split()) == 2 for command in legal(state, 0))
    refused = refusal(state, "0 lead 7C 7D")
    assert (refused.code, refused.rule) == (RefusalCode.ONE_CARD_ONLY, "2.3")


def test_no_more_cards_are_led_than_the_defender_holds() -> None:
    state = position(
        """
        hand 7C 7D 7S 8S
        hand 6C 8C
        bout 9 0 0 1 2
        """
    )
    assert "lead 7C 7D" in legal(state, 0)
    assert "lead 7C 7D 7S" not in legal(state, 0)
    refused = refusal(state, "0 lead 7C 7D 7S")
    assert refused.code == RefusalCode.LIMIT_REACHED
    assert refused.facts == {"limit": 2, "on_table": 0}


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("0 lead 7C 8S", RefusalCode.ONE_RANK_ONLY),
        ("0 lead 6C", RefusalCode.CARD_NOT_IN_HAND),
        ("0 lead 7C 7C", RefusalCode.CARD_TWICE),
        ("0 lead 7C 7H", RefusalCode.CARD_NOT_IN_HAND),
        ("1 lead 6C", RefusalCode.NOT_THE_LEADER),
        ("2 lead 6D", RefusalCode.NOT_THE_LEADER),
        ("0 throw_in 7C", RefusalCode.BOUT_NOT_OPEN),
        ("0 done", RefusalCode.BOUT_NOT_OPEN),
        ("1 take", RefusalCode.BOUT_NOT_OPEN),
        ("1 beat 7C 8C", RefusalCode.BOUT_NOT_OPEN),
        ("0 take", RefusalCode.NOT_THE_DEFENDER),
        ("3 lead 7C", RefusalCode.NOT_IN_PLAY),
    ],
)
def test_before_the_lead_everything_else_is_refused(move: str, code: RefusalCode) -> None:
    assert refusal(position(POSITION), move).code == code


def test_a_second_lead_is_refused_while_the_bout_is_open() -> None:
    state = play(position(POSITION), "0 lead 7C")
    assert refusal(state, "0 lead 7D").code == RefusalCode.BOUT_ALREADY_OPEN


def test_a_refusal_can_be_caught_with_its_facts_and_its_rule() -> None:
    with pytest.raises(Refused) as refused:
        play(position(POSITION), "0 lead 7C 8S")
    assert (refused.value.code, refused.value.rule) == (RefusalCode.ONE_RANK_ONLY, "2.3")
    assert refused.value.facts == {"ranks": ("7", "8")}
    assert refused.value.detail == str(refused.value)
