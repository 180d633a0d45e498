"""Ratings, pure: who finished where gives how everybody's skill is judged from then on."""

from games.ratings.changes import Finish, Finisher, rate
from games.ratings.modes import Mode, mode_of
from games.ratings.outcomes import Outcome, outcomes
from games.ratings.seasons import ALL_TIME, season_of
from games.ratings.skill import NEW, Skill

__all__ = [
    "ALL_TIME",
    "NEW",
    "Finish",
    "Finisher",
    "Mode",
    "Outcome",
    "Skill",
    "mode_of",
    "outcomes",
    "rate",
    "season_of",
]
