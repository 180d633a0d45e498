"""Exceptions: one class for each family of the service's problems, told apart by `code`."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

_STANDARD = frozenset({"type", "title", "status", "code", "detail", "field", "errors"})


class DurakError(Exception):
    """The base class of this package's own errors."""


class NoReplyError(DurakError):
    """The service did not reply, and further attempts did not help."""


class StreamEndedError(DurakError):
    """The service ended a stream for a reason that `code` names, such as `session_ended`."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail


class ApiError(DurakError):
    """The service refused a request (RFC 9457).

    `code` never changes, `detail` is for people, `params` are the further members of the problem,
    such as `legal` and `facts` of a refused command.
    """

    def __init__(self, status: int, problem: Mapping[str, Any], headers: Mapping[str, str]) -> None:
        self.status = status
        self.type: str = problem.get("type", "about:blank")
        self.code: str = problem.get("code", "unknown")
        self.title: str = problem.get("title", HTTPStatus(status).phrase)
        self.detail: str = problem.get("detail", self.title)
        self.field: str | None = problem.get("field")
        self.errors: list[dict[str, str]] = problem.get("errors") or []
        self.params = {name: value for name, value in problem.items() if name not in _STANDARD}
        self.headers = dict(headers)
        super().__init__(f"{status} {self.code}: {self.detail}")

    @property
    def retry_after(self) -> float | None:
        """Return the seconds after which the request may be sent again, if the service says so."""
        return seconds_of(self.headers.get("retry-after"))


class InvalidRequestError(ApiError):
    """400 and its like: the request can't be read, or a member of it is wrong."""


class NotAuthenticatedError(ApiError):
    """401: the call needs a token, or this one is good for nothing any more."""


class NotAllowedError(ApiError):
    """403: the caller may not do this."""


class NotFoundError(ApiError):
    """404: there is no such thing, or the caller may not know of it."""


class ConflictError(ApiError):
    """409 and 412: not now; the thing is in another state."""


class RefusedError(ApiError):
    """422: the rules refuse the command; `params` has `rule`, `facts`, `version` and `legal`."""


class ThrottledError(ApiError):
    """429: a limit is reached; see `retry_after`."""


class ServiceError(ApiError):
    """5xx: the service failed."""


_FAMILIES: Mapping[int, type[ApiError]] = {
    401: NotAuthenticatedError,
    403: NotAllowedError,
    404: NotFoundError,
    409: ConflictError,
    412: ConflictError,
    422: RefusedError,
    429: ThrottledError,
}


def error_for(status: int, problem: Mapping[str, Any], headers: Mapping[str, str]) -> ApiError:
    """Return the exception for a refused request."""
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return ServiceError(status, problem, headers)
    return _FAMILIES.get(status, InvalidRequestError)(status, problem, headers)


def seconds_of(header: str | None) -> float | None:
    """Return the seconds that `Retry-After` names; None if it is missing or is a date."""
    return float(header) if header is not None and header.strip().isdigit() else None
