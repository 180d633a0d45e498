"""Legal redeals (misdeal): asking for a new deal before the first lead (rules.md 3 `redeal`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.engine.commands import Command, KeepHand, RequestRedeal
from games.engine.errors import Refusal, RefusalCode
from games.engine.seat import Seat
from games.engine.state import GameState


def redeal_answers(state: GameState, seat: Seat) -> Iterator[Command]:
    """Yield the answers of the seat that is asked about a redeal."""
    for command in (KeepHand(), RequestRedeal()):
        if against_redealing(state, seat, command) is None:
            yield command


def against_redealing(
    state: GameState, seat: Seat, command: KeepHand | RequestRedeal
) -> Refusal | None:
    """Return why the answer is illegal, or None."""
    if state.asking is None:
        return Refusal(RefusalCode.REDEAL_NOT_OPEN)
    if seat != state.asking:
        return Refusal(RefusalCode.REDEAL_OPEN, {"asking": state.asking})
    if isinstance(command, KeepHand):
        return None
    needed = state.rules.hand_size - 1
    suits = Counter(card.suit for card in state.hands[seat] if card.suit is not None)
    of_a_suit = max(suits.values(), default=0)
    if of_a_suit < needed:
        facts = {"needed": needed, "of_a_suit": of_a_suit}
        return Refusal(RefusalCode.REDEAL_HAND_TOO_MIXED, facts)
    return None
