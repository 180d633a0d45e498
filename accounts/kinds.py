"""What a person is here, in the words of clients."""

from typing import Literal

PersonKind = Literal["guest", "account", "bot_account"]
"""Somebody who is here; programs play under accounts of the last kind."""

AnyKind = Literal[PersonKind, "deleted"]
"""The same, or somebody who was and had all that is known of them deleted."""
