"""Cards leaving and joining hands, and what everybody knows of them."""

from __future__ import annotations

from typing import TypeVar

from games.engine.cards import Card, in_order
from games.engine.seat import Seat
from games.engine.state import Bout, GameState

Value = TypeVar("Value")


Hands = tuple[tuple[Card, ...], ...]
Known = tuple[frozenset[Card], ...]


def without(state: GameState, seat: Seat, cards: tuple[Card, ...]) -> tuple[Hands, Known]:
    """All hands, the seat's without the cards; and what everybody knows of them then."""
    hands, known = state.hands, state.known
    if len(cards) == 1:
        played = cards[0].itself
        hand = tuple([card for card in hands[seat] if card is not played])
    else:
        held = [card.itself for card in cards]
        hand = tuple([card for card in hands[seat] if card not in held])
    if known[seat]:
        known = at(known, seat, known[seat].intersection(hand))
    return (*hands[:seat], hand, *hands[seat + 1 :]), known


def with_cards(
    state: GameState, seat: Seat, cards: tuple[Card, ...], seen: tuple[Card, ...]
) -> GameState:
    """The state with the cards in that hand; everybody has seen the cards in `seen`."""
    bout = state.bout
    if cards and bout is not None:
        bout = holding(bout, seat)
    hands = at(state.hands, seat, in_order(state.hands[seat] + cards))
    return state._replace(bout=bout, hands=hands, known=known_with(state, seat, seen))


def holding(bout: Bout, seat: Seat) -> Bout:
    """The bout with cards in the hand of the seat again, if that had become empty."""
    if seat not in bout.emptied:
        return bout
    return bout._replace(emptied=tuple([other for other in bout.emptied if other != seat]))


def known_with(state: GameState, seat: Seat, seen: tuple[Card, ...]) -> Known:
    """What everybody knows of each hand, once these cards of one hand have been seen."""
    return at(state.known, seat, state.known[seat].union(seen)) if seen else state.known


def at(values: tuple[Value, ...], seat: Seat, value: Value) -> tuple[Value, ...]:
    """The values of all seats, with another value for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])
