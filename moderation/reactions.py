"""What moderation tells other rooms."""

from web.reactions import Reactions

person_banned: Reactions[int] = Reactions("person_banned")
"""Somebody is banned from now on: the user's id."""

standing_changed: Reactions[int] = Reactions("standing_changed")
"""Staff decided something about somebody, lifted it, or answered: the user's id."""
