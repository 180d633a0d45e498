"""The page: one HTML shell for all its addresses, which loads the built client."""

from http import HTTPStatus

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


def not_found(
    request: HttpRequest,
    exception: Exception,  # noqa: ARG001 - Django hands it over by this name
) -> HttpResponse:
    """The answer to an address that leads nowhere, with status 404.

    A browser gets the client, which says so in the reader's language and shows the way back;
    everything else gets a plain sentence.
    """
    # Browsers name HTML when somebody goes to an address; scripts and pictures take anything.
    names_html = "text/html" in request.headers.get("Accept", "")
    if request.method in {"GET", "HEAD"} and names_html:
        response = shell(request)
        if response.status_code == HTTPStatus.OK:
            response.status_code = HTTPStatus.NOT_FOUND
        return response
    return HttpResponse("Not found.\n", content_type="text/plain", status=404)


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
