"""Replay protection of TOTP: each code of an authenticator app is accepted once."""

from allauth.mfa import app_settings
from allauth.mfa.totp.internal.auth import TOTP
from django.core.cache import cache


def seconds_of_a_code() -> int:
    """Return the time in which a code is valid: its own half minute, and the tolerated ones."""
    return int(app_settings.TOTP_PERIOD * (2 * app_settings.TOTP_TOLERANCE + 1))


def refuse_used_codes() -> None:
    """Refuse a used code as long as it would be valid.

    allauth refuses it for half a minute only, although a tolerance makes it valid for longer.
    """
    TOTP._mark_code_used = _spend  # noqa: SLF001 - it has no setting for this


def _spend(app: TOTP, code: str) -> bool:
    """Mark the code as used; return False if it was used before."""
    key = app._get_used_cache_key(code)  # noqa: SLF001 - it names the code in one form
    return bool(cache.add(key, "y", timeout=seconds_of_a_code()))
