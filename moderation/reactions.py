"""The events that moderation publishes to other packages."""

from web.database.reactions import Reactions

person_banned: Reactions[int] = Reactions("person_banned")
"""A user is banned from now on; the event carries the user's id."""

standing_changed: Reactions[int] = Reactions("standing_changed")
"""Staff sanctioned a user, lifted a sanction, or answered an appeal; the event carries the id."""
