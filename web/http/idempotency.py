"""Idempotency keys: a header that makes it safe to send (retry) a request again."""

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _
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
        form = _("An idempotency key has 1 to {longest} printable characters.")
        told = format_lazy(form, longest=MAX_KEY_LENGTH)
        raise InvalidInput("idempotency_key", ("wrong_characters", told))
