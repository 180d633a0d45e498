"""What search engines are asked to leave out."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

LEFT_OUT = ("/api/", "/admin/", "/account", "/settings", "/embed/")
"""Addresses with nothing to find: answers to programs, pages of one's own, frames of others."""
KEPT_SECONDS = 60 * 60 * 24


@require_safe
def robots(_request: HttpRequest) -> HttpResponse:
    """The robots.txt: everything may be read but `LEFT_OUT`."""
    lines = ["User-agent: *", *(f"Disallow: {address}" for address in LEFT_OUT)]
    response = HttpResponse("\n".join(lines) + "\n", content_type="text/plain")
    response["Cache-Control"] = f"public, max-age={KEPT_SECONDS}"
    return response
