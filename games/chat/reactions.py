"""What the chat tells other rooms."""

from web.reactions import Reactions

message_posted: Reactions[str] = Reactions("message_posted")
"""Something was said in the chat of a series: the series' id."""
