"""Moving cards into and out of hands, and what everybody knows of them."""

from __future__ import annotations

from typing import TypeVar

from games.engine.cards import Card, in_order
from games.engine.seat import Seat
from games.engine.state import Bout, GameState

Value = TypeVar("Value")


Hands = tuple[tuple[Card, ...], ...]
Known = tuple[frozenset[Card], ...]


def without(state: GameState, seat: Seat, cards: tuple[Card, ...]) -> tuple[Hands, Known]:
    """Return all hands after the seat played the cards, and the publicly known cards in them."""
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
    """Return the state with the cards added to that hand; everybody has seen those in `seen`."""
    bout = state.bout
    if cards and bout is not None:
        bout = holding(bout, seat)
    hands = at(state.hands, seat, in_order(state.hands[seat] + cards))
    return state._replace(bout=bout, hands=hands, known=known_with(state, seat, seen))


def holding(bout: Bout, seat: Seat) -> Bout:
    """Return the bout in which the hand of the seat is not empty any more."""
    if seat not in bout.emptied:
        return bout
    return bout._replace(emptied=tuple([other for other in bout.emptied if other != seat]))


def known_with(state: GameState, seat: Seat, seen: tuple[Card, ...]) -> Known:
    """Return the cards that everybody knows in each hand, with `seen` added for one seat."""
    return at(state.known, seat, state.known[seat].union(seen)) if seen else state.known


def at(values: tuple[Value, ...], seat: Seat, value: Value) -> tuple[Value, ...]:
    """Return the values of all seats, with another value for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])
