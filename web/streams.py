"""Streams over HTTP: what a socket pushes, for clients that would rather read lines.

A stream is a socket whose other end is here: the same application answers it, so that messages,
versions, permissions, limits and ends are those of sockets. Only pings are ours, and what a client
can't do without a socket's close codes: a refusal is a problem, with its status.
"""

import asyncio
import json
import re
import time
import uuid
from collections.abc import Awaitable, Callable, Mapping, Sequence
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import parse_qsl, urlencode

import structlog

from web import metrics
from web.errors import STATUS_OF
from web.fast_path import standing_headers
from web.outages import OUTAGES, unavailable
from web.problems import PROBLEM_TYPE, Problem, for_status, invalid
from web.scopes import Scope as TokenScope
from web.scopes import scope_needed
from web.stream_forms import Form, form_wanted

if TYPE_CHECKING:
    from asgiref.typing import (
        ASGI3Application,
        ASGIReceiveCallable,
        ASGISendCallable,
        HTTPScope,
        Scope,
    )

log = structlog.get_logger(__name__)

SECONDS_OF_SILENCE = 7.5
"""After so long without a message the client is shown that the stream is alive."""
SECONDS_BETWEEN_PINGS = 15.0
PING = '{"t":"ping"}'
STATUS_OF_CLOSE_CODE = {4403: 403, 4404: 404, 1000: 403, 4408: 503, 1011: 500}
"""Of sockets that were closed before they said anything; 1000 closes one of a foreign page."""
RESUME_BY = {"since": re.compile("[0-9]{1,9}"), "chat_since": re.compile("[0-9]{1,18}")}
"""The parameters of streams that can be resumed; others begin with what is now."""
MARK = re.compile(r"([0-9]{1,9})(?:\.([0-9]{1,18}))?")
"""What `Last-Event-ID` looks like: a version, and the newest message of the chat."""
Message = dict[str, Any]
Sockets = Callable[[Message, Callable[[], Awaitable[Message]], Callable[[Message], Any]], Any]


def is_stream(path: str) -> bool:
    """Whether the path is of a stream."""
    return path.endswith("/stream")


class Streams:
    """An ASGI application that answers streams by `sockets`, and hands on all else to `inner`.

    `addresses` are patterns of paths, each with the path of the socket that it stands for; of
    those, `resumed` can be taken up again where they were left.
    """

    def __init__(
        self,
        inner: "ASGI3Application",
        *,
        sockets: Any,
        addresses: Mapping[str, str],
        resumed: str,
    ) -> None:
        self._inner = inner
        self._sockets: Sockets = sockets
        self._resumed = re.compile(resumed)
        self._addresses = [(re.compile(path), socket) for path, socket in addresses.items()]

    async def __call__(
        self, scope: "Scope", receive: "ASGIReceiveCallable", send: "ASGISendCallable"
    ) -> None:
        """Answer the request, or hand it on."""
        path = self._path_of_socket(scope)
        if path is None:
            await self._inner(scope, receive, send)
            return
        scope = cast("HTTPScope", scope)
        request_id = str(uuid.uuid4())
        with structlog.contextvars.bound_contextvars(request_id=request_id):
            reply = _Reply(scope, send, request_id)
            try:
                form = _checked_form(scope)
                is_resumed = self._resumed.fullmatch(scope["path"]) is not None
                query = _query_of_socket(scope, RESUME_BY if is_resumed else {})
            except Problem as problem:
                await reply.refuse(problem)
                return
            opened = _socket_scope(scope, path, query)
            await _Stream(reply, form).run(self._sockets, opened, receive)

    def _path_of_socket(self, scope: "Scope") -> str | None:
        if scope["type"] != "http":
            return None
        for pattern, path in self._addresses:
            match = pattern.fullmatch(scope["path"])
            if match is not None:
                return match.expand(path)
        return None


class _Reply:
    """The HTTP reply: either a problem, or a head and then pieces until it ends."""

    def __init__(self, scope: "HTTPScope", send: "ASGISendCallable", request_id: str) -> None:
        self._scope = scope
        self._send = send
        self._request_id = request_id
        self.is_begun = False

    async def begin(self, content_type: str) -> None:
        """Send the head."""
        log.info("stream_begun", request=f"GET {self._scope['path']}")
        # A proxy that collects the pieces would hold them back.
        await self._head(200, {"Content-Type": content_type, "X-Accel-Buffering": "no"})

    async def piece(self, body: bytes) -> None:
        """Send a piece, once the client has room for it."""
        await self._send({"type": "http.response.body", "body": body, "more_body": True})

    async def end(self) -> None:
        """Send that nothing follows."""
        await self._send({"type": "http.response.body", "body": b"", "more_body": False})

    async def refuse(self, problem: Problem) -> None:
        """Send a problem instead of a stream."""
        metrics.refusals.labels(problem.code).inc()
        log.info("request_finished", code=problem.status, request=f"GET {self._scope['path']}")
        body = json.dumps(problem.body(), separators=(",", ":")).encode()
        headers = {"Content-Type": PROBLEM_TYPE, "Content-Length": str(len(body))}
        await self._head(problem.status, headers | problem.headers)
        await self._send({"type": "http.response.body", "body": body, "more_body": False})

    async def _head(self, status: int, headers: Mapping[str, str]) -> None:
        self.is_begun = True
        own = {"X-Request-ID": self._request_id, **headers}
        pairs = [(name.encode(), value.encode()) for name, value in own.items()]
        standing = standing_headers(self._scope.get("scheme", "http"), allow="GET")
        await self._send(
            {
                "type": "http.response.start",
                "status": status,
                "headers": [*pairs, *standing],
                "trailers": False,
            }
        )


class _Stream:
    """The client's end of one socket, whose messages become the pieces of a reply."""

    def __init__(self, reply: _Reply, form: Form) -> None:
        self._reply = reply
        self._form = form
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._objection: Problem | None = None
        self._told = asyncio.Event()
        self._is_over = False

    async def run(self, sockets: Sockets, scope: Message, receive: "ASGIReceiveCallable") -> None:
        """Have the socket talk to the client until one of them is gone."""
        self._inbox.put_nowait({"type": "websocket.connect"})
        talk = asyncio.ensure_future(sockets(scope, self._inbox.get, self._take))
        gone = asyncio.ensure_future(_client_is_gone(receive))
        alive = asyncio.ensure_future(self._show_life())
        try:
            await asyncio.wait({talk, gone}, return_when=asyncio.FIRST_COMPLETED)
            self._hang_up()
            await talk
        except OUTAGES as error:
            log.error("A part of the service is away.", exc_info=error)  # noqa: TRY400 - as web.handler tells it
            await self._fail(unavailable())
        except Exception:  # the last resort, as Django has one: logged, and answered with 500
            log.exception("request_failed", request=f"stream {scope['path']}")
            await self._fail(for_status(HTTPStatus.INTERNAL_SERVER_ERROR))
        finally:
            for task in (talk, gone, alive):
                task.cancel()

    async def _take(self, message: Message) -> None:
        """Take what the socket sends."""
        if self._is_over:
            return
        if message["type"] == "websocket.send":
            await self._tell(message["text"], message.get("mark"))
        elif message["type"] == "websocket.close":
            await self._close(message.get("code") or 1000)

    async def _tell(self, text: str, mark: str | None) -> None:
        # `json_text` and `message` write the kind first.
        if text.startswith('{"t":"pong"'):
            return
        if not self._reply.is_begun:
            if text.startswith('{"t":"error"'):
                self._objection = _problem(json.loads(text))
                return
            await self._reply.begin(self._form.content_type)
            await self._reply.piece(self._form.opening)
        self._told.set()
        await self._reply.piece(self._form.frame(text, mark))

    async def _close(self, code: int) -> None:
        self._is_over = True
        self._hang_up(code)
        if self._reply.is_begun:
            await self._reply.end()
        else:
            status = STATUS_OF_CLOSE_CODE.get(code, 500)
            await self._reply.refuse(self._objection or for_status(status))

    async def _fail(self, problem: Problem) -> None:
        self._is_over = True
        if self._reply.is_begun:
            await self._reply.end()
        else:
            await self._reply.refuse(problem)

    def _hang_up(self, code: int = 1001) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": code})

    async def _show_life(self) -> None:
        """Break silences, and ping as the page does, which makes good what got lost."""
        pinged_at = time.monotonic()
        while True:
            is_silent = not await self._is_told_soon()
            if not self._reply.is_begun or self._is_over:
                continue
            if is_silent:
                await self._reply.piece(self._form.nothing)
            if time.monotonic() - pinged_at >= SECONDS_BETWEEN_PINGS:
                pinged_at = time.monotonic()
                self._inbox.put_nowait({"type": "websocket.receive", "text": PING})

    async def _is_told_soon(self) -> bool:
        """Whether a message is sent before the silence has to be broken."""
        try:
            async with asyncio.timeout(SECONDS_OF_SILENCE):
                await self._told.wait()
        except TimeoutError:
            return False
        self._told.clear()
        return True


async def _client_is_gone(receive: "ASGIReceiveCallable") -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def _problem(objection: Message) -> Problem:
    code: str = objection["code"]
    if code == "scope_needed":
        return scope_needed(TokenScope.READ)
    # A session that has just ended is the one objection that requests don't know.
    status = STATUS_OF.get(code, HTTPStatus.UNAUTHORIZED)
    why = ' error="invalid_token"' if code == "invalid_token" else ""
    headers = {"WWW-Authenticate": f"Bearer{why}"} if status == HTTPStatus.UNAUTHORIZED else {}
    return Problem(code, objection["detail"], status=status, headers=headers)


def _checked_form(scope: "HTTPScope") -> Form:
    """The form that the client wants. Raises Problem."""
    if scope["method"] != "GET":
        raise Problem("method_not_allowed", "A stream is read by GET.")
    form = form_wanted(_header(scope, b"accept"))
    if form is None:
        raise Problem("not_acceptable", "Streams are text/event-stream or application/x-ndjson.")
    return form


def _query_of_socket(scope: "HTTPScope", known: Mapping[str, re.Pattern[str]]) -> bytes:
    """From where to resume, by the known parameters, as a socket is asked. Raises `invalid`.

    The header wins: a browser that comes again asks the first address, with the newest header.
    """
    query: dict[str, str] = {}
    pairs = parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)
    for name, value in pairs:
        if name not in known:
            raise _invalid(name, "This stream does not take this parameter.")
        if name in query:
            raise _invalid(name, "This parameter may be given once only.")
        if not known[name].fullmatch(value):
            raise _invalid(name, f"`{name}` is a number: digits only, and not too many.")
        query[name] = value
    mark = _header(scope, b"last-event-id").strip()
    if mark:
        match = MARK.fullmatch(mark)
        if match is None:
            raise _invalid("last_event_id", "`Last-Event-ID` is the id of an event of this stream.")
        query["since"] = match[1]
        if match[2] is not None:
            query["chat_since"] = match[2]
    return urlencode(query).encode()


def _invalid(field: str, detail: str) -> Problem:
    return invalid([{"field": field, "code": "invalid", "detail": detail}])


def _header(scope: "HTTPScope", name: bytes) -> str:
    values: Sequence[bytes] = [value for known, value in scope["headers"] if known == name]
    return b",".join(values).decode("latin-1")


def _socket_scope(scope: "HTTPScope", path: str, query: bytes) -> Message:
    """The scope of the socket that stands behind the stream."""
    return {
        **cast("Message", scope),
        "type": "websocket",
        "scheme": "wss" if scope.get("scheme") == "https" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query,
        "subprotocols": [],
        "extensions": {},
    }
