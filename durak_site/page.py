"""The page: one HTML shell that loads the built client, whatever the address."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe
from django_vite.core.exceptions import DjangoViteAssetNotFoundError, DjangoViteManifestError


@require_safe
def shell(request: HttpRequest, **_address: str) -> HttpResponse:
    """The client's HTML. Without a built client: 503 and a page that tells how to build it."""
    try:
        return render(request, "shell.html")
    except (DjangoViteAssetNotFoundError, DjangoViteManifestError):
        return render(request, "not_built.html", status=503)
