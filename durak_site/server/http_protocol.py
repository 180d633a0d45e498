"""HTTP itself, where uvicorn is more lenient than RFC 9112 or leaves a limit out.

uvicorn has no limit and no hook for a large head, answers a request of HTTP/1.1 without `Host`,
sends chunks to clients of HTTP/1.0, and reports malformed requests as plain text.
"""

import json
from typing import TYPE_CHECKING, Any

from starlette.status import HTTP_204_NO_CONTENT, HTTP_304_NOT_MODIFIED
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from web.http.problems import PROBLEM_TYPE, Problem
from web.monitoring import metrics

if TYPE_CHECKING:
    from asgiref.typing import (
        ASGI3Application,
        ASGIReceiveCallable,
        ASGISendCallable,
        ASGISendEvent,
        Scope,
    )

MAX_HEAD_BYTES = 64 * 1024
"""In bytes: the target and all headers together. HAProxy's configuration has the same limit."""
BYTES_AROUND_HEADER = len(b": \r\n")
VERSIONS = frozenset({"1.0", "1.1"})
WITHOUT_BODY = frozenset({HTTP_204_NO_CONTENT, HTTP_304_NOT_MODIFIED})


def is_in_head(connection: HttpToolsProtocol) -> bool:
    """Return whether a request has begun whose head is incomplete.

    The parser creates a scope when a request begins, and a cycle when its head is complete.
    """
    # uvicorn's types don't say that both are missing before the first request.
    scope: Any = connection.scope
    cycle: Any = connection.cycle
    return scope is not None and (cycle is None or cycle.scope is not scope)


class WebProtocol(HttpToolsProtocol):
    """uvicorn's protocol, which refuses large and malformed heads with a problem."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._size = 0
        self._problem: Problem | None = None

    def data_received(self, data: bytes) -> None:
        """Parse the data, and refuse a head that grows too large before it is complete.

        The parser would collect a head of any size. The first read of a head is not counted here;
        its size is limited by the read buffer, and `on_headers_complete` counts it.
        """
        before = self.scope if is_in_head(self) else None
        super().data_received(data)
        is_same_head = before is not None and is_in_head(self) and before is self.scope
        self._size = self._size + len(data) if is_same_head else 0
        if self._size > MAX_HEAD_BYTES and not self.transport.is_closing():
            self._refuse(_too_large())

    def on_headers_complete(self) -> None:
        """Begin to work on a request whose head is as it should be.

        Otherwise raise its Problem: the parser then stops, and `send_400_response` is called.
        """
        self._problem = _problem_of(self.url, self.headers, self.parser.get_http_version())
        if self._problem is not None:
            raise self._problem
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - uvicorn's words
        """Answer what the parser can't take, and close the connection."""
        self._refuse(self._problem or Problem("bad_request", "This is no request of HTTP/1.1."))

    def _refuse(self, problem: Problem) -> None:
        metrics.refusals.labels(problem.code).inc()
        body = json.dumps(problem.body(), separators=(",", ":")).encode()
        head = (
            f"content-type: {PROBLEM_TYPE}\r\ncontent-length: {len(body)}\r\n"
            "x-content-type-options: nosniff\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(STATUS_LINE[problem.status] + head.encode() + body)
        self.transport.close()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        if cycle.scope["http_version"] == "1.0":
            app = _ended_by_closing(app, cycle)
        super()._start_asgi_task(cycle, app)


def _too_large() -> Problem:
    detail = f"The address and the headers have at most {MAX_HEAD_BYTES} bytes."
    return Problem("head_too_large", detail)


def _problem_of(url: bytes, headers: list[tuple[bytes, bytes]], version: str) -> Problem | None:
    size, hosts = len(url), []
    for name, value in headers:
        size += len(name) + len(value) + BYTES_AROUND_HEADER
        if name == b"host":
            hosts.append(value)
    if size > MAX_HEAD_BYTES:
        return _too_large()
    if version not in VERSIONS:
        return Problem("bad_request", "This is no request of HTTP/1.1.")
    # RFC 9112, 3.2; HTTP/1.0 has no such header.
    is_missing = not hosts and version == "1.1"
    if is_missing or len(hosts) > 1 or b"" in hosts:
        return Problem("bad_request", "A request has one header Host.")
    return None


def _ended_by_closing(
    application: "ASGI3Application", cycle: RequestResponseCycle
) -> "ASGI3Application":
    """Return the application for a client of HTTP/1.0, which can't read chunks.

    A reply of unknown length ends with its connection, which uvicorn closes anyway. uvicorn
    compares the sizes of such a reply with `expected_content_length`: it is set for each part.
    """

    async def for_old_client(
        scope: "Scope", receive: "ASGIReceiveCallable", send: "ASGISendCallable"
    ) -> None:
        is_length_known = True

        async def send_unchunked(event: "ASGISendEvent") -> None:
            nonlocal is_length_known
            if event["type"] == "http.response.start":
                names = {name.lower() for name, _ in event["headers"]}
                is_length_known = b"content-length" in names or event["status"] in WITHOUT_BODY
                if not is_length_known:
                    cycle.chunked_encoding = False
            elif event["type"] == "http.response.body" and not is_length_known:
                cycle.expected_content_length = len(event["body"])
            await send(event)

        await application(scope, receive, send_unchunked)

    return for_old_client
