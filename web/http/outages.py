"""Outages: 503 Service Unavailable while the database, Redis or the broker is unreachable."""

import logging
import sys
from http import HTTPStatus

import redis
from django.conf import settings
from django.db import InterfaceError, InternalError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext, override
from django.views.defaults import server_error
from kombu.exceptions import OperationalError as BrokerError
from psycopg.errors import ReadOnlySqlTransaction

from web.http.problems import RETRY_AFTER_SECONDS, Problem, for_status
from web.http.renderers import problem_response
from web.monitoring import metrics

log = logging.getLogger(__name__)

_OUTAGES = (
    *(OperationalError, InterfaceError),
    *(redis.ConnectionError, redis.TimeoutError, BrokerError),
)


def is_outage(error: BaseException | None) -> bool:
    """Return whether a database, Redis or broker is unreachable, full, or too busy.

    A database that takes no writes counts: during a failover the address may lead to a standby.
    """
    if isinstance(error, _OUTAGES):
        return True
    return isinstance(error, InternalError) and isinstance(error.__cause__, ReadOnlySqlTransaction)


def unavailable() -> Problem:
    """Return the problem that asks a client to retry soon, and count it."""
    metrics.outages.inc()
    return Problem(
        "unavailable",
        f"A part of the service is away; try again in {RETRY_AFTER_SECONDS} s.",
    )


def problem_of_failure(error: Exception, request: str) -> Problem:
    """Return the problem for an error that no view expects, and log it with the request's name."""
    if is_outage(error):
        log.error("A part of the service is away.", exc_info=error)
        return unavailable()
    log.error("request_failed: %s", request, exc_info=error)
    return for_status(HTTPStatus.INTERNAL_SERVER_ERROR)


def answer_failure(request: HttpRequest) -> HttpResponse:
    """Return the reply to an exception outside of any view: 503 in an outage, else 500.

    Django calls it while it handles the exception.
    """
    if not is_outage(sys.exception()):
        return server_error(request)
    problem = unavailable()
    if request.path.startswith("/api/"):
        return problem_response(problem)
    return HttpResponse(
        outage_page(),
        status=problem.status,
        headers=problem.headers,
        content_type="text/plain; charset=utf-8",
    )


def outage_page() -> str:
    """Return the page for people, in every language."""
    lines = []
    for language, _ in settings.LANGUAGES:
        with override(language):
            lines.append(gettext("Durak is away for a moment. Please try again soon."))
    return "\n".join(lines)
