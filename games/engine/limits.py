"""The attack limit: how many cards may be led and thrown in (throw-in) against a defender."""

from __future__ import annotations

from games.engine.seat import Seat
from games.engine.state import GameState


def attack_limit(state: GameState, bout_number: int, defender: Seat, beaten: int = 0) -> int:
    """Return the most attack cards of a bout against `defender` (rules.md 2.4).

    The hand of the defender limits them as it is now. `beaten` attack cards are transferred along,
    and the defender need not beat them (rules.md 3 `transfer_when`).
    """
    rules = state.rules
    limit = len(state.hands[defender]) + beaten
    if rules.attack_limit is not None:
        limit = min(limit, rules.attack_limit)
    if rules.first_bout_limit is not None and _is_at_the_beginning(state, bout_number):
        limit = min(limit, rules.first_bout_limit)
    return limit


def _is_at_the_beginning(state: GameState, bout_number: int) -> bool:
    """Return whether the lower limit of the first bouts holds (rules.md 3 `first_limit_until`)."""
    if state.rules.first_limit_until == "discard":
        return not state.beaten_off
    return bout_number == 1
