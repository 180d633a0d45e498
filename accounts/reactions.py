"""What accounts announce to other packages."""

from typing import NamedTuple

from web.database.reactions import Reactions


class Blocking(NamedTuple):
    """A user has blocked another one."""

    blocker_id: int
    blocked_id: int


player_blocked: Reactions[Blocking] = Reactions("player_blocked")
"""A user has blocked another one, also if the block was there already."""

session_ended: Reactions[str] = Reactions("session_ended")
"""A session has ended; the news is its key."""

token_ended: Reactions[int] = Reactions("token_ended")
"""An API token has been revoked or has been deleted after its end; the news is its id."""
