"""`/.well-known/security.txt`: the contact for reports of weaknesses (RFC 9116)."""

from datetime import UTC, date, datetime, time, timedelta

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.views.decorators.http import require_safe

from web.http.languages import LANGUAGES

ADDRESS = ".well-known/security.txt"
VALID_FOR = timedelta(days=90)
"""The time for which the text may be believed; it is made anew for each request."""
KEPT_SECONDS = 60 * 60 * 24


@require_safe
def security_txt(_request: HttpRequest) -> HttpResponse:
    """Return the contact, until when it holds, and the languages that are read there."""
    lines = [
        f"Contact: {settings.DURAK_SECURITY_CONTACT}",
        f"Expires: {_expiry(timezone.now().date())}",
        f"Preferred-Languages: {', '.join(LANGUAGES)}",
        f"Canonical: {settings.DURAK_PUBLIC_URL.rstrip('/')}/{ADDRESS}",
    ]
    response = HttpResponse("\n".join(lines) + "\n", content_type="text/plain; charset=utf-8")
    response["Cache-Control"] = f"public, max-age={KEPT_SECONDS}"
    return response


def _expiry(today: date) -> str:
    """Return a time in the form of RFC 3339, the same all day."""
    return datetime.combine(today + VALID_FOR, time(), UTC).isoformat().replace("+00:00", "Z")
