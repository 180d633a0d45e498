"""All addresses of the site, read from its URL conf and its sockets."""

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from django.contrib.admindocs.views import simplify_regex
from django.urls import URLPattern, URLResolver, get_resolver

from durak_site.realtime.websocket_routes import routes

METHODS = ("get", "post", "put", "patch", "delete")
Patterns = list[URLPattern | URLResolver]


class Route(NamedTuple):
    """An address, with `<name>` for its parameters, and its view."""

    address: str
    view: Any

    @property
    def plain_address(self) -> str:
        """Return the address without the types of its parameters."""
        return re.sub(r"<\w+:", "<", self.address)

    @property
    def methods(self) -> set[str]:
        """Return the methods of an endpoint of the API."""
        view_class = getattr(self.view, "cls", None)
        return {method for method in METHODS if hasattr(view_class, method)}

    @property
    def is_endpoint(self) -> bool:
        """True if it is an endpoint of the API, which the OpenAPI document has to describe."""
        return hasattr(self.view, "cls")


def site() -> Iterator[Route]:
    """Return all HTTP addresses."""
    return _below(get_resolver().url_patterns, "")


def sockets() -> Iterator[str]:
    """All addresses of sockets, as rows name them, without the last route, for any other path."""
    *known, _nowhere = routes
    for route in known:
        path = simplify_regex(str(route.pattern)).strip("/")
        yield path.replace("<", "{").replace(">", "}")


def _below(patterns: Patterns, prefix: str) -> Iterator[Route]:
    for pattern in patterns:
        address = prefix + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            yield from _below(pattern.url_patterns, address)
        else:
            callback: Callable[..., Any] = pattern.callback
            yield Route(address, callback)
