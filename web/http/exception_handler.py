"""The exception handler: the one place where an exception becomes a problem reply."""

import logging
from collections.abc import Callable
from typing import Any, TypeVar

from django.core.exceptions import PermissionDenied, RequestDataTooBig
from django.http import Http404, HttpResponse
from rest_framework import exceptions
from rest_framework.request import Request
from rest_framework.views import set_rollback

from web.http.errors import ServiceError
from web.http.languages import LANGUAGES, accepted_language
from web.http.outages import is_outage, unavailable
from web.http.problems import Problem, for_status, problem_of_service
from web.http.renderers import problem_response

log = logging.getLogger(__name__)

CODE_OF: dict[type[Exception], tuple[str, str]] = {
    Http404: ("not_found", "There is nothing at this address."),
    PermissionDenied: ("forbidden", "You may not do this."),
    RequestDataTooBig: ("body_too_large", "The body is too large."),
    exceptions.NotAuthenticated: ("not_authenticated", "Log in or play as a guest first."),
    exceptions.AuthenticationFailed: ("not_authenticated", "Log in or play as a guest first."),
    exceptions.PermissionDenied: ("forbidden", "You may not do this."),
    exceptions.UnsupportedMediaType: (
        "unsupported_media_type",
        "Send a body as application/json.",
    ),
    exceptions.NotAcceptable: ("not_acceptable", "This reply has no format that Accept takes."),
    exceptions.MethodNotAllowed: (
        "method_not_allowed",
        "This address does not know this method; the header Allow names those it knows.",
    ),
}


E = TypeVar("E", bound=Exception)
Explanation = Callable[[Any, Request], Problem]
_explanations: dict[type[Exception], Explanation] = {}


def register_problem(kind: type[E], explanation: Callable[[E, Request], Problem]) -> None:
    """Convert errors of this kind to problems by this function."""
    _explanations[kind] = explanation


def handle_exception(error: Exception, context: dict[str, Any]) -> HttpResponse | None:
    """Return the reply to an exception from a view; None for a bug, which is logged as a 500."""
    problem = problem_of(error, context["request"])
    if problem is None:
        return None
    set_rollback()
    return problem_response(problem)


def problem_of(error: Exception, request: Request) -> Problem | None:
    """Return the problem that reports an exception; None if the exception is a bug.

    Its sentences about members of the request are in the language of the request.
    """
    problem = _problem_of(error, request)
    if problem is None or "Content-Language" in problem.headers:
        return problem
    return problem.in_language(_language(request))


def _language(request: Request) -> str:
    """Return the language of a request, whose other parameters may be wrong."""
    chosen = request.query_params.get("lang", "")
    return chosen if chosen in LANGUAGES else accepted_language(request)


def _problem_of(error: Exception, request: Request) -> Problem | None:
    if isinstance(error, Problem):
        return error
    for known, explanation in _explanations.items():
        if isinstance(error, known):
            try:
                return explanation(error, request)
            except Problem as problem:
                # The function reads the language from the query, which may be invalid as well.
                return problem
    if isinstance(error, ServiceError):
        return problem_of_service(error)
    for kind, (code, detail) in CODE_OF.items():
        if isinstance(error, kind):
            headers = {"WWW-Authenticate": "Bearer"} if code == "not_authenticated" else None
            return Problem(code, detail, headers=headers)
    if is_outage(error):
        log.error("A part of the service is away.", exc_info=error)
        return unavailable()
    if isinstance(error, exceptions.APIException):
        return for_status(error.status_code)
    return None
