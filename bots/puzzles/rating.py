"""Puzzle ratings: the change by an attempt, as a duel of solver and puzzle."""

from typing import NamedTuple

from games.engine import RuleSet
from games.ratings.system import Finish, Finisher, Skill, rate

_WON = Finish(RuleSet(), (Finisher(1), Finisher(2)))
_LOST = Finish(RuleSet(), (Finisher(2), Finisher(1)))


class AfterAttempt(NamedTuple):
    """The skills of both after an attempt."""

    solver: Skill
    puzzle: Skill


def after_attempt(solver: Skill, puzzle: Skill, *, is_solved: bool) -> AfterAttempt:
    """Return the skills after the solver has solved the puzzle, or has not."""
    skills = rate(
        _WON if is_solved else _LOST, ("solver", "puzzle"), {"solver": solver, "puzzle": puzzle}
    )
    return AfterAttempt(skills["solver"], skills["puzzle"])
