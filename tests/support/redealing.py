"""Dealing anew what a seat may not know."""

import random
from itertools import islice

from games.engine import Card, GameState, Seat
from games.engine.cards import in_order


def redealt(state: GameState, seat: Seat, rng: random.Random) -> GameState:
    """The state with all cards hidden from `seat` dealt anew among their places."""
    shown = {state.trump_card} if state.trump_holder is None else set()
    secret_hands = [
        [] if other == seat else [card for card in hand if card not in state.known[other]]
        for other, hand in enumerate(state.hands)
    ]
    secret_talon = [card for card in state.talon if card not in shown]
    cards = [card for hand in (*secret_hands, *state.hidden, secret_talon) for card in hand]
    rng.shuffle(cards)
    fresh = iter(cards)
    hands = [
        in_order({*hand} - {*secret} | {*islice(fresh, len(secret))})
        for hand, secret in zip(state.hands, secret_hands, strict=True)
    ]
    hidden = [tuple(islice(fresh, len(pile))) for pile in state.hidden]
    talon: list[Card] = [card if card in shown else next(fresh) for card in state.talon]
    return state._replace(hands=tuple(hands), hidden=tuple(hidden), talon=tuple(talon))
