"""Bot levels: the strategy of each level of difficulty, the weakest first."""

from collections.abc import Mapping

from bots.kernel.tree import IS_COMPILED
from bots.strategies.attentive import Attentive
from bots.strategies.base import Strategy
from bots.strategies.casual import Casual
from bots.strategies.clever import Clever
from bots.strategies.master import Master
from bots.strategies.person import Character

CHILD = Character(shows_off=True, clings=True, oversight=0.9)
BEGINNER = Character(shows_off=True, oversight=0.35)
LEARNER = Character(clings=True, oversight=0.4)
MASTER = (
    Master(iterations=15_000, iterations_of_two=40_000)
    if IS_COMPILED
    else Master(iterations=250, iterations_of_two=250, states=15_000)
)
"""It may use a core for a second at six seats. Interpreted it looks at far fewer games, and still
takes several times as long."""

STRATEGIES: Mapping[str, Strategy] = {
    "child": Attentive(CHILD, attention=0.05),
    "beginner": Attentive(BEGINNER, attention=0.1),
    "learner": Attentive(LEARNER, attention=0.25),
    "casual": Attentive(Casual(), attention=0.4),
    "clever": Attentive(Clever(), attention=0.9),
    "master": Attentive(MASTER, attention=1.0),
}

READING = frozenset({"master"})
"""The levels that look at the log; the others need not be given one."""


def reads_log(level: str) -> bool:
    """Return whether the level plays better with the log of the game."""
    return level in READING


THINKING = frozenset({"clever", "master"})
"""The levels that search, and may take long for it."""


def thinks(level: str) -> bool:
    """Return whether a turn of the level may take longer than a moment."""
    return level in THINKING


def strategy(level: str) -> Strategy:
    """Return the strategy that plays at this level.

    Raises KeyError for a level that no strategy has.
    """
    return STRATEGIES[level]
