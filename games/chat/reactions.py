"""The event that the chat announces to other packages."""

from web.database.reactions import Reactions

message_posted: Reactions[str] = Reactions("message_posted")
"""A message was posted in the chat of the series with this id."""
