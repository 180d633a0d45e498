"""From a shuffled pack to hands, talon and trump card, and back."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.cards import Card
from games.engine.events import CardsDealt
from games.engine.rules import RuleSet
from games.engine.seat import Seat
from games.engine.strength import strength_of


def deal(
    rules: RuleSet, seats: int, pack: Sequence[Card], *, forehand: Seat, number: int
) -> CardsDealt:
    """The deal of a pack that is in dealing order (rules.md 2.1).

    One card a seat, clockwise from the forehand, until each has its hand, then in the same way the
    face-down cards; the next card is turned up, and the one after it goes face down under that if
    the trump is to change; the rest is the talon. If nothing is left to turn up, the last card
    dealt is the trump card and stays in its owner's hand.
    """
    in_hands = seats * rules.hand_size
    dealt = in_hands + seats * rules.hidden_cards
    rest = tuple(pack[dealt:])
    trump_card: Card | None = None
    trump_holder: Seat | None = None
    if rules.trump == "turned_up":
        if rest:
            trump_card = rest[0]
            under = 1 + rules.changing_trump
            rest = (*rest[under:], *rest[:under])
        else:
            trump_card = pack[in_hands - 1]
            trump_holder = (forehand - 1) % seats
    return CardsDealt(
        number=number,
        hands=_rounds(pack[:in_hands], seats, forehand),
        hidden=_rounds(pack[in_hands:dealt], seats, forehand),
        talon=rest,
        trump_card=trump_card,
        trump_holder=trump_holder,
        trump=strength_of(rules, trump_card).suit,
    )


def undeal(rules: RuleSet, dealt: CardsDealt, *, forehand: Seat) -> tuple[Card, ...]:
    """The pack in the order in which it was dealt: the inverse of `deal`."""
    talon = dealt.talon
    if dealt.trump_card is not None and dealt.trump_holder is None:
        under = 1 + rules.changing_trump
        talon = (*talon[-under:], *talon[:-under])
    return (*_in_turn(dealt.hands, forehand), *_in_turn(dealt.hidden, forehand), *talon)


def _rounds(cards: Sequence[Card], seats: int, forehand: Seat) -> tuple[tuple[Card, ...], ...]:
    """Cards given out one at a time, clockwise from the forehand."""
    return tuple(tuple(cards[(seat - forehand) % seats :: seats]) for seat in range(seats))


def _in_turn(piles: Sequence[Sequence[Card]], forehand: Seat) -> tuple[Card, ...]:
    clockwise = (*piles[forehand:], *piles[:forehand])
    return tuple(card for cards in zip(*clockwise, strict=True) for card in cards)
