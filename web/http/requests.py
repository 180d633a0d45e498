"""Django's request inside the REST framework's request, and its headers."""

import functools

from django.http import HttpRequest
from django.http.request import HttpHeaders
from rest_framework.request import Request


def http_of(request: Request) -> HttpRequest:
    """Return Django's request, which functions of Django and allauth take."""
    return request._request  # noqa: SLF001 - the framework itself reaches it like this


def header_of(request: HttpRequest, name: str) -> str | None:
    """Return a header's value, without Django's mapping of all headers."""
    value: str | None = request.META.get(_meta_name(name))
    return value


_meta_name = functools.cache(HttpHeaders.to_wsgi_name)
