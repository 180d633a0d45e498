"""Rows of the database: who there is, and what they think of each other."""

from accounts.models.data_export import DataExport
from accounts.models.relations import Block, Follow, Note
from accounts.models.user import Language, User, UserManager

__all__ = ["Block", "DataExport", "Follow", "Language", "Note", "User", "UserManager"]
