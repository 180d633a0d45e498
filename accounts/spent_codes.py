"""Codes of authenticator apps: each is taken once, for as long as it is valid."""

from allauth.mfa import app_settings
from allauth.mfa.totp.internal.auth import TOTP
from django.core.cache import cache


def seconds_of_a_code() -> int:
    """How long a code is taken: in its own time, and that of its tolerated neighbours."""
    return int(app_settings.TOTP_PERIOD * (2 * app_settings.TOTP_TOLERANCE + 1))


def remember_spent_codes() -> None:
    """Have a spent code refused as long as it would be valid.

    allauth forgets it after its own half minute, although a tolerance makes it valid for longer.
    """
    TOTP._mark_code_used = _spend  # noqa: SLF001 - it has no setting for this


def _spend(app: TOTP, code: str) -> bool:
    """Note the code as spent; whether it was not yet."""
    key = app._get_used_cache_key(code)  # noqa: SLF001 - it names the code in one form
    return bool(cache.add(key, "y", timeout=seconds_of_a_code()))
