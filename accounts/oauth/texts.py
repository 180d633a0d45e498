"""The texts of tokens that apps get."""

import secrets
from typing import Any

from accounts.services.tokens import PREFIX, RANDOM_BYTES


def token_text(
    _request: Any,
    refresh_token: bool = False,  # noqa: ARG001, FBT001, FBT002 - the library's own form of the call
) -> str:
    """Return a new random text, with the prefix by which a leaked token is recognised."""
    return PREFIX + secrets.token_urlsafe(RANDOM_BYTES)
