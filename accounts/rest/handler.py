"""The one place where exceptions become replies."""

from typing import Any

import redis
from django.core.exceptions import PermissionDenied, RequestDataTooBig
from django.http import Http404, HttpResponse
from rest_framework import exceptions
from rest_framework.views import set_rollback

from accounts.rest.problems import Problem, for_status
from accounts.rest.rendering import problem_response

CODE_OF: dict[type[Exception], tuple[str, str]] = {
    Http404: ("not_found", "There is nothing at this address."),
    PermissionDenied: ("forbidden", "You may not do this."),
    RequestDataTooBig: ("body_too_large", "The body is too large."),
    redis.ConnectionError: ("unavailable", "A part of the service is away; try again soon."),
    exceptions.NotAuthenticated: ("not_authenticated", "Log in or play as a guest first."),
    exceptions.AuthenticationFailed: ("not_authenticated", "Log in or play as a guest first."),
    exceptions.PermissionDenied: ("forbidden", "You may not do this."),
    exceptions.UnsupportedMediaType: (
        "unsupported_media_type",
        "Send a body as application/json.",
    ),
    exceptions.NotAcceptable: ("not_acceptable", "Replies are application/json."),
    exceptions.MethodNotAllowed: (
        "method_not_allowed",
        "This address does not know this method; the header Allow names those it knows.",
    ),
}


def handle_exception(error: Exception, context: dict[str, Any]) -> HttpResponse | None:  # noqa: ARG001
    """The reply to an exception raised in a view; None for a bug, which is logged and a 500."""
    problem = problem_of(error)
    if problem is None:
        return None
    set_rollback()
    return problem_response(problem)


def problem_of(error: Exception) -> Problem | None:
    """The problem that an exception of Django or of the REST framework stands for."""
    if isinstance(error, Problem):
        return error
    for kind, (code, detail) in CODE_OF.items():
        if isinstance(error, kind):
            headers = {"WWW-Authenticate": "Session"} if code == "not_authenticated" else None
            return Problem(code, detail, headers=headers)
    if isinstance(error, exceptions.APIException):
        return for_status(error.status_code)
    return None
