"""Outages: a part that the service needs is away, so that the same request may work soon."""

import logging
import sys

import redis
from django.conf import settings
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext, override
from django.views.defaults import server_error
from kombu.exceptions import OperationalError as BrokerError

from web.http.problems import Problem
from web.http.renderers import problem_response
from web.monitoring import metrics

log = logging.getLogger(__name__)

OUTAGES = (
    *(OperationalError, InterfaceError),
    *(redis.ConnectionError, redis.TimeoutError, BrokerError),
)
"""What is raised when database, Redis or broker are away, full, or too busy."""
SECONDS_TO_WAIT = 5


def unavailable() -> Problem:
    """The problem that tells a client to try again soon; it is counted."""
    metrics.outages.inc()
    return Problem(
        "unavailable",
        f"A part of the service is away; try again in {SECONDS_TO_WAIT} s.",
        headers={"Retry-After": str(SECONDS_TO_WAIT)},
    )


def answer_failure(request: HttpRequest) -> HttpResponse:
    """The reply to an exception that no view has answered: 503 in an outage, else 500.

    Django calls it while the exception is being handled.
    """
    if not isinstance(sys.exception(), OUTAGES):
        return server_error(request)
    problem = unavailable()
    if request.path.startswith("/api/"):
        return problem_response(problem)
    return HttpResponse(
        words_for_people(),
        status=problem.status,
        headers=problem.headers,
        content_type="text/plain; charset=utf-8",
    )


def words_for_people() -> str:
    """Return the reply to a person, in every language."""
    lines = []
    for language, _ in settings.LANGUAGES:
        with override(language):
            lines.append(gettext("Durak is away for a moment. Please try again soon."))
    return "\n".join(lines)
