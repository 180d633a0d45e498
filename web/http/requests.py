"""Django's request beneath the REST framework's, and its headers."""

import functools

from django.http import HttpRequest
from django.http.request import HttpHeaders
from rest_framework.request import Request


def http_of(request: Request) -> HttpRequest:
    """Django's request, which functions of Django and of allauth take."""
    return request._request  # noqa: SLF001 - the framework itself reaches it like this


def header_of(request: HttpRequest, name: str) -> str | None:
    """A header's value, without the mapping of all headers that Django makes for `headers`."""
    value: str | None = request.META.get(_meta_name(name))
    return value


_meta_name = functools.cache(HttpHeaders.to_wsgi_name)
