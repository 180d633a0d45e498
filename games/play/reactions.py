"""The domain events of a commit, which other packages react to (subscribe)."""

from dataclasses import dataclass
from typing import NamedTuple

from web.database.reactions import Reactions


class AwaitedBot(NamedTuple):
    """A seat that is awaited, and the level of the bot that plays on it."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Committed:
    """The changes of one game in one commit: numbers without secrets, small enough to send.

    The new events have the versions `first_version` … `last_version`; there are none if
    `first_version` is `last_version + 1`. `mark` is the mark of the last event, empty without one.
    `is_table_changed`: seats, host or status changed. `is_rating_due`: a rated game is over.
    """

    game_id: str
    first_version: int
    last_version: int
    mark: str = ""
    is_table_changed: bool
    awaited_bots: tuple[AwaitedBot, ...] = ()
    unbeaten: int = 0
    """The number of unbeaten attack cards."""
    may_others_act: bool = False
    """True if more than one seat may play now, as far as everybody can see."""
    is_rating_due: bool = False
    people: tuple[int, ...] = ()
    """The users whom the game awaits now; at its beginning and its end all players."""
    bots_at_once: bool = False
    """True if bots play without a delay: no person needs time to follow them, since each is a
    program, is out, or has left."""

    @property
    def may_be_over(self) -> bool:
        """True if the game may have ended, or a player left: events after the deal did it.

        A table also changes without an event, such as all tables whose clocks an outage moved.
        """
        has_events = 1 < self.first_version <= self.last_version
        return self.is_table_changed and has_events


def group_name(game_id: str) -> str:
    """Return the name of the group to which the commits of the game are published."""
    return f"game.{game_id}"


committed: Reactions[Committed] = Reactions("committed")


def announce_table_change(game_id: str, *, version: int) -> None:
    """Announce a change of the table without an event."""
    committed.announce(
        Committed(
            game_id=game_id,
            first_version=version + 1,
            last_version=version,
            is_table_changed=True,
        )
    )
