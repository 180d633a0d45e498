"""Dealing again the cards that a viewer may not know."""

import random
from collections.abc import Sequence
from itertools import chain
from typing import Any

from games.engine import Card, Event, GameState, Viewer
from games.engine.cards import in_order
from games.engine.events import CardsDealt
from games.engine.wire import event_from_json, event_to_json


def open_cards(state: GameState, viewer: Viewer) -> set[Card]:
    """The cards whose place the viewer knows by the rules, computed without the view."""
    table = state.bout.cards if state.bout else ()
    seen = {card.itself for card in (*table, *state.discard)}
    for seat, (hand, known) in enumerate(zip(state.hands, state.known, strict=True)):
        seen |= set(hand) if seat == viewer else known
    if state.trump_card is not None:
        seen.add(state.trump_card)
    return seen.union(state.passed_over)


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


def log_dealt_anew(
    events: Sequence[Event], state: GameState, viewer: Viewer, rng: random.Random
) -> list[Event]:
    """The events that led to the state, as if the cards hidden from the viewer had changed places.

    Each card that the viewer has not seen since the deal stands for another of them, everywhere.
    """
    unseen = set(chain(*state.hands, *state.hidden, state.talon)) - open_cards(state, viewer)
    codes = sorted(card.code for card in unseen)
    others = dict(zip(codes, rng.sample(codes, len(codes)), strict=True))
    dealt = max(place for place, event in enumerate(events) if isinstance(event, CardsDealt))

    def again(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: again(member) for name, member in value.items()}
        if isinstance(value, list):
            return [again(member) for member in value]
        return others.get(value, value) if isinstance(value, str) else value

    later = (event_from_json(again(event_to_json(event))) for event in events[dealt:])
    return [*events[:dealt], *later]
