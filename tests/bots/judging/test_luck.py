"""The luck of a deal: equal players with each hand from each seat, on hand-worked deals."""

import random
from dataclasses import replace

import pytest

from bots.judging.luck import SMALL, LuckCause, cause_of, deal_of, luck_from, play_batch
from games.engine import Card, RuleSet, card_from_code, new_game
from games.engine.deck import full_pack

SHORT = RuleSet(deck=24, refill="never")


def cards(text: str) -> list[Card]:
    return [card_from_code(code) for code in text.split()]


def dealt(rules: RuleSet, *hands: str) -> list[Card]:
    """Return a pack that deals these hands card by card, from the forehand on, then the rest."""
    sides = [cards(hand) for hand in hands]
    first = [card for turn in zip(*sides, strict=True) for card in turn]
    return first + [card for card in full_pack(rules.deck) if card not in first]


def test_all_trumps_win_from_each_seat_and_it_is_the_hand() -> None:
    """The nine of clubs is turned up, nobody draws or adds cards, and one hand has all trumps.

    The other one has neither a trump nor a spade, so that it takes whatever is led, while each of
    its leads is beaten. One move in ten is random, so not all games are won.
    """
    rules = replace(SHORT, throw_in="none")
    pack = dealt(rules, "9S TC JC QC KC AC", "9D TH JD QH KD AH")
    deal = deal_of(new_game(rules, 2, pack))
    assert deal is not None
    assert deal.trumps == (5, 0)
    strong, weak = luck_from(deal, [play_batch(deal, seed=1, number=n, games=20) for n in range(5)])
    assert strong.value > 0.9
    assert strong.hand > 0.9
    assert (strong.cause, weak.cause) == (LuckCause.GOOD_HAND, LuckCause.POOR_HAND)
    assert strong.value + weak.value == pytest.approx(1)
    assert strong.place + weak.place == pytest.approx(1)
    assert strong.hand + weak.hand == pytest.approx(1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turned_hands_meet_each_seat_once_and_nobody_gets_points_from_nowhere(seats: int) -> None:
    pack = list(full_pack(36))
    random.Random(seats).shuffle(pack)
    deal = deal_of(new_game(RuleSet(), seats, pack))
    assert deal is not None
    for seat in range(seats):
        hands = [table.hand((seat + turn) % seats) for turn, table in enumerate(deal.turns)]
        assert hands == [deal.turns[0].hand(seat)] * seats
    for turn in play_batch(deal, seed=3, number=0, games=seats * 3):
        assert sum(turn) == pytest.approx(seats / 2)


def test_the_same_seed_plays_the_same_games() -> None:
    pack = list(full_pack(36))
    deal = deal_of(new_game(RuleSet(), 2, pack))
    assert deal is not None
    first, again, other = (play_batch(deal, seed=seed, number=0, games=40) for seed in (7, 7, 8))
    assert first == again != other


def test_rules_that_the_kernel_does_not_know_have_no_luck() -> None:
    rules = RuleSet(deck=24, refill="cycle")
    assert deal_of(new_game(rules, 2, list(full_pack(24)))) is None


@pytest.mark.parametrize(
    ("luck", "error", "hand", "place", "cause"),
    [
        (SMALL, 0.0, 0.3, 0.0, LuckCause.EVEN),
        (0.10, 0.05, 0.1, 0.0, LuckCause.EVEN),
        (0.11, 0.05, 0.1, 0.0, LuckCause.GOOD_HAND),
        (0.11, 0.01, 0.0, 0.1, LuckCause.GOOD_PLACE),
        (-0.11, 0.01, -0.1, 0.0, LuckCause.POOR_HAND),
        (-0.11, 0.01, 0.05, -0.1, LuckCause.POOR_PLACE),
    ],
)
def test_the_cause_is_what_moved_it_further_if_there_is_luck_beyond_doubt(
    luck: float, error: float, hand: float, place: float, cause: LuckCause
) -> None:
    assert cause_of(luck, error, hand=hand, place=place) is cause
