"""The tables of accounts: users, tokens, exports, kept replies, and relations between users."""

from accounts.models.data_export import DataExport
from accounts.models.kept_reply import KeptReply
from accounts.models.relations import Block, Follow, Mute, Note
from accounts.models.token import ApiToken
from accounts.models.user import Language, User, UserManager

__all__ = [
    "ApiToken",
    "Block",
    "DataExport",
    "Follow",
    "KeptReply",
    "Language",
    "Mute",
    "Note",
    "User",
    "UserManager",
]
