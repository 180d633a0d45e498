"""The consumer of streams over HTTP: the feeds of a WebSocket for clients that read lines.

A stream has no pings, so its consumer checks it as often as the page pings. It reports errors by a
problem with its status, where a WebSocket uses the close code.
"""

import asyncio
import json
import time
import uuid
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, cast

import structlog
from channels.exceptions import StopConsumer

from web.asgi.fast_path import standing_headers
from web.http.errors import STATUS_OF
from web.http.outages import problem_of_failure
from web.http.problems import PROBLEM_TYPE, Problem, for_status, invalid
from web.http.scopes import Scope as TokenScope
from web.http.scopes import scope_needed
from web.monitoring import metrics
from web.realtime.consumer import HEARTBEAT, FeedConsumer
from web.realtime.feeds import Compose, InvalidParameter, ResumePoint, resume_points
from web.realtime.groups import Message
from web.realtime.messages import error_message
from web.realtime.refusals import INTERNAL_ERROR, TOO_SLOW, UNKNOWN_GAME, CloseReason
from web.realtime.stream_formats import Form, form_wanted

if TYPE_CHECKING:
    from asgiref.typing import ASGIReceiveCallable, ASGISendCallable, HTTPScope

log = structlog.get_logger(__name__)

SECONDS_OF_SILENCE = 7.5
"""A stream sends a sign of life after this long without a message."""
SECONDS_BETWEEN_HEARTBEATS = 15.0
STATUS_OF_CLOSE_CODE = {UNKNOWN_GAME: 404, TOO_SLOW: 503, INTERNAL_ERROR: 500}


class StreamReply:
    """The HTTP reply to the request for a stream: a problem, or a head and then chunks."""

    def __init__(self, scope: "HTTPScope", send: "ASGISendCallable", request_id: str) -> None:
        self._path, self._scheme = scope["path"], scope.get("scheme", "http")
        self._send = send
        self._request_id = request_id
        self.is_begun = False
        self._is_over = False

    async def begin(self, content_type: str) -> None:
        """Send the head."""
        log.info("stream_begun", request=f"GET {self._path}")
        # A proxy that buffers the chunks would delay them.
        await self._head(200, {"Content-Type": content_type, "X-Accel-Buffering": "no"})

    async def piece(self, body: bytes) -> None:
        """Send a chunk, once the client has room for it."""
        if not self._is_over:
            await self._send({"type": "http.response.body", "body": body, "more_body": True})

    async def end(self, problem: Problem) -> None:
        """Send the problem instead of a stream; after the head, end the reply."""
        if self._is_over:
            return
        self._is_over = True
        body = b""
        if not self.is_begun:
            metrics.refusals.labels(problem.code).inc()
            log.info("request_finished", code=problem.status, request=f"GET {self._path}")
            body = json.dumps(problem.body(), separators=(",", ":")).encode()
            headers = {"Content-Type": PROBLEM_TYPE, "Content-Length": str(len(body))}
            await self._head(problem.status, headers | problem.headers)
        await self._send({"type": "http.response.body", "body": body, "more_body": False})

    async def _head(self, status: int, headers: Mapping[str, str]) -> None:
        self.is_begun = True
        own = {"X-Request-ID": self._request_id, **headers}
        pairs = [(name.encode(), value.encode()) for name, value in own.items()]
        standing = standing_headers(self._scheme, allow="GET")
        await self._send(
            {
                "type": "http.response.start",
                "status": status,
                "headers": [*pairs, *standing],
                "trailers": False,
            }
        )


class WithReply:
    """An ASGI application that puts the `reply` into the scope, and answers errors of `inner`."""

    def __init__(self, inner: Any) -> None:
        self._inner = inner

    async def __call__(
        self, scope: "HTTPScope", receive: "ASGIReceiveCallable", send: "ASGISendCallable"
    ) -> None:
        """Answer the request."""
        request_id = str(uuid.uuid4())
        reply = StreamReply(scope, send, request_id)
        with structlog.contextvars.bound_contextvars(request_id=request_id):
            try:
                await self._inner({**scope, "reply": reply}, receive, send)
            except Problem as problem:
                await reply.end(problem)
            except Exception as error:  # noqa: BLE001 - the last resort, as in Django
                await reply.end(problem_of_failure(error, f"stream {scope['path']}"))


class StreamConsumer(FeedConsumer):
    """Carries feeds to the reader of a stream, in the requested format.

    `places` are the parameters by which a client resumes, in the order in which an event's id
    contains them, and their formats. `required` are parameters that a client must give.
    """

    _reply: StreamReply
    _form: Form
    _living: asyncio.Task[None] | None = None

    def __init__(
        self,
        *,
        kind: str,
        compose: Compose,
        places: Mapping[str, ResumePoint] | None = None,
        required: Mapping[str, ResumePoint] | None = None,
    ) -> None:
        super().__init__(kind=kind, compose=compose)
        self._places = places or {}
        self._required = required or {}
        self._is_told = asyncio.Event()

    async def http_request(self, _event: Message) -> None:
        """Begin the stream. Raises Problem for a bad request."""
        opened = cast("dict[str, Any]", self.scope)
        if not opened:
            return  # a body, which nobody asked for
        scope = cast("HTTPScope", opened)
        self._reply = opened["reply"]
        self._form = _checked_form(scope)
        self._resumed = _checked_places(scope, self._places, self._required)
        await self._open()
        opened.clear()
        if self._is_open:
            self._living = asyncio.create_task(self._live())

    async def http_disconnect(self, _event: Message) -> None:
        """End, because the client has disconnected."""
        raise StopConsumer

    async def send_text(self, text: str, *, is_mark: bool = False) -> None:
        """Send a message that is JSON already; after an `is_mark` message a client can resume."""
        if not self._reply.is_begun:
            await self._reply.begin(self._form.content_type)
            await self._reply.piece(self._form.opening)
        self._is_told.set()
        await self._reply.piece(self._form.frame(text, self._mark if is_mark else None))

    async def close(self, refusal: CloseReason) -> None:
        """End the stream, and send the client the reason."""
        if self._reply.is_begun and refusal.code:
            await self.send(error_message(refusal.code, refusal.detail))
        await self._reply.end(_problem(refusal))

    def _resume(self) -> dict[str, str]:
        return self._resumed

    async def _leave(self) -> None:
        if self._living is not None:
            self._living.cancel()
        await super()._leave()

    async def _live(self) -> None:
        """Send signs of life, and check the connection."""
        beaten_at = time.monotonic()
        while self._is_open:
            if await self._is_silent():
                await self._reply.piece(self._form.nothing)
            if time.monotonic() - beaten_at >= SECONDS_BETWEEN_HEARTBEATS:
                beaten_at = time.monotonic()
                self.take({"type": HEARTBEAT})

    async def _is_silent(self) -> bool:
        """Return whether the stream stays silent until a sign of life is due."""
        try:
            async with asyncio.timeout(SECONDS_OF_SILENCE):
                await self._is_told.wait()
        except TimeoutError:
            return True
        self._is_told.clear()
        return False


def _problem(refusal: CloseReason) -> Problem:
    code = refusal.code
    if not code:
        return for_status(STATUS_OF_CLOSE_CODE[refusal.close_code])
    if code == "scope_needed":
        return scope_needed(TokenScope.READ)
    # The only objection that requests don't have: the session has just ended.
    status = STATUS_OF.get(code, HTTPStatus.UNAUTHORIZED)
    why = ' error="invalid_token"' if code == "invalid_token" else ""
    headers = {"WWW-Authenticate": f"Bearer{why}"} if status == HTTPStatus.UNAUTHORIZED else {}
    return Problem(code, refusal.detail, status=status, headers=headers)


def _checked_form(scope: "HTTPScope") -> Form:
    """Return the format that the client wants. Raises Problem."""
    if scope["method"] != "GET":
        raise Problem("method_not_allowed", "A stream is read by GET.")
    form = form_wanted(_header(scope, b"accept"))
    if form is None:
        raise Problem("not_acceptable", "Streams are text/event-stream or application/x-ndjson.")
    return form


def _checked_places(
    scope: "HTTPScope", places: Mapping[str, ResumePoint], required: Mapping[str, ResumePoint]
) -> dict[str, str]:
    """Return the parameters: those that are required, and places from which to resume.

    Raises Problem `invalid`.

    The header wins: a browser reconnects to the first address, with the newest header.
    """
    try:
        given = resume_points(scope["query_string"], {**places, **required})
    except InvalidParameter as error:
        raise _invalid(error.name, str(error)) from error
    for name, form in required.items():
        if name not in given:
            raise _invalid(name, f"Give `{name}`: {form.says}.")
    mark = _header(scope, b"last-event-id").strip()
    if mark and places:
        marked = dict(zip(places, mark.split("."), strict=False))
        fits = all(places[name].fits(value) for name, value in marked.items())
        if not fits or mark.count(".") >= len(places):
            raise _invalid("last_event_id", "`Last-Event-ID` is the id of an event of this stream.")
        given |= marked
    return given


def _invalid(field: str, detail: str) -> Problem:
    return invalid([{"field": field, "code": "invalid", "detail": detail}])


def _header(scope: "HTTPScope", name: bytes) -> str:
    values: Sequence[bytes] = [value for known, value in scope["headers"] if known == name]
    return b",".join(values).decode("latin-1")
