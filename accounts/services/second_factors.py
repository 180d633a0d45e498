"""Second factors as they are kept: their secrets encrypted."""

from typing import Any

from allauth.mfa.models import Authenticator
from django.db import transaction

from accounts.secrets import decrypt, encrypt

SECRETS = ("secret", "seed")
"""What is secret in an authenticator's data: of an app, and of recovery codes."""


def reencrypt_second_factors() -> int:
    """Write every second factor's secret anew under the newest key; how many.

    Raises UnreadableSecret, and nothing is changed then.
    """
    with transaction.atomic():
        rows = list(Authenticator.objects.select_for_update().order_by("pk"))
        for row in rows:
            row.data = encrypted_anew(row.data)
            row.save(update_fields=["data"])
    return len(rows)


def encrypted_anew(data: dict[str, Any]) -> dict[str, Any]:
    """An authenticator's data with its secrets under the newest key. Raises UnreadableSecret."""
    return {name: encrypt(decrypt(v)) if name in SECRETS else v for name, v in data.items()}
