"""Calling a play that may have broken the rules (rules.md 4)."""

from __future__ import annotations

from games.engine.cards import Card
from games.engine.commands import Command, call_of
from games.engine.errors import Refusal, RefusalCode
from games.engine.seat import Seat
from games.engine.state import Bout, GameState


def calls(bout: Bout, seat: Seat) -> list[Command]:
    """Return the calls of a seat, one for each card of another seat on the table."""
    if _has_misjudged(bout, seat):
        return []
    return [
        call_of(card)
        for card, player in bout.players()
        if player != seat and card not in bout.cleared
    ]


def against_call(state: GameState, bout: Bout, seat: Seat, card: Card) -> Refusal | None:
    """Return why the play that put this card on the table cannot be called, or None."""
    if not state.rules.cheating:
        return Refusal(RefusalCode.CALL_OFF)
    player = bout.player_of(card)
    if player is None:
        return Refusal(RefusalCode.CALL_NOT_ON_TABLE, {"card": card.code})
    if player == seat:
        return Refusal(RefusalCode.CALL_OWN_PLAY, {"card": card.code})
    if card in bout.cleared:
        return Refusal(RefusalCode.CALL_CLEARED, {"card": card.code})
    if _has_misjudged(bout, seat):
        return Refusal(RefusalCode.CALL_USED_UP, {"seat": seat})
    return None


def _has_misjudged(bout: Bout, seat: Seat) -> bool:
    """Return whether a wrong call in this bout ended the seat's right to call (rules.md 4)."""
    return seat in bout.misjudged
