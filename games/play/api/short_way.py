"""Commands on the short way: everything about them but Django's layers around a view."""

from functools import partial
from typing import TYPE_CHECKING

from django.conf import settings
from django.db import InterfaceError, OperationalError, connection
from django.http import HttpRequest
from rest_framework.request import Request

from accounts.callers import callers
from games.engine.errors import Malformed
from games.play.api.bodies import CommandRequest
from games.play.api.playing import CommandAnswer, play_command, play_command_soon
from games.play.errors import OutcomeUnknown
from web.bodies import parsed_body
from web.errors import ServiceError
from web.handler import problem_of
from web.idempotency import KEY_HEADER
from web.presence import note_here, note_here_soon
from web.problems import Problem, problem_of_service
from web.quick_redis import ask_redis
from web.requests import header_of
from web.runners import LoopThread, Runner, Threads
from web.short_way import Answer, ShortWay, problem_answer
from web.throttling import rate_headers
from web.views import ApiView

if TYPE_CHECKING:
    from asgiref.typing import ASGI3Application

PATTERN = r"/api/v1/games/([0-9A-Za-z]{10})/commands"
THREADS_ON_POSTGRESQL = 4


def with_short_way(application: "ASGI3Application") -> "ASGI3Application":
    """The application with commands taken out of it and played at once."""
    return ShortWay(
        application,
        pattern=PATTERN,
        captured="game_id",
        work=answer_command,
        runner=command_runner(),
        soon=answer_command_soon if connection.vendor == "postgresql" else None,
    )


async def answer_command_soon(request: HttpRequest, game_id: str) -> Answer | None:
    """As `answer_command`, while the event loop goes on; None if that has to look at it first.

    Whoever plays was looked up by a command before, and mostly counted for their limit, too. What
    breaks after the command is in the log breaks no answer.
    """
    user = callers.remembered_soon(request.COOKIES.get(settings.SESSION_COOKIE_NAME, ""))
    if user is None or user.is_banned:
        return None
    note_here_soon(user.pk)
    try:
        body = parsed_body(request.body, CommandRequest)
    except Problem:
        return None
    try:
        await _count_soon(request, f"user {user.pk}")
    except Problem as problem:
        return _no(request, problem)
    try:
        reply = await play_command_soon(game_id, user.pk, body, key=header_of(request, KEY_HEADER))
    except OutcomeUnknown as error:
        return _no(request, problem_of_service(error))
    except (Problem, Malformed, ServiceError, OperationalError, InterfaceError):
        # Nothing was written. The other way meets it again, and tells it.
        return None
    return None if reply is None else _yes(request, reply)


async def _count_soon(request: HttpRequest, caller: str) -> None:
    """Count the request for its limits. Raises Problem `throttled`."""
    for limit in ApiView.limits:
        if not limit.is_counted_ahead(request.META, caller):
            await ask_redis(partial(limit.check_told, request.META, caller))


def _yes(request: HttpRequest, reply: CommandAnswer) -> Answer:
    return Answer(200, reply.body, {**reply.headers, **rate_headers(request.META)})


def _no(request: HttpRequest, problem: Problem) -> Answer:
    answer = problem_answer(problem)
    return answer._replace(headers={**answer.headers, **rate_headers(request.META)})


def command_runner() -> Runner:
    """What plays commands, as fits the database."""
    if connection.vendor == "postgresql":
        return Threads(THREADS_ON_POSTGRESQL)
    # SQLite has one writer: more threads would only wait for each other, by sleeping.
    return LoopThread(Threads(1))


def answer_command(request: HttpRequest, game_id: str) -> Answer | None:
    """The answer to a command; None if the long way has to look at it first."""
    try:
        user = callers.user_of(request)
        body = parsed_body(request.body, CommandRequest)
    except (Problem, OperationalError, InterfaceError):
        return None
    if user is None or user.is_banned:
        return None
    try:
        for limit in ApiView.limits:
            limit.check_told(request.META, f"user {user.pk}")
        note_here(user.pk)
        reply = play_command(game_id, user.pk, body, key=header_of(request, KEY_HEADER))
    except (OperationalError, InterfaceError):
        # The line to the database broke, or SQLite's writer was busy, and nothing was written; the
        # long way opens another, or waits.
        return None
    except Exception as error:
        problem = problem_of(error, Request(request))
        if problem is None:
            raise
        return _no(request, problem)
    return _yes(request, reply)
