"""The pools of matchmaking: one for each kind of game that people can wait for. Pure."""

from collections.abc import Mapping
from typing import NamedTuple

from games.engine import PRESETS, RuleSet
from games.ratings.system import Mode, mode_of


class Pool(NamedTuple):
    """A kind of game that people can wait for; the names are stable."""

    name: str
    preset: str
    seats: int
    for_bots: bool = False
    """True for a pool of bot accounts only; people wait in all others."""

    @property
    def rules(self) -> RuleSet:
        """The rules of the pool's games."""
        return PRESETS[self.preset].rules

    @property
    def mode(self) -> Mode:
        """The mode in which the pool's games are rated."""
        return mode_of(self.rules, self.seats)

    @property
    def is_table(self) -> bool:
        """True if more than two people play, so that two could cooperate against the others."""
        return self.seats > 2  # noqa: PLR2004 - a duel has two seats


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
        Pool("bots_duel", "podkidnoy", 2, for_bots=True),
        Pool("bots_table_4", "podkidnoy", 4, for_bots=True),
        Pool("bots_transfer_2", "perevodnoy", 2, for_bots=True),
        Pool("bots_partners", "partners", 4, for_bots=True),
    )
}
"""The pools by name, in the order in which players see them."""
