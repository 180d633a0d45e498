"""The strategy of each level."""

from collections.abc import Mapping

from bots.strategies.base import Strategy
from bots.strategies.beginner import Beginner
from bots.strategies.casual import Casual
from bots.strategies.clever import Clever

STRATEGIES: Mapping[str, Strategy] = {
    "beginner": Beginner(),
    "casual": Casual(),
    "clever": Clever(),
}


def strategy(level: str) -> Strategy:
    """The strategy that plays at this level. Raises KeyError for a level that no strategy has."""
    return STRATEGIES[level]
