"""`If-Match` against lost updates: a change is made only to what the client has read."""

from collections.abc import Callable
from typing import Any

from drf_spectacular.utils import OpenApiParameter
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request

from web.http.etags import IF_MATCH, PreconditionFailed, matches, tag_of

IF_MATCH_PARAMETER = OpenApiParameter(
    IF_MATCH,
    {"type": "string"},
    location=OpenApiParameter.HEADER,
    description="The `ETag` of what you have read: refused with 412 if it has changed since.",
)
"""The header, for `extend_schema`."""

Precondition = Callable[[], None]
"""Raise PreconditionFailed if the change may not be made; to be called under the row's lock."""


def nothing_required() -> None:
    """Return at once: the precondition of a change without `If-Match`."""


def if_match(request: Request, current: Callable[[], Any]) -> Precondition:
    """Return the request's precondition; `current` returns what GET would answer at that time."""
    header = request.headers.get(IF_MATCH)
    if header is None:
        return nothing_required

    def check() -> None:
        if not matches(header, tag_of(JSONRenderer().render(current()))):
            raise PreconditionFailed("This has changed since you read it: read it again.")

    return check


def refuse_if_match(request: Request) -> None:
    """Raise PreconditionFailed for the header of a call that has no `ETag` to compare it with."""
    if IF_MATCH in request.headers:
        raise PreconditionFailed("This call changes nothing that has an ETag: leave out If-Match.")
