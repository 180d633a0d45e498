"""The rating system, pure: the order of finish leads to a new estimate of each player's skill."""

from games.play.outcomes import GameOutcome, outcomes
from games.ratings.system.formula import Finish, Finisher, rate
from games.ratings.system.modes import Mode, mode_of
from games.ratings.system.seasons import ALL_TIME, season_of
from games.ratings.system.skill import NEW, Skill

__all__ = [
    "ALL_TIME",
    "NEW",
    "Finish",
    "Finisher",
    "GameOutcome",
    "Mode",
    "Skill",
    "mode_of",
    "outcomes",
    "rate",
    "season_of",
]
