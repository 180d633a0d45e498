"""The page: one HTML shell for all its addresses, which loads the built client."""

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe
from django_vite.core.exceptions import DjangoViteAssetNotFoundError, DjangoViteManifestError


@require_safe
def shell(request: HttpRequest, **_address: str) -> HttpResponse:
    """The client's HTML; without a built client, 503 and a page that says how to build it."""
    try:
        return render(request, "shell.html")
    except (DjangoViteAssetNotFoundError, DjangoViteManifestError):
        return render(request, "not_built.html", status=503)


@require_safe
def service_worker(_request: HttpRequest) -> HttpResponse:
    """The script that shows pushes; 404 without a built client.

    It lies at the root because a service worker serves only addresses below its own.
    """
    try:
        script = (settings.FRONTEND_DIST / "sw.js").read_bytes()
    except FileNotFoundError as error:
        raise Http404 from error
    response = HttpResponse(script, content_type="text/javascript; charset=utf-8")
    # Browsers fetch it again when they like, and must then get the newest version.
    response["Cache-Control"] = "no-cache"
    return response
