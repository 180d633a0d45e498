"""Every address that the site answers to, read from its URL conf and its sockets."""

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from django.contrib.admindocs.views import simplify_regex
from django.urls import URLPattern, URLResolver, get_resolver

from durak_site.sockets import routes

METHODS = ("get", "post", "put", "patch", "delete")
Patterns = list[URLPattern | URLResolver]


class Route(NamedTuple):
    """One address, with `<name>` for its parameters, and what answers there."""

    address: str
    view: Any

    @property
    def plain_address(self) -> str:
        """The address without the types of its parameters."""
        return re.sub(r"<\w+:", "<", self.address)

    @property
    def methods(self) -> set[str]:
        """The methods that an endpoint of the API has."""
        view_class = getattr(self.view, "cls", None)
        return {method for method in METHODS if hasattr(view_class, method)}

    @property
    def is_endpoint(self) -> bool:
        """Whether it's one of the API's, to be described in the OpenAPI document."""
        return hasattr(self.view, "cls")


def site() -> Iterator[Route]:
    """All addresses of HTTP."""
    return _below(get_resolver().url_patterns, "")


def sockets() -> Iterator[str]:
    """All addresses of sockets, as rows name them; the last one is any other, where nothing is."""
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
