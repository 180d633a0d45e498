"""How much cards are worth keeping, on one scale for every rule set."""

from collections.abc import Mapping
from functools import lru_cache

from games.engine import Card, PlayerView, RuleSet
from games.engine.strength import strength_of

Worths = Mapping[Card, float]
"""By face: from 0 for a card that beats nothing to 1 for one that beats all others."""


def worths_in(view: PlayerView) -> Worths:
    """The worth of each face in the game seen."""
    return _worths(view.rules, view.turned_up)


@lru_cache(maxsize=256)
def _worths(rules: RuleSet, turned_up: Card | None) -> Worths:
    beaten_by = strength_of(rules, turned_up).beaten_by
    most = len(beaten_by) - 1
    return {
        card: sum(card in beating for beating in beaten_by.values()) / most for card in beaten_by
    }
