"""robots.txt (SEO): the addresses that search engines should ignore."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

LEFT_OUT = ("/api/", "/admin/", "/account", "/settings", "/embed/")
"""Addresses without content to find: the API, personal pages, frames of other sites."""
KEPT_SECONDS = 60 * 60 * 24


@require_safe
def robots(_request: HttpRequest) -> HttpResponse:
    """Return the robots.txt, which allows everything except `LEFT_OUT`."""
    lines = ["User-agent: *", *(f"Disallow: {address}" for address in LEFT_OUT)]
    response = HttpResponse("\n".join(lines) + "\n", content_type="text/plain")
    response["Cache-Control"] = f"public, max-age={KEPT_SECONDS}"
    return response
