"""Django's request beneath the REST framework's."""

from django.http import HttpRequest
from rest_framework.request import Request


def http_of(request: Request) -> HttpRequest:
    """Django's request, which functions of Django and of allauth take."""
    return request._request  # noqa: SLF001 - the framework itself reaches it like this
