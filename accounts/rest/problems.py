"""Problems: every error reply of the API (RFC 9457), told apart by a stable code."""

from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Any

PROBLEM_TYPE = "application/problem+json"

# Codes are for programs and never change; a title is the code in words, for people.
STATUS_OF: Mapping[str, int] = {
    "malformed_json": 400,
    "invalid": 400,
    "invalid_rules": 400,
    "unknown_card": 400,
    "unknown_command": 400,
    "bad_request": 400,
    "not_authenticated": 401,
    "wrong_credentials": 401,
    "invalid_token": 401,
    "second_factor_needed": 401,
    "account_needed": 403,
    "session_needed": 403,
    "scope_needed": 403,
    "not_for_bots": 403,
    "confirmation_needed": 403,
    "not_your_seat": 403,
    "not_the_host": 403,
    "not_welcome": 403,
    "kicked": 403,
    "password_needed": 403,
    "wrong_password": 403,
    "muted": 403,
    "csrf_failed": 403,
    "banned": 403,
    "forbidden": 403,
    "not_found": 404,
    "method_not_allowed": 405,
    "not_acceptable": 406,
    "stale_version": 409,
    "game_not_running": 409,
    "game_over": 409,
    "game_already_started": 409,
    "game_not_finished": 409,
    "seat_taken": 409,
    "already_seated": 409,
    "seats_not_filled": 409,
    "players_not_ready": 409,
    "friends_at_rated_table": 409,
    "terms_changed": 409,
    "in_series": 409,
    "not_claimable": 409,
    "already_playing": 409,
    "already_paired": 409,
    "seek_paused": 409,
    "chat_closed": 409,
    "repeated_message": 409,
    "already_registered": 409,
    "already_reported": 409,
    "already_appealed": 409,
    "not_in_force": 409,
    "no_login_pending": 409,
    "no_second_factor": 409,
    "second_factor_active": 409,
    "seated_in_rated_game": 409,
    "too_many_players": 409,
    "too_many_tokens": 409,
    "already_a_bot": 409,
    "has_played": 409,
    "username_taken": 409,
    "yourself": 409,
    "already_invited": 409,
    "invitation_closed": 409,
    "push_off": 409,
    "too_many_browsers": 409,
    "name_taken": 409,
    "length_required": 411,
    "body_too_large": 413,
    "unsupported_media_type": 415,
    "idempotency_key_reused": 422,
    "throttled": 429,
    "internal_error": 500,
    "unavailable": 503,
}

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
    """A reply that says what went wrong. `code` is stable; `extra` are further members.

    `field` is the path of the offending member of the body or of the query, as in `command.card`.
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
        self.extra = extra

    def body(self) -> dict[str, Any]:
        """The JSON object that is sent."""
        body: dict[str, Any] = {
            "type": f"/problems/{self.code}",
            "title": self.code.replace("_", " ").capitalize(),
            "status": self.status,
            "code": self.code,
            "detail": self.detail,
        }
        if self.field is not None:
            body["field"] = self.field
        return body | self.extra


def invalid(errors: Sequence[Mapping[str, str]], *, code: str = "invalid") -> Problem:
    """A problem with the request's own members: `field`, `code` and `detail` for each.

    The first error's field and detail stand on top as well, for clients that show one.
    """
    first = errors[0]
    return Problem(code, first["detail"], field=first["field"], errors=list(errors))


def for_status(status: int) -> Problem:
    """The problem for a bare HTTP status, where nothing more is known."""
    is_ours = status >= HTTPStatus.INTERNAL_SERVER_ERROR
    code = BARE_STATUS.get(status, "internal_error" if is_ours else "bad_request")
    return Problem(code, HTTPStatus(status).description or HTTPStatus(status).phrase, status=status)
