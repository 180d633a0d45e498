"""Dealing (initial deal): a shuffled pack becomes hands, talon and trump card, and back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from operator import attrgetter

from games.engine.cards import Card
from games.engine.events import CardsDealt
from games.engine.rules import RuleSet
from games.engine.seat import Seat
from games.engine.strength import strength_of

is_joker = attrgetter("is_joker")


def deal(
    rules: RuleSet, seats: int, pack: Sequence[Card], *, forehand: Seat, number: int
) -> CardsDealt:
    """Return the deal of a pack that is in dealing order (rules.md 2.1).

    One card a seat, clockwise from the forehand, until each has its hand, then in the same way the
    face-down cards; the next card is turned up, and the one after it goes face down under that if
    the trump is to change; the rest is the talon. A joker that is turned up goes under the talon,
    and the next card is turned up. If nothing is left to turn up, the last card of the hands that
    is no joker is the trump card and stays in its owner's hand.
    """
    in_hands = seats * rules.hand_size
    dealt = in_hands + seats * rules.hidden_cards
    rest = tuple(pack[dealt:])
    passed_over: tuple[Card, ...] = ()
    trump_card: Card | None = None
    trump_holder: Seat | None = None
    if rules.trump == "turned_up":
        passed_over = tuple(takewhile(is_joker, rest))
        left = rest[len(passed_over) :]
        if left:
            trump_card = left[0]
            under = 1 + rules.changing_trump
            rest = (*left[under:], *passed_over, *left[:under])
        else:
            last = max(place for place in range(in_hands) if not pack[place].is_joker)
            trump_card = pack[last]
            trump_holder = (forehand + last) % seats
    return CardsDealt(
        number=number,
        hands=_rounds(pack[:in_hands], seats, forehand),
        hidden=_rounds(pack[in_hands:dealt], seats, forehand),
        talon=rest,
        trump_card=trump_card,
        trump_holder=trump_holder,
        trump=strength_of(rules, trump_card).suit,
        passed_over=passed_over,
    )


def undeal(rules: RuleSet, dealt: CardsDealt, *, forehand: Seat) -> tuple[Card, ...]:
    """Return the pack in the order in which it was dealt: the inverse of `deal`."""
    talon, passed_over = dealt.talon, dealt.passed_over
    if dealt.trump_card is not None and dealt.trump_holder is None:
        under = 1 + rules.changing_trump
        rest = talon[: len(talon) - under - len(passed_over)]
        talon = (*passed_over, *talon[-under:], *rest)
    return (*_in_turn(dealt.hands, forehand), *_in_turn(dealt.hidden, forehand), *talon)


def _rounds(cards: Sequence[Card], seats: int, forehand: Seat) -> tuple[tuple[Card, ...], ...]:
    """Return the cards of each seat when they are dealt one at a time from the forehand on."""
    return tuple(tuple(cards[(seat - forehand) % seats :: seats]) for seat in range(seats))


def _in_turn(piles: Sequence[Sequence[Card]], forehand: Seat) -> tuple[Card, ...]:
    clockwise = (*piles[forehand:], *piles[:forehand])
    return tuple(card for cards in zip(*clockwise, strict=True) for card in cards)
