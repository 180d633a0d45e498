"""What accounts tell other rooms."""

from web.reactions import Reactions

session_ended: Reactions[str] = Reactions("session_ended")
"""A session is over: its key."""

token_ended: Reactions[int] = Reactions("token_ended")
"""An API token is good for nothing any more: its id."""
