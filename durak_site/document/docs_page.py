"""The page to read and try the API (like Swagger UI), which loads nothing from other hosts."""

from csp.decorators import csp_update
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_safe


@require_safe
@ensure_csrf_cookie
# Swagger UI's stylesheet contains its arrows as `data:` images.
@csp_update({"img-src": ["'self'", "data:"]})
def docs(request: HttpRequest) -> HttpResponse:
    """Return the page with Swagger UI, which shows the OpenAPI document."""
    return render(request, "api_docs.html", {"csrf_cookie": settings.CSRF_COOKIE_NAME})
