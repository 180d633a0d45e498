"""How long each character seems to think, by what everybody at the table can see."""

from collections.abc import Mapping
from typing import NamedTuple


class Pace(NamedTuple):
    """A character's way to take its time: factors of what bots take on average.

    `steady` goes for every turn, `each` is added for each attack card that lies unbeaten. `spread`
    is how far a pause may lie from its middle, as a share of it.
    """

    steady: float
    each: float
    spread: float


PACES: Mapping[str, Pace] = {
    "child": Pace(0.55, 0.05, 0.6),
    "beginner": Pace(1.1, 0.2, 0.4),
    "learner": Pace(0.95, 0.15, 0.4),
    "casual": Pace(0.75, 0.1, 0.35),
    "clever": Pace(0.9, 0.1, 0.25),
    "master": Pace(0.8, 0.05, 0.15),
}
ALONE = 0.5
"""The share of a pause that is left where nobody else could play meanwhile."""
MOST_UNBEATEN = 4
"""More attack cards than that take no longer."""


def pause_of(
    level: str, mean_ms: int, *, unbeaten: int, may_others_act: bool, chance: float
) -> float:
    """The seconds from the moment that a bot is awaited to its play; `chance` is from 0 to 1.

    Nothing of the hand goes in, so that nothing of it can be told from a pause.
    """
    pace = PACES[level]
    middle = pace.steady + pace.each * min(unbeaten, MOST_UNBEATEN)
    if not may_others_act:
        middle *= ALONE
    return mean_ms * middle * (1 + pace.spread * (2 * chance - 1)) / 1000
