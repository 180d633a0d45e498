"""The codes that people type for a device (RFC 8628); the settings name this file."""

import re
import secrets

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""RFC 8628 6.1: no vowels, so that no words come about, and no digits that look like letters."""
HALF = 4


def user_code() -> str:
    """Return a new code for a person to type."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(2 * HALF))
    return f"{letters[:HALF]}-{letters[HALF:]}"


def as_shown(typed: str) -> str:
    """Return a code as the device shows it, however it was typed."""
    letters = re.sub(r"[^A-Z]", "", typed.upper())
    return f"{letters[:HALF]}-{letters[HALF:]}"
