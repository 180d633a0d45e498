"""Cards leaving and joining hands, and what everybody knows of them."""

from __future__ import annotations

from typing import TypeVar

from games.engine.cards import Card, in_order
from games.engine.seat import Seat
from games.engine.state import GameState

Value = TypeVar("Value")


Hands = tuple[tuple[Card, ...], ...]
Known = tuple[frozenset[Card], ...]


def without(state: GameState, seat: Seat, cards: tuple[Card, ...]) -> tuple[Hands, Known]:
    """All hands, the seat's without the cards; and what everybody knows of them then."""
    held = [card.itself for card in cards]
    hand = tuple([card for card in state.hands[seat] if card not in held])
    known = state.known
    if known[seat]:
        known = at(known, seat, known[seat].intersection(hand))
    return at(state.hands, seat, hand), known


def with_cards(
    state: GameState, seat: Seat, cards: tuple[Card, ...], seen: tuple[Card, ...]
) -> GameState:
    """The state with the cards in that hand; everybody has seen the cards in `seen`."""
    bout = state.bout
    if cards and bout is not None and seat in bout.emptied:
        still_empty = tuple([other for other in bout.emptied if other != seat])
        bout = bout._replace(emptied=still_empty)
    hands = at(state.hands, seat, in_order(state.hands[seat] + cards))
    return state._replace(bout=bout, hands=hands, known=known_with(state, seat, seen))


def known_with(state: GameState, seat: Seat, seen: tuple[Card, ...]) -> Known:
    """What everybody knows of each hand, once these cards of one hand have been seen."""
    return at(state.known, seat, state.known[seat].union(seen)) if seen else state.known


def at(values: tuple[Value, ...], seat: Seat, value: Value) -> tuple[Value, ...]:
    """The values of all seats, with another value for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])
