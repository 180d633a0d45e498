"""What accounts announce to other packages."""

from web.reactions import Reactions

session_ended: Reactions[str] = Reactions("session_ended")
"""A session has ended; the news is its key."""

token_ended: Reactions[int] = Reactions("token_ended")
"""An API token has been revoked or has been deleted after its end; the news is its id."""
