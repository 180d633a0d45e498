"""The fast path of commands: the same work as the view, without Django's middleware."""

from typing import TYPE_CHECKING

from django.db import InterfaceError, OperationalError, connection
from django.http import HttpRequest
from rest_framework.request import Request

from accounts.callers import callers
from games.play.api.bodies import CommandRequest
from games.play.api.playing import CommandAnswer, play_command
from web.asgi.fast_path import FastAnswer, FastPath, problem_answer
from web.http.bodies import parsed_body
from web.http.exception_handler import problem_of
from web.http.idempotency import KEY_HEADER
from web.http.problems import Problem
from web.http.requests import header_of
from web.limits.throttling import rate_headers
from web.realtime.presence import mark_online
from web.views import ApiView

if TYPE_CHECKING:
    from asgiref.typing import ASGI3Application

PATTERN = r"/api/v1/games/([0-9A-Za-z]{10})/commands"
THREADS_ON_POSTGRESQL, THREADS_ON_SQLITE = 8, 1
"""Commands at the same time share what they publish: with four threads a command took 1.12 times
the CPU. SQLite has one writer: more threads would only wait for each other."""


def with_fast_path(application: "ASGI3Application") -> "ASGI3Application":
    """Return the application with a fast path for commands in front of it."""
    is_sqlite = connection.vendor == "sqlite"
    return FastPath(
        application,
        pattern=PATTERN,
        captured="game_id",
        work=answer_command,
        threads=THREADS_ON_SQLITE if is_sqlite else THREADS_ON_POSTGRESQL,
    )


def _accepted(request: HttpRequest, reply: CommandAnswer) -> FastAnswer:
    return FastAnswer(200, reply.body, {**reply.headers, **rate_headers(request.META)})


def _refused(request: HttpRequest, problem: Problem) -> FastAnswer:
    answer = problem_answer(problem)
    return answer._replace(headers={**answer.headers, **rate_headers(request.META)})


def answer_command(request: HttpRequest, game_id: str) -> FastAnswer | None:
    """Return the answer to a command; None if the full stack must handle the request."""
    try:
        user = callers.user_of(request)
        body = parsed_body(request.body, CommandRequest)
    except (Problem, OperationalError, InterfaceError):
        return None
    if user is None or user.is_banned:
        return None
    try:
        for limit in ApiView.limits:
            limit.check_with_headers(request.META, f"user {user.pk}")
        mark_online(user.pk)
        reply = play_command(game_id, user.pk, body, key=header_of(request, KEY_HEADER))
    except (OperationalError, InterfaceError):
        # The connection to the database broke, or SQLite's writer was busy, and nothing was
        # written. The full stack opens a new connection, or waits.
        return None
    except Exception as error:
        context = {"kwargs": {"game_id": game_id}}
        problem = problem_of(error, Request(request, parser_context=context))
        if problem is None:
            raise
        return _refused(request, problem)
    return _accepted(request, reply)
