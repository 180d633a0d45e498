"""The events that accounts publish to other packages."""

from typing import NamedTuple

from web.database.reactions import Reactions


class Blocking(NamedTuple):
    """A user has blocked another one."""

    blocker_id: int
    blocked_id: int


player_blocked: Reactions[Blocking] = Reactions("player_blocked")
"""A user has blocked another one; published even if the block existed already."""

session_ended: Reactions[str] = Reactions("session_ended")
"""A session has ended; the event carries its key."""

token_ended: Reactions[int] = Reactions("token_ended")
"""An API token has been revoked, or deleted after its end; the event carries its id."""
