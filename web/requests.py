"""The request beneath the framework's."""

from django.http import HttpRequest
from rest_framework.request import Request


def http_of(request: Request) -> HttpRequest:
    """Django's request, which Django's and allauth's own functions take."""
    return request._request  # noqa: SLF001 -- how the framework itself reaches it
