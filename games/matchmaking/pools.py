"""What is played in quick match: one pool for each game that people can wait for. Pure."""

from collections.abc import Mapping
from typing import NamedTuple

from games.engine import PRESETS, RuleSet
from games.ratings.system import Mode, mode_of


class Pool(NamedTuple):
    """People who wait for the same game; the names are stable."""

    name: str
    preset: str
    seats: int

    @property
    def rules(self) -> RuleSet:
        """What is played."""
        return PRESETS[self.preset].rules

    @property
    def mode(self) -> Mode:
        """The mode whose rating counts here."""
        return mode_of(self.rules, self.seats)

    @property
    def is_table(self) -> bool:
        """Whether two could play together against others there."""
        return self.seats > 2  # noqa: PLR2004 - a duel is of two


POOLS: Mapping[str, Pool] = {
    pool.name: pool
    for pool in (
        Pool("duel", "podkidnoy", 2),
        Pool("table_3", "podkidnoy", 3),
        Pool("table_4", "podkidnoy", 4),
        Pool("table_6", "podkidnoy", 6),
        Pool("transfer_2", "perevodnoy", 2),
        Pool("transfer_3", "perevodnoy", 3),
        Pool("transfer_4", "perevodnoy", 4),
        Pool("partners", "partners", 4),
    )
}
"""By name, in the order in which they are offered."""
