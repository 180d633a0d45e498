"""The kinds of users: guest, person with an account, bot account."""

from typing import Literal

PersonKind = Literal["guest", "account", "bot_account"]
"""The kind of a user who plays; programs play with accounts of the last kind."""

AnyKind = Literal[PersonKind, "deleted"]
"""The kind of any user, also of one whose account was deleted."""
