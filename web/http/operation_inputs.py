"""Find out whether an operation takes a query or a body, by its OpenAPI description."""

import functools
from typing import Any, NamedTuple

from drf_spectacular.utils import OpenApiParameter
from rest_framework.permissions import SAFE_METHODS


class Taken(NamedTuple):
    """The inputs of an operation besides its path and headers."""

    has_query: bool
    has_body: bool


def taken_by(view: Any, method: str) -> Taken:
    """Return the inputs of a method of the view.

    A method without a description takes no query, and checks its body itself.
    """
    kind: Any = type(view)
    return _taken(kind, method)


@functools.cache
def _taken(kind: Any, method: str) -> Taken:
    handler = getattr(kind, "get" if method == "HEAD" else method.lower())
    description = getattr(handler, "kwargs", {}).get("schema")
    if description is None:
        return Taken(has_query=False, has_body=True)
    described = description()
    described.view = kind(request=None, kwargs={})
    return Taken(
        has_query=any(
            parameter.location == OpenApiParameter.QUERY
            for parameter in described.get_override_parameters()
        ),
        has_body=method not in SAFE_METHODS and described.get_request_serializer() is not None,
    )
