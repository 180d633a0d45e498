"""Webhook signatures (HMAC), as in the specification Standard Webhooks 1.0, symmetric (`v1`)."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable

PREFIX = "whsec_"
SECRET_BYTES = 32


def new_secret() -> str:
    """Return a new secret, as its owner sees it."""
    return PREFIX + base64.b64encode(secrets.token_bytes(SECRET_BYTES)).decode("ascii")


def signature(secret: str, *, message_id: str, timestamp: int, body: bytes) -> str:
    """Return the signature of one try with one secret, as a receiver computes it, too."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signed = f"{message_id}.{timestamp}.".encode() + body
    digest = hmac.digest(key, signed, hashlib.sha256)
    return f"v1,{base64.b64encode(digest).decode('ascii')}"


def signed_headers(
    secrets_valid: Iterable[str], *, message_id: str, timestamp: int, body: bytes
) -> dict[str, str]:
    """Return the headers of one try, signed with each of the valid secrets."""
    signatures = (
        signature(secret, message_id=message_id, timestamp=timestamp, body=body)
        for secret in secrets_valid
    )
    return {
        "webhook-id": message_id,
        "webhook-timestamp": str(timestamp),
        "webhook-signature": " ".join(signatures),
    }
