"""Problems (problem details, RFC 9457): the error replies of the API, each with a stable code."""

from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import override

from web.http.errors import STATUS_OF, ServiceError, register_code

PROBLEM_TYPE = "application/problem+json"

# Codes are for programs and never change; a title is the code in words, for people. Errors of
# services declare their codes themselves.
OWN_CODES: Mapping[str, int] = {
    "malformed_json": 400,
    "invalid": 400,
    "bad_request": 400,
    "not_authenticated": 401,
    "account_needed": 403,
    "session_needed": 403,
    "scope_needed": 403,
    "csrf_failed": 403,
    "banned": 403,
    "forbidden": 403,
    "not_found": 404,
    "method_not_allowed": 405,
    "not_acceptable": 406,
    "request_timeout": 408,
    "length_required": 411,
    "body_too_large": 413,
    "unsupported_media_type": 415,
    "throttled": 429,
    "too_many_sockets": 429,
    "head_too_large": 431,
    "internal_error": 500,
    "unavailable": 503,
}
for _code, _status in OWN_CODES.items():
    register_code(_code, _status)

RETRY_AFTER_SECONDS = 5
"""The pause that a reply asks for if its status is of `LATER` and nothing better is known."""
LATER = frozenset({HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE})
"""The statuses with which a client may send the same request again: all have `Retry-After`."""

BARE_STATUS: Mapping[int, str] = {
    400: "bad_request",
    401: "not_authenticated",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "body_too_large",
    415: "unsupported_media_type",
    429: "throttled",
    503: "unavailable",
}


class Problem(Exception):
    """An error reply, raised as an exception. `code` is stable; `extra` are further members.

    `field` is the path of the wrong member of the body or the query, as in `command.card`.
    """

    def __init__(
        self,
        code: str,
        detail: str,
        *,
        status: int | None = None,
        field: str | None = None,
        headers: Mapping[str, str] | None = None,
        **extra: Any,
    ) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.status = STATUS_OF[code] if status is None else status
        self.field = field
        self.headers = dict(headers or {})
        if self.status in LATER:
            self.headers.setdefault("Retry-After", str(RETRY_AFTER_SECONDS))
        self.extra = extra

    def in_language(self, language: str) -> "Problem":
        """Return the problem with its sentences about members in that language."""
        errors = self.extra.get("errors") or ()
        if not any(isinstance(error["detail"], Promise) for error in errors):
            return self
        with override(language):
            told = [{**error, "detail": str(error["detail"])} for error in errors]
            detail = str(self.detail)
        headers = {**self.headers, "Content-Language": language}
        extra = {**self.extra, "errors": told}
        return Problem(
            self.code, detail, status=self.status, field=self.field, headers=headers, **extra
        )

    def body(self) -> dict[str, Any]:
        """Return the JSON object of the reply."""
        body: dict[str, Any] = {
            "type": f"/problems/{self.code}",
            "title": self.code.replace("_", " ").capitalize(),
            "status": self.status,
            "code": self.code,
            "detail": str(self.detail),
        }
        if self.field is not None:
            body["field"] = self.field
        return body | self.extra


def invalid(errors: Sequence[Mapping[str, Any]], *, code: str = "invalid") -> Problem:
    """Return a problem about members of the request: `field`, `code` and `detail` for each.

    The first error's field and detail are also members of the problem itself, for clients that show
    one error. A detail may be translated when it is read: `Problem.in_language`.
    """
    first = errors[0]
    return Problem(code, first["detail"], field=first["field"], errors=list(errors))


def for_status(status: int) -> Problem:
    """Return the problem for an HTTP status if nothing more is known."""
    is_ours = status >= HTTPStatus.INTERNAL_SERVER_ERROR
    code = BARE_STATUS.get(status, "internal_error" if is_ours else "bad_request")
    return Problem(code, HTTPStatus(status).description or HTTPStatus(status).phrase, status=status)


def problem_of_service(error: ServiceError) -> Problem:
    """Return the problem that reports a service's error."""
    extra = dict(error.extra)
    reasons = extra.get("errors")
    return Problem(
        error.code,
        reasons[0]["detail"] if reasons else error.detail,
        status=error.status,
        field=error.field,
        headers=error.headers,
        **extra,
    )
