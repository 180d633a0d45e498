"""Second factors: their encrypted secrets, and codes that were used."""

from typing import Any

from allauth.mfa.models import Authenticator
from django.db import transaction

from accounts.models import User
from accounts.secrets import decrypt, encrypt

SECRETS = ("secret", "seed")
"""The secret members of an authenticator's data: an app's secret, the recovery codes' seed."""


def reencrypt_second_factors() -> int:
    """Write every second factor's secret anew under the newest key; the number of factors.

    Raises UnreadableSecret; nothing is changed then.
    """
    with transaction.atomic():
        rows = list(Authenticator.objects.select_for_update().order_by("pk"))
        for row in rows:
            row.data = encrypted_anew(row.data)
            row.save(update_fields=["data"])
    return len(rows)


def spend_code(user: User, code: str) -> None:
    """Have the code with which the user's app was taken into use log nobody in."""
    app = Authenticator.objects.get(user=user, type=Authenticator.Type.TOTP)
    # A code that is no longer valid is refused here, and so later; nothing more is needed.
    app.wrap().validate_code(code)


def encrypted_anew(data: dict[str, Any]) -> dict[str, Any]:
    """An authenticator's data with its secrets under the newest key. Raises UnreadableSecret."""
    return {name: encrypt(decrypt(v)) if name in SECRETS else v for name, v in data.items()}
