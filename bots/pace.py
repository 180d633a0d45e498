"""The delay of bots before a move (thinking time), by what everybody at the table can see."""

from collections.abc import Mapping
from typing import NamedTuple


class Pace(NamedTuple):
    """A character's pace: factors of the average time of bots.

    `steady` applies to every turn, `each` is added for each unbeaten attack card. `spread` is the
    largest distance of a pause from its middle, as a share of it.
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
"""The factor of a pause during which nobody else could play."""
MAX_UNBEATEN = 4
"""Further attack cards make no pause longer."""


def pause_of(
    level: str, mean_ms: int, *, unbeaten: int, may_others_act: bool, chance: float
) -> float:
    """Return the seconds between a bot being awaited and its play; `chance` is from 0 to 1.

    They do not depend on the hand, so a pause reveals nothing of it.
    """
    pace = PACES[level]
    middle = pace.steady + pace.each * min(unbeaten, MAX_UNBEATEN)
    if not may_others_act:
        middle *= ALONE
    return mean_ms * middle * (1 + pace.spread * (2 * chance - 1)) / 1000
