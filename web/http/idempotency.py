"""Idempotency keys: a header that makes it safe to send (retry) a request again."""

from drf_spectacular.utils import OpenApiParameter

from web.http.errors import InvalidInput

KEY_HEADER = "Idempotency-Key"
REPLAYED_HEADER = "Idempotency-Replayed"
MAX_KEY_LENGTH = 64

KEY_PARAMETER = OpenApiParameter(
    KEY_HEADER,
    {"type": "string", "minLength": 1, "maxLength": MAX_KEY_LENGTH},
    location=OpenApiParameter.HEADER,
    description="The same key again gets the first answer again and does nothing more.",
)
"""The header, for `extend_schema`."""


def check_key(key: str) -> None:
    """Raise InvalidInput unless the key has 1 to 64 printable ASCII characters."""
    if not (1 <= len(key) <= MAX_KEY_LENGTH and key.isascii() and key.isprintable()):
        raise InvalidInput(
            "idempotency_key", f"An idempotency key has 1 to {MAX_KEY_LENGTH} printable characters."
        )
