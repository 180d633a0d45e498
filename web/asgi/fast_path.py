"""The fast path for the most frequent request, past the middleware of Django and DRF.

It takes ordinary requests only, answers them exactly as the full stack does, and passes all others
on. So unusual requests, and those refused early, are handled in one place: the full stack.
"""

import asyncio
import functools
import re
import time
import uuid
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import structlog
from csp.middleware import CSPMiddleware
from django.conf import settings
from django.core.exceptions import DisallowedHost, SuspiciousOperation
from django.core.handlers.asgi import ASGIRequest
from django.http import HttpRequest, HttpResponse
from django.middleware.clickjacking import XFrameOptionsMiddleware
from django.middleware.security import SecurityMiddleware
from rest_framework.authentication import CSRFCheck

from web.database.threads import drop_a_broken_connection
from web.http.middleware import ResourcePolicyMiddleware
from web.http.outages import problem_of_failure
from web.http.problems import PROBLEM_TYPE, Problem
from web.http.requests import header_of
from web.json_text import json_bytes
from web.monitoring import metrics
from web.monitoring.tracing import span

if TYPE_CHECKING:
    from asgiref.typing import (
        ASGI3Application,
        ASGIReceiveCallable,
        ASGISendCallable,
        HTTPScope,
        Scope,
    )

log = structlog.get_logger(__name__)

JSON = "application/json"
ORIGIN_HEADERS = (
    "HTTP_HOST",
    "HTTP_X_FORWARDED_HOST",
    "HTTP_X_FORWARDED_PORT",
    "SERVER_NAME",
    "SERVER_PORT",
    "HTTP_X_CSRFTOKEN",
    "HTTP_ORIGIN",
    "HTTP_REFERER",
)
MAX_ORIGINS, MAX_ORIGIN_LENGTH = 10_000, 1000
"""Limits of the cache of origins: entries and characters. Longer origins take the full stack."""
PLAIN_ACCEPTS = {None, "*/*", JSON, "application/json, text/plain, */*"}


class FastAnswer(NamedTuple):
    """The answer: a JSON object, and headers besides those of every reply."""

    status: int
    body: Mapping[str, Any]
    headers: Mapping[str, str]
    content_type: str = JSON


def problem_answer(problem: Problem) -> FastAnswer:
    """Return the answer that reports a problem."""
    metrics.refusals.labels(problem.code).inc()
    return FastAnswer(problem.status, problem.body(), problem.headers, PROBLEM_TYPE)


_Reply = tuple[int, list[tuple[bytes, bytes]], bytes]

Work = Callable[[HttpRequest, str], "FastAnswer | None"]
"""Compute the answer to a request with a right CSRF token, from it and the captured part of its
path. None passes the request on, which is possible only before any work was done."""


class _Asked(NamedTuple):
    """An ordinary request, with the values that log lines show of it."""

    http: HttpRequest
    ids: Mapping[str, str]
    begun: float


class FastPath:
    """An ASGI application that answers POSTs to one pattern by `work`, and passes on all others.

    Log lines contain the captured part of the path under the name `captured`. `work` runs in one of
    `threads` threads, which keep their database connections.
    """

    def __init__(
        self,
        inner: "ASGI3Application",
        *,
        pattern: str,
        captured: str,
        work: Work,
        threads: int,
    ) -> None:
        self._inner = inner
        self._pattern = re.compile(pattern)
        self._captured = captured
        self._name = f"fast: {pattern}"
        self._work = work
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="fast-path")
        self._has_right_token = functools.lru_cache(MAX_ORIGINS)(has_right_token)

    async def __call__(
        self, scope: "Scope", receive: "ASGIReceiveCallable", send: "ASGISendCallable"
    ) -> None:
        """Answer the request, or pass it on."""
        match = self._match(scope)
        if match is None:
            await self._inner(scope, receive, send)
            return
        scope = cast("HTTPScope", scope)
        message = await receive()
        if message["type"] != "http.request" or message["more_body"]:
            return
        asked = self._asked(scope, message["body"], match.group(1))
        reply = None
        if asked is not None:
            work = functools.partial(self._work_through, asked, match.group(1))
            reply = await asyncio.get_running_loop().run_in_executor(self._threads, work)
        if reply is None:
            await self._inner(scope, _first(message, receive), send)
            return
        status, headers, body = reply
        await send(
            {
                "type": "http.response.start",
                "status": status,
                "headers": headers,
                "trailers": False,
            }
        )
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _match(self, scope: "Scope") -> re.Match[str] | None:
        if scope["type"] != "http" or scope["method"] != "POST" or scope["query_string"]:
            return None
        return self._pattern.fullmatch(scope["path"])

    def _asked(self, scope: "HTTPScope", body: bytes, captured: str) -> _Asked | None:
        """Return the request; None if it is not ordinary, or its CSRF token is wrong."""
        begun = time.perf_counter()
        request = ASGIRequest(cast("Any", scope), BytesIO(body))
        if not is_ordinary(request):
            return None
        origin = _Origin.of(request)
        if origin.size > MAX_ORIGIN_LENGTH or not self._has_right_token(origin):
            return None
        request_id = header_of(request, "X-Request-ID") or str(uuid.uuid4())
        return _Asked(request, {"request_id": request_id, self._captured: captured}, begun)

    def _work_through(self, asked: _Asked, captured: str) -> _Reply | None:
        with structlog.contextvars.bound_contextvars(**asked.ids), span("request", **asked.ids):
            try:
                answer = self._work(asked.http, captured)
            except Exception as error:  # noqa: BLE001 - the last resort, as in Django
                answer = problem_answer(problem_of_failure(error, f"POST {asked.http.path}"))
            finally:
                drop_a_broken_connection()
            return None if answer is None else self._told(asked, answer)

    def _told(self, asked: _Asked, answer: FastAnswer) -> _Reply:
        """Return the reply, and write it to log and metrics."""
        log.info("request_finished", code=answer.status, request=f"POST {asked.http.path}")
        metrics.note_request(self._name, "POST", answer.status, asked.begun)
        text = json_bytes(answer.body)
        headers = {
            "Content-Type": answer.content_type,
            "Content-Length": str(len(text)),
            "X-Request-ID": asked.ids["request_id"],
            **answer.headers,
        }
        return (
            answer.status,
            [
                *((name.encode(), value.encode()) for name, value in headers.items()),
                *standing_headers(asked.http.scheme or "http", allow="POST"),
            ],
            text,
        )


def is_ordinary(request: HttpRequest) -> bool:
    """Return whether the page could have sent the request: JSON, a session, the right scheme."""
    if request.content_type != JSON or (request.content_params or {}).keys() - {"charset"}:
        return False
    if header_of(request, "Accept") not in PLAIN_ACCEPTS:
        return False
    if header_of(request, "Authorization") is not None:
        return False
    if header_of(request, "Content-Encoding") is not None:
        return False
    if header_of(request, "If-Match") is not None:
        return False
    return request.is_secure() or not settings.SECURE_SSL_REDIRECT


class _Origin(NamedTuple):
    """The parts of a POST that Django's checks of host and CSRF token read."""

    scheme: str
    cookie: str
    headers: tuple[str | None, ...]
    """The values of `ORIGIN_HEADERS`."""

    @classmethod
    def of(cls, request: HttpRequest) -> "_Origin":
        names = request.META
        return cls(
            request.scheme or "http",
            request.COOKIES.get(settings.CSRF_COOKIE_NAME, ""),
            (
                *(names.get(name) for name in ORIGIN_HEADERS[:-1]),
                # Read only without an Origin; as long as a URL.
                None if "HTTP_ORIGIN" in names else names.get("HTTP_REFERER"),
            ),
        )

    @property
    def size(self) -> int:
        return len(self.cookie) + sum(len(value) for value in self.headers if value is not None)


def has_right_token(origin: _Origin) -> bool:
    """Return whether such a POST has an allowed host and a right CSRF token, as Django checks.

    The result depends only on the argument and the settings.
    """
    request = HttpRequest()
    request.method = "POST"
    request._get_scheme = lambda: origin.scheme  # type: ignore[attr-defined]  # noqa: SLF001 - as Django's handlers do it
    pairs = zip(ORIGIN_HEADERS, origin.headers, strict=True)
    request.META = {name: value for name, value in pairs if value is not None}
    if origin.cookie:
        request.COOKIES[settings.CSRF_COOKIE_NAME] = origin.cookie
    try:
        request.get_host()
        check = CSRFCheck(_no_view)
        check.process_request(request)
        return check.process_view(request, _no_view, (), {}) is None
    except (DisallowedHost, SuspiciousOperation):
        return False


def _no_view(*_args: object, **_kwargs: object) -> HttpResponse:
    return HttpResponse()


def _first(message: Any, receive: "ASGIReceiveCallable") -> "ASGIReceiveCallable":
    """Return a `receive` that first returns this message."""
    waiting = [message]

    async def receive_again() -> Any:
        return waiting.pop() if waiting else await receive()

    return receive_again


@functools.cache
def standing_headers(scheme: str, *, allow: str) -> list[tuple[bytes, bytes]]:
    """Return the headers that the middleware adds to every reply, independent of the request."""
    request = HttpRequest()
    request._get_scheme = lambda: scheme  # type: ignore[attr-defined]  # noqa: SLF001 - as Django's handlers do it
    response = HttpResponse()
    del response.headers["Content-Type"]
    for middleware in (
        SecurityMiddleware,
        CSPMiddleware,
        ResourcePolicyMiddleware,
        XFrameOptionsMiddleware,
    ):
        middleware(_no_view).process_response(request, response)
    # `web.views` and the framework set the same headers on the endpoint's replies.
    response.headers["Allow"] = allow
    response.headers["Vary"] = "Cookie"
    response.headers["Cache-Control"] = "no-store"
    return [(name.encode(), value.encode()) for name, value in response.headers.items()]
