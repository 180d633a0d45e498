"""The answer in place of a page whose scripts and styles have not been built."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.deprecation import MiddlewareMixin
from django_vite.core.exceptions import DjangoViteAssetNotFoundError, DjangoViteManifestError


class NotBuiltMiddleware(MiddlewareMixin):
    """Answers with 503 and the command that builds the page."""

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """Return the answer; None for any other error."""
        if isinstance(error, DjangoViteAssetNotFoundError | DjangoViteManifestError):
            return render(request, "not_built.html", status=503)
        return None
