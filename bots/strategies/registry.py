"""The strategy of each level."""

from collections.abc import Mapping

from bots.strategies.base import Strategy
from bots.strategies.beginner import Beginner

STRATEGIES: Mapping[str, Strategy] = {"beginner": Beginner()}


def strategy(level: str) -> Strategy:
    """The strategy that plays at this level. Raises KeyError for a level that no strategy has."""
    return STRATEGIES[level]
