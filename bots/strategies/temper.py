"""Tilt: whether a player who had to take many cards is still upset, by public events alone."""

from collections.abc import Sequence

from games.engine import Event, Seat
from games.engine.events import BoutEnded, BoutOutcome

MANY = 4
"""So many cards taken at once upset a player."""
BOUTS = 2
"""For so many bouts, the one after the take included, a player stays upset."""


def is_upset(seat: Seat, log: Sequence[Event]) -> bool:
    """Return whether the seat took many cards in one of the last bouts."""
    ended = 0
    for event in reversed(log):
        if isinstance(event, BoutEnded):
            ended += 1
            took = event.outcome is BoutOutcome.TAKEN and event.defender == seat
            if took and len(event.cards) >= MANY:
                return True
            if ended == BOUTS:
                break
    return False
