"""What an operation takes, as its description for the OpenAPI document says."""

import functools
from typing import Any, NamedTuple

from drf_spectacular.utils import OpenApiParameter
from rest_framework.permissions import SAFE_METHODS


class Taken(NamedTuple):
    """What an operation takes beside its address and its headers."""

    has_query: bool
    has_body: bool


def taken_by(view: Any, method: str) -> Taken:
    """What the view takes by a method that it has.

    A method without a description takes no query, and sees to its body itself.
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
