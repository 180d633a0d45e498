"""The strategy of each level."""

from collections.abc import Mapping

from bots.strategies.attentive import Attentive
from bots.strategies.base import Strategy
from bots.strategies.beginner import Beginner
from bots.strategies.casual import Casual
from bots.strategies.clever import Clever

STRATEGIES: Mapping[str, Strategy] = {
    "beginner": Attentive(Beginner(), attention=0.1),
    "casual": Attentive(Casual(), attention=0.4),
    "clever": Attentive(Clever(), attention=0.9),
}


def strategy(level: str) -> Strategy:
    """The strategy that plays at this level. Raises KeyError for a level that no strategy has."""
    return STRATEGIES[level]
