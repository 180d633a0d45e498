"""How many attack cards a defender may face."""

from __future__ import annotations

from games.engine.seat import Seat
from games.engine.state import GameState


def attack_limit(state: GameState, bout_number: int, defender: Seat, beaten: int = 0) -> int:
    """The most attack cards of a bout against `defender`, by its hand as it is (rules.md 2.4).

    `beaten` attack cards come along that the defender need not beat (rules.md 3 `transfer_when`).
    """
    rules = state.rules
    limit = len(state.hands[defender]) + beaten
    if rules.attack_limit is not None:
        limit = min(limit, rules.attack_limit)
    if bout_number == 1 and rules.first_bout_limit is not None:
        limit = min(limit, rules.first_bout_limit)
    return limit
