"""rules.md 3 `transfer_when`: open cards are passed on although others are beaten."""

from games.engine import GameState, RefusalCode, awaited_seats
from tests.support.positions import hand, legal, play, position, refusal

HANDS = """
hand 7C 7H 8D 9D
hand 7D 7S 8C TC
hand 9H TH JH QH
talon 6S 6H AH
bout 2 0 0 1 4
"""
ONE_BEATEN = ("0 lead 7C", "1 beat 7C 8C", "0 throw_in 7H")


def at_any_time(options: str = "", hands: str = HANDS) -> GameState:
    return position(
        f'rules {{"transfer": "on", "transfer_when": "any_time"{options}}}\n{hands.strip()}'
    )


def transfers(state: GameState, seat: int) -> list[str]:
    return [command for command in legal(state, seat) if "transfer" in command]


def test_only_open_cards_of_one_rank_are_transferred() -> None:
    """The eight of diamonds fits the eight that beat; two ranks are open until it is beaten."""
    state = play(at_any_time(), *ONE_BEATEN, "0 throw_in 8D")
    refused = refusal(state, "1 transfer 7D")
    assert (refused.code, refused.rule) == (RefusalCode.TRANSFER_MIXED_RANKS, "3 transfer")
    assert refused.facts == {"ranks": ("7", "8")}
    hands = HANDS.replace("8C TC", "8C TD")
    state = play(at_any_time(hands=hands), *ONE_BEATEN, "0 throw_in 8D", "1 beat 8D TD")
    assert transfers(state, 1) == ["transfer 7D", "transfer 7S", "transfer 7D 7S"]
    assert refusal(state, "1 transfer 8C").code == RefusalCode.CARD_NOT_IN_HAND


def test_nothing_is_transferred_if_everything_is_beaten() -> None:
    state = play(at_any_time(), "0 lead 7C", "1 beat 7C 8C")
    assert transfers(state, 1) == []
    refused = refusal(state, "1 transfer 7D")
    assert (refused.code, refused.rule) == (RefusalCode.TRANSFER_ALL_BEATEN, "3 transfer_when")


def test_the_beaten_pairs_go_along_and_the_new_defender_takes_them_too() -> None:
    state = play(at_any_time(), *ONE_BEATEN, "1 transfer 7D", "2 take", "0 done", "1 done")
    assert hand(state, 2) == "7C 8C 7D 7H 9H TH JH QH"
    assert hand(state, 0) == "8D 9D 6H AH 6S"
    assert hand(state, 1) == "TC 7S"


def test_when_the_new_defender_beats_the_rest_all_of_the_bout_is_discarded() -> None:
    state = play(at_any_time(), *ONE_BEATEN, "1 transfer 7D", "2 beat 7D 9H", "2 beat 7H TH")
    assert awaited_seats(state) == (0, 1)
    state = play(state, "0 done", "1 done")
    codes = {card.code for card in state.discard}
    assert {"7C", "8C", "7D", "9H", "7H", "TH"} <= codes
    assert state.bout is not None
    assert (state.bout.leader, state.bout.defender) == (2, 0)


def test_the_new_defender_needs_cards_for_the_open_ones_alone() -> None:
    """Seat 2 holds two cards: with the beaten pair the bout may have three attack cards."""
    hands = HANDS.replace("hand 9H TH JH QH", "hand 9H TH")
    state = play(at_any_time(hands=hands), *ONE_BEATEN)
    assert transfers(state, 1) == ["transfer 7D", "transfer 7S"]
    refused = refusal(state, "1 transfer 7D 7S")
    assert refused.code == RefusalCode.TRANSFER_TOO_MANY
    assert refused.facts == {"cards": 3, "defender": 2, "limit": 2}
    state = play(state, "1 transfer 7D")
    assert state.bout is not None
    assert state.bout.limit == 3


def test_beaten_attack_cards_count_for_the_limit_of_the_bout() -> None:
    hands = HANDS.replace("bout 2 0 0 1 4", "bout 2 0 0 1 3")
    state = play(at_any_time(', "attack_limit": 3', hands), *ONE_BEATEN)
    assert transfers(state, 1) == ["transfer 7D", "transfer 7S"]
    assert refusal(state, "1 transfer 7D 7S").facts == {"cards": 3, "defender": 2, "limit": 2}


def test_as_many_cards_are_added_as_are_open() -> None:
    state = play(at_any_time(', "transfer_count": "exactly_equal"'), *ONE_BEATEN)
    assert transfers(state, 1) == ["transfer 7D", "transfer 7S"]
    state = play(at_any_time(', "transfer_count": "at_least_equal"'), *ONE_BEATEN)
    assert transfers(state, 1) == ["transfer 7D", "transfer 7S", "transfer 7D 7S"]


def test_a_trump_of_the_open_rank_is_shown_in_mid_bout() -> None:
    """The seven of hearts fits the open seven of spades; the ten of hearts does not."""
    hands = """
    hand 7C 7S 8D 9D
    hand 7H 8C TC TH
    hand 9H JC JH QH
    talon 6S 6H AH
    bout 2 0 0 1 4
    """
    state = at_any_time(', "show_transfer": "unlimited"', hands)
    state = play(state, "0 lead 7C", "1 beat 7C 8C", "0 throw_in 7S")
    assert transfers(state, 1) == ["transfer 7H", "show_transfer 7H"]
    assert refusal(state, "1 show_transfer TH").code == RefusalCode.TRANSFER_WRONG_RANK
    state = play(state, "1 show_transfer 7H")
    assert state.bout is not None
    assert (state.bout.defender, state.bout.limit) == (2, 5)


def test_heads_up_the_attack_comes_back_with_the_beaten_pair() -> None:
    state = at_any_time(hands="hand 7C 7H 8D 9D\nhand 7D 7S 8C TC\ntalon 6S 6H AH\nbout 2 0 0 1 4")
    state = play(state, *ONE_BEATEN, "1 transfer 7D")
    assert state.bout is not None
    assert (state.bout.attacker, state.bout.defender, state.bout.limit) == (1, 0, 3)
    assert refusal(state, "1 throw_in 7S").code == RefusalCode.LIMIT_REACHED
