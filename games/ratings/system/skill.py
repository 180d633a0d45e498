"""Skill: an estimate of strength, and its uncertainty (rating deviation, provisional ratings)."""

from typing import NamedTuple

MEAN = 1500.0
"""The rating of a new player, which is about the mean of all players."""

START_DEVIATION = 175.0
"""The standard deviation of a new player's true strength from the mean."""

PROVISIONAL_ABOVE = 130.0
"""A rating with a larger deviation is provisional: about 17 duels, or 20 to 30 games of others."""


class Skill(NamedTuple):
    """An estimate of a player's strength: mean and standard deviation, in rating points."""

    mean: float
    deviation: float

    @property
    def rating(self) -> int:
        """The rating as people see it, a whole number."""
        return round(self.mean)

    @property
    def is_provisional(self) -> bool:
        """Return whether too little is known to rank the player among others."""
        return self.deviation > PROVISIONAL_ABOVE


NEW = Skill(MEAN, START_DEVIATION)
"""The skill of a player who has not been rated yet."""
