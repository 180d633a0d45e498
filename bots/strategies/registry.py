"""Bot levels: the strategy of each level of difficulty, the weakest first."""

from collections.abc import Mapping

from bots.kernel.tree import IS_COMPILED
from bots.strategies.attentive import Attentive
from bots.strategies.base import Strategy
from bots.strategies.character import Character
from bots.strategies.clever import Clever
from bots.strategies.habits import (
    adds_anything,
    clings_to_trumps,
    gives_up,
    keeps_pairs,
    overlooks_additions,
    overlooks_beats,
    shows_off,
    wastes_trumps,
)
from bots.strategies.master import Master
from bots.strategies.taste import Taste

CHILD = Character(
    habits=(
        (shows_off, 0.7),
        (clings_to_trumps, 0.5),
        (overlooks_additions, 0.6),
        (overlooks_beats, 0.1),
        (wastes_trumps, 0.08),
        (adds_anything, 0.1),
    ),
    temper=1.5,
)
BEGINNER = Character(
    habits=(
        (shows_off, 0.4),
        (wastes_trumps, 0.15),
        (overlooks_additions, 0.3),
        (overlooks_beats, 0.08),
        (adds_anything, 0.2),
    ),
)
LEARNER = Character(
    habits=(
        (clings_to_trumps, 0.4),
        (keeps_pairs, 0.4),
        (overlooks_additions, 0.25),
        (gives_up, 0.25),
        (adds_anything, 0.1),
    ),
    recall=0.3,
)
CASUAL = Character(
    habits=(
        (keeps_pairs, 0.1),
        (overlooks_additions, 0.03),
        (adds_anything, 0.03),
        (overlooks_beats, 0.01),
        (wastes_trumps, 0.02),
    ),
    recall=0.9,
    counts=10,
    taste=Taste(opening=0.2),
)
MASTER = (
    Master(iterations=15_000, iterations_of_two=40_000, iterations_valued=25_000)
    if IS_COMPILED
    else Master(iterations=250, iterations_of_two=250, iterations_valued=250, states=15_000)
)
"""It may use a core for a second at six seats. Interpreted it looks at far fewer games, and still
takes several times as long."""

STRATEGIES: Mapping[str, Strategy] = {
    "child": Attentive(CHILD, attention=0.05),
    "beginner": Attentive(BEGINNER, attention=0.1),
    "learner": Attentive(LEARNER, attention=0.25),
    "casual": Attentive(CASUAL, attention=0.4),
    "clever": Attentive(Clever(), attention=0.9),
    "master": Attentive(MASTER, attention=1.0),
}

READING = frozenset({"child", "master"})
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
