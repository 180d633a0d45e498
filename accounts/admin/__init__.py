"""Accounts in the admin: what was reported and decided, to look up; and who is staff.

Decisions are made on the page of a case (`games.admin.cases`).
"""

from accounts.admin import moderation, people

__all__ = ["moderation", "people"]
