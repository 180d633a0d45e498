"""What the log says of a request: its method and its route, and nothing that the caller wrote.

A path has names in it, and a query tokens. The route is the address as `urls.py` has it, such as
`/api/v1/players/<str:name>`; which game it was about, a line's `game_id` says.
django-structlog writes the lines; it has no setting for what they quote.
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
"""Its lines quote the host that was asked for, and operators who set a new one up need them."""


def line_of(request: HttpRequest) -> str:
    """The request's method, and its route if there is one: not before it was looked for."""
    method = request.method if request.method in METHODS else OTHER_METHOD
    match = request.resolver_match
    return str(method) if match is None else f"{method} /{match.route}"


class RequestLines(RequestMiddleware):
    """The library's middleware, whose lines have the whole address with its query."""

    @staticmethod
    def format_request(request: HttpRequest) -> str:
        """What lines say of the request."""
        return line_of(request)


def hide_addresses(_logger: Any, _method: str, event: "EventDict") -> "EventDict":
    """Say anew what Django says of a request that it answers with an error (`Not Found: /path`).

    Of errors that callers make, the exception goes too: its text quotes what they sent.
    """
    record: logging.LogRecord | None = event.get("_record")
    request = getattr(record, "request", None)
    if record is None or record.name == WRONG_HOST or not isinstance(request, HttpRequest):
        return event
    status: int = getattr(record, "status_code", HTTPStatus.INTERNAL_SERVER_ERROR)
    event["event"] = f"{responses.get(status, 'Error')}: {line_of(request)}"
    if status < HTTPStatus.INTERNAL_SERVER_ERROR:
        event.pop("exc_info", None)
    return event
