"""Two-factor authentication (TOTP): encrypted secrets, and recovery codes (backup codes) used."""

from typing import Any

from allauth.mfa.models import Authenticator
from django.db import transaction

from accounts.models import User
from accounts.secrets import decrypt, encrypt

SECRETS = ("secret", "seed")
"""The secret members of an authenticator's data: the app's secret, and the seed of recovery codes.
"""


def reencrypt_second_factors() -> int:
    """Encrypt every second factor's secret with the newest key; return the number of factors.

    Raises UnreadableSecret; nothing is changed then.
    """
    with transaction.atomic():
        rows = list(Authenticator.objects.select_for_update().order_by("pk"))
        for row in rows:
            row.data = with_newest_key(row.data)
            row.save(update_fields=["data"])
    return len(rows)


def recovery_codes_of(user: User) -> list[str]:
    """Return the recovery codes that are left."""
    codes = Authenticator.objects.get(user=user, type=Authenticator.Type.RECOVERY_CODES)
    return list(codes.wrap().get_unused_codes())


def is_recovery_code(user: User, code: str) -> bool:
    """Return whether this is an unused recovery code of the user; it is used then."""
    rows = Authenticator.objects.filter(user=user, type=Authenticator.Type.RECOVERY_CODES)
    return any(row.wrap().validate_code(code) for row in rows)


def mark_code_as_used(user: User, code: str) -> None:
    """Mark the code that activated the user's app as used, so that it logs nobody in."""
    app = Authenticator.objects.get(user=user, type=Authenticator.Type.TOTP)
    # An expired code is refused here and later; nothing more is needed.
    app.wrap().validate_code(code)


def with_newest_key(data: dict[str, Any]) -> dict[str, Any]:
    """Return an authenticator's data, encrypted with the newest key. Raises UnreadableSecret."""
    return {name: encrypt(decrypt(v)) if name in SECRETS else v for name, v in data.items()}
