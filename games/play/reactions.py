"""What a commit of a game tells other rooms."""

from dataclasses import dataclass
from typing import NamedTuple

from web.database.reactions import Reactions


class AwaitedBot(NamedTuple):
    """A seat that is awaited, and the level of the bot that plays on it."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Committed:
    """What one transaction changed in one game: numbers only, no secret, small enough to send.

    The new events have the versions `first_version` … `last_version`; there are none when
    `first_version` is `last_version + 1`. `mark` is that of the last of them, empty where there are
    none. `is_table_changed` tells of seats, host or status, `is_rating_due` that a rated game is
    over.
    """

    game_id: str
    first_version: int
    last_version: int
    mark: str = ""
    is_table_changed: bool
    awaited_bots: tuple[AwaitedBot, ...] = ()
    unbeaten: int = 0
    """How many attack cards lie unbeaten."""
    may_others_act: bool = False
    """Whether, by what everybody can see, more than one seat may play now."""
    is_rating_due: bool = False
    people: tuple[int, ...] = ()
    """The users whom the game awaits now; at its beginning and its end all who play."""
    bots_at_once: bool = False
    """Nobody has to be able to follow what the bots do: every person who plays is a program, is
    out, or has left."""


def group_name(game_id: str) -> str:
    """The group that every connection of the game joins, to hear of its commits."""
    return f"game.{game_id}"


committed: Reactions[Committed] = Reactions("committed")


def announce_table_change(game_id: str, *, version: int) -> None:
    """Announce that the table changed, while no event happened."""
    committed.announce(
        Committed(
            game_id=game_id,
            first_version=version + 1,
            last_version=version,
            is_table_changed=True,
        )
    )
