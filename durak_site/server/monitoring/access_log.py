"""The access log redacts (masks) secrets: method and route, no text that the caller wrote.

A path contains names, and a query tokens. The route is the pattern in `urls.py`, such as
`/api/v1/players/<str:name>`; the line's `game_id` names the game. django-structlog writes the
lines, and has no setting for their content.
"""

from http import HTTPStatus
from http.client import responses
from typing import TYPE_CHECKING, Any

from django.http import HttpRequest
from django_structlog.middlewares import RequestMiddleware

if TYPE_CHECKING:
    import logging

    from structlog.typing import EventDict

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
OTHER_METHOD = "OTHER"
WRONG_HOST = "django.security.DisallowedHost"
"""This logger's lines quote the requested host, which operators of a new host need."""


def route_of(request: HttpRequest) -> str:
    """Return the request's method and its route, if one was found already."""
    method = request.method if request.method in METHODS else OTHER_METHOD
    match = request.resolver_match
    return str(method) if match is None else f"{method} /{match.route}"


class RequestLines(RequestMiddleware):
    """The library's middleware, whose own lines contain the full address with its query."""

    @staticmethod
    def format_request(request: HttpRequest) -> str:
        """Return the text of the line about the request."""
        return route_of(request)


def hide_addresses(_logger: Any, _method: str, event: "EventDict") -> "EventDict":
    """Rewrite Django's line about a request that it answers with an error (`Not Found: /path`).

    For errors of callers the exception is removed too, because its text quotes the request.
    """
    record: logging.LogRecord | None = event.get("_record")
    request = getattr(record, "request", None)
    if record is None or record.name == WRONG_HOST or not isinstance(request, HttpRequest):
        return event
    status: int = getattr(record, "status_code", HTTPStatus.INTERNAL_SERVER_ERROR)
    event["event"] = f"{responses.get(status, 'Error')}: {route_of(request)}"
    if status < HTTPStatus.INTERNAL_SERVER_ERROR:
        event.pop("exc_info", None)
    return event
