"""How good somebody is thought to be, and how sure that is."""

from typing import NamedTuple

MEAN = 1500.0
"""Where everybody starts, and around which the ratings of all players lie."""

START_DEVIATION = 175.0
"""How far a newcomer's true strength may lie from the mean (standard deviation)."""

PROVISIONAL_ABOVE = 130.0
"""A rating with a larger deviation is provisional: about 17 duels, or 20 to 30 games of others."""


class Skill(NamedTuple):
    """A belief about somebody's strength: its mean and its standard deviation, in rating points."""

    mean: float
    deviation: float

    @property
    def rating(self) -> int:
        """The number people see."""
        return round(self.mean)

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known to rank the player among others."""
        return self.deviation > PROVISIONAL_ABOVE


NEW = Skill(MEAN, START_DEVIATION)
"""What is thought of somebody who has not been rated yet."""
