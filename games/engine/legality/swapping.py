"""Legal trump exchange: swapping the lowest trump for the turned-up card (`trump_swap`)."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine.cards import Card
from games.engine.commands import Command, SwapTrump
from games.engine.errors import Refusal, RefusalCode
from games.engine.seat import Seat
from games.engine.state import GameState


def swaps(state: GameState, seat: Seat) -> Iterator[Command]:
    """Yield the swaps of a seat, which are legal at any moment and out of turn."""
    if _against_swapping(state) is None:
        lowest = state.strength.trumps[0]
        yield from (SwapTrump(card) for card in state.hands[seat] if card.face is lowest)


def against_swap(state: GameState, seat: Seat, card: Card) -> Refusal | None:
    """Return why that card cannot be swapped, or None."""
    if refusal := _against_swapping(state):
        return refusal
    if card not in state.hands[seat]:
        return Refusal(RefusalCode.CARD_NOT_IN_HAND, {"card": card.code})
    lowest = state.strength.trumps[0]
    if card.face is not lowest:
        return Refusal(RefusalCode.SWAP_NOT_LOWEST, {"card": card.code, "lowest": lowest.code})
    return None


def _against_swapping(state: GameState) -> Refusal | None:
    """Return why nobody can swap, or None."""
    if not state.rules.trump_swap:
        return Refusal(RefusalCode.SWAP_OFF)
    trump_card = state.trump_card
    if trump_card is None or trump_card not in state.talon:
        return Refusal(RefusalCode.SWAP_TOO_LATE)
    if trump_card.face is state.strength.trumps[0]:
        return Refusal(RefusalCode.SWAP_POINTLESS, {"card": trump_card.code})
    return None
