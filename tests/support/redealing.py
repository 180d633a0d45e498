"""Dealing again the cards that a viewer may not know."""

import random
from collections.abc import Sequence

from games.engine import Card, GameState, Viewer
from games.engine.cards import in_order


def open_cards(state: GameState, viewer: Viewer) -> set[Card]:
    """The cards whose place the viewer knows by the rules, computed without the view."""
    table = state.bout.cards if state.bout else ()
    seen = {card.itself for card in (*table, *state.discard)}
    for seat, (hand, known) in enumerate(zip(state.hands, state.known, strict=True)):
        seen |= set(hand) if seat == viewer else known
    if state.trump_card is not None:
        seen.add(state.trump_card)
    return seen


def dealt_anew(state: GameState, viewer: Viewer, rng: random.Random) -> GameState:
    """The position with the cards that are hidden from the viewer shuffled among their places."""
    seen = open_cards(state, viewer)
    places = [*state.hands, *state.hidden, state.talon]
    unseen = [card for cards in places for card in cards if card not in seen]
    rng.shuffle(unseen)
    deck = iter(unseen)

    def again(cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(card if card in seen else next(deck) for card in cards)

    return state._replace(
        hands=tuple(in_order(again(hand)) for hand in state.hands),
        hidden=tuple(again(cards) for cards in state.hidden),
        talon=again(state.talon),
    )
