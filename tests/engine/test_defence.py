"""rules.md 2.5 and the option `take_when`: beating and taking."""

import pytest

from games.engine import RefusalCode, awaited_seats
from tests.support.positions import hand, legal, play, position, refusal

POSITION = """
hand 7C 7D 7S KH
hand 6C 8C 8D 9H TC JS
hand 6D 8S TD JD QD KD
talon 6S AH
bout 2 0 0 1 6
"""


def test_a_card_is_beaten_by_a_higher_one_of_its_suit_or_by_any_trump() -> None:
    state = play(position(POSITION), "0 lead 7C")
    assert legal(state, 1) == ["beat 7C 8C", "beat 7C TC", "beat 7C 9H", "take"]


def test_a_trump_is_beaten_only_by_a_higher_trump() -> None:
    state = play(position(POSITION), "0 lead KH")
    assert legal(state, 1) == ["take"]
    assert refusal(state, "1 beat KH 9H").code == RefusalCode.DOES_NOT_BEAT


def test_attack_cards_are_beaten_in_any_order() -> None:
    state = play(position(POSITION), "0 lead 7C 7D 7S", "1 beat 7S JS", "1 beat 7D 8D")
    assert legal(state, 1) == ["beat 7C 8C", "beat 7C TC", "beat 7C 9H", "take"]
    assert awaited_seats(play(state, "1 beat 7C TC")) == (0, 2)


def test_nobody_has_to_follow_suit_or_to_beat_at_all() -> None:
    state = play(position(POSITION), "0 lead 7C")
    assert {"beat 7C 9H", "take"} <= set(legal(state, 1))


def test_a_beating_card_is_paired_with_the_card_it_beats() -> None:
    state = play(position(POSITION), "0 lead 7C 7D", "1 beat 7D 8D")
    assert state.bout is not None
    assert [
        (pair.attack.code, pair.beaten_by and pair.beaten_by.code) for pair in state.bout.table
    ] == [
        ("7C", None),
        ("7D", "8D"),
    ]
    assert hand(state, 1) == "6C 8C TC 9H JS"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("1 beat 7C 6C", RefusalCode.DOES_NOT_BEAT),
        ("1 beat 7C JS", RefusalCode.DOES_NOT_BEAT),
        ("1 beat 7S JS", RefusalCode.ATTACK_NOT_ON_TABLE),
        ("1 beat 8C 9H", RefusalCode.ATTACK_NOT_ON_TABLE),
        ("1 beat 7C QC", RefusalCode.CARD_NOT_IN_HAND),
        ("1 beat 7D 9H", RefusalCode.ALREADY_BEATEN),
        ("0 beat 7C KH", RefusalCode.NOT_THE_DEFENDER),
        ("2 take", RefusalCode.NOT_THE_DEFENDER),
        ("1 done", RefusalCode.NOT_ENTITLED),
        ("1 transfer 7H", RefusalCode.TRANSFER_OFF),
    ],
)
def test_illegal_defences_are_refused(move: str, code: RefusalCode) -> None:
    state = play(position(POSITION), "0 lead 7C 7D", "1 beat 7D 8D")
    refused = refusal(state, move)
    assert refused.code == code
    assert refused.rule in {"2.1", "2.4", "2.5", "3 transfer"}


def test_an_equal_card_of_another_pack_does_not_beat() -> None:
    state = position(
        """
        rules {"deck": 24, "decks": 2}
        hand TC 9D
        hand TC2 JC
        bout 2 0 0 1 2
        """
    )
    state = play(state, "0 lead TC")
    assert legal(state, 1) == ["beat TC JC", "take"]
    assert refusal(state, "1 beat TC TC2").code == RefusalCode.DOES_NOT_BEAT


def test_when_everything_is_beaten_there_is_nothing_to_take() -> None:
    state = play(position(POSITION), "0 lead 7C", "1 beat 7C 8C")
    assert legal(state, 1) == []
    refused = refusal(state, "1 take")
    assert (refused.code, refused.rule) == (RefusalCode.NOTHING_TO_TAKE, "2.5")


def test_with_any_time_the_defender_may_take_what_is_beaten_too() -> None:
    state = play(
        position('rules {"take_when": "any_time"}\n' + POSITION.strip()),
        *("0 lead 7C", "1 beat 7C 8C"),
    )
    assert legal(state, 1) == ["take"]
    assert awaited_seats(state) == (0, 2)
    taken = play(state, "1 take", "0 done", "2 done")
    assert {"7C", "8C"} <= set(hand(taken, 1).split())


def test_after_taking_the_defender_may_do_nothing_more() -> None:
    state = play(position(POSITION), "0 lead 7C", "1 take")
    assert legal(state, 1) == []
    assert refusal(state, "1 take").code == RefusalCode.ALREADY_TAKING
    assert refusal(state, "1 beat 7C 8C").code == RefusalCode.ALREADY_TAKING
