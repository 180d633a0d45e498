"""The beliefs of a viewer about hidden cards, in the kernel's numbers."""

from collections.abc import Sequence

from bots.kernel.tree import WHOLE
from bots.strategies.search.situation import SearchTurn
from games.engine import Event
from games.knowledge import knowledge_of


def weights_of(situation: SearchTurn, log: Sequence[Event]) -> list[list[int]]:
    """Return for each seat and card how likely the card is dealt there; nothing without a log."""
    if not log or not situation.hidden:
        return []
    knowledge = knowledge_of(log)
    bits = situation.pack.bits
    weights = [[WHOLE] * len(bits) for _ in knowledge.weights]
    for seat, unlikely in enumerate(knowledge.weights):
        for card, weight in unlikely.items():
            weights[seat][bits[card]] = round(weight * WHOLE)
    return weights
