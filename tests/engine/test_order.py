"""The order of legal commands is part of the contract: pages and bots rely on it."""

from tests.support.positions import legal, play, position

HANDS = """
hand 6C 7H 7D 9S KH 7S
hand 7C 8D 6S TH 9D 6H
hand 8S 9C 9H JC JD JS
talon QS AH
bout 3 0 0 1 6
"""


def test_leads_come_card_by_card_then_sets_by_size_and_rank() -> None:
    assert legal(position(HANDS), 0) == [
        *("lead 6C", "lead 7D", "lead 7H", "lead KH", "lead 7S", "lead 9S"),
        *("lead 7D 7H", "lead 7D 7S", "lead 7H 7S"),
        "lead 7D 7H 7S",
    ]


def test_defences_are_beats_by_attack_card_then_transfers_then_take() -> None:
    state = position('rules {"transfer": "on"}' + HANDS)
    assert legal(play(state, "0 lead 7S 7D"), 1) == [
        *("beat 7D 8D", "beat 7D 9D", "beat 7D 6H", "beat 7D TH"),
        *("beat 7S 6H", "beat 7S TH"),
        *("transfer 7C", "take"),
    ]


def test_additions_are_throw_ins_in_canonical_order_then_done() -> None:
    state = play(position(HANDS), "0 lead 9S", "1 beat 9S TH")
    assert legal(state, 2) == ["throw_in 9C", "throw_in 9H", "done"]
    assert legal(state, 0) == ["done"]


def test_a_swap_comes_last() -> None:
    state = position('rules {"trump_swap": true}' + HANDS)
    assert legal(state, 1) == ["swap_trump 6H"]
    assert legal(play(state, "0 lead 9S"), 1)[-2:] == ["take", "swap_trump 6H"]


def test_a_wild_six_is_listed_as_itself_and_then_under_every_other_suit() -> None:
    state = position('rules {"wild_six": "all"}' + HANDS)
    assert legal(state, 0)[:4] == ["lead 6C", "lead 6C=D", "lead 6C=H", "lead 6C=S"]
