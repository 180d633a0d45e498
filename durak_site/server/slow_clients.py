"""Limits for slow clients, which uvicorn lacks: heads in time, and clients that read.

uvicorn limits the time of an idle connection. It has no limit and no hook for a head that does not
end, for a large head, or for a client that does not read. HAProxy has these limits, but the
embedded set-up has no proxy. Therefore `BoundedHeads` counts the bytes of heads that uvicorn's
protocols are given, and `SlowClientWatch` checks the connections twice a second and cuts the
transports of slow ones.
"""

import asyncio
from typing import Any, NamedTuple

import uvicorn
from django.conf import settings
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from web.asgi.stream_paths import is_stream

LARGEST_HEAD = 64 * 1024
SECONDS_BETWEEN_CHECKS = 0.5


def is_in_head(connection: HttpToolsProtocol) -> bool:
    """Return whether a request has begun whose head is incomplete.

    The parser creates a scope when a request begins, and a cycle when its head is complete.
    """
    # uvicorn's types don't say that both are missing before the first request.
    scope: Any = connection.scope
    cycle: Any = connection.cycle
    return scope is not None and (cycle is None or cycle.scope is not scope)


class BoundedHeads(asyncio.Protocol):
    """Passes all events on to uvicorn's protocol, and refuses a head that is too large.

    The parser would collect a head of any size. The first read of a head is not counted; its size
    is limited by the read buffer.
    """

    def __init__(self, **named: Any) -> None:
        self._inner = HttpToolsProtocol(**named)
        self._size = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin with the connection."""
        self._inner.connection_made(transport)  # type: ignore[arg-type]  # uvicorn narrows it

    def data_received(self, data: bytes) -> None:
        """Pass the data on, and answer with 400 if the head becomes too large."""
        before = self._inner.scope if is_in_head(self._inner) else None
        self._inner.data_received(data)
        is_same_head = (
            before is not None and is_in_head(self._inner) and before is self._inner.scope
        )
        self._size = self._size + len(data) if is_same_head else 0
        if self._size > LARGEST_HEAD and not self._inner.transport.is_closing():
            self._inner.send_400_response("The head of the request is too large.")

    def eof_received(self) -> None:
        """Pass on that the client sends nothing more."""
        self._inner.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """Pass on that the connection has ended."""
        self._inner.connection_lost(exc)

    def pause_writing(self) -> None:
        """Pass on that the client reads too slowly."""
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Pass on that the client has caught up."""
        self._inner.resume_writing()


class _Awaited(NamedTuple):
    """The incomplete head of a connection, and the time of the check that saw it first."""

    head: object
    since: float


class _Unread(NamedTuple):
    """The number of bytes that wait for the client, and the time of their last decrease."""

    size: int
    since: float


class SlowClientWatch:
    """Check the connections of a server, and cut those of slow clients."""

    def __init__(self, server: uvicorn.Server) -> None:
        self._server = server
        self._awaited: dict[object, _Awaited] = {}
        self._unread: dict[object, _Unread] = {}

    async def watch_forever(self) -> None:
        """Check twice a second, until the task is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_CHECKS)
            self.check(loop.time())

    def check(self, now: float) -> None:
        """Check each connection once; while the server shuts down, end streams as well."""
        awaited, unread = self._awaited, self._unread
        self._awaited, self._unread = {}, {}
        for connection in tuple(self._server.server_state.connections):
            transport: asyncio.Transport = connection.transport
            head = awaited_head(connection)
            if head is not None:
                known = awaited.get(connection)
                if known is None or known.head is not head:
                    known = _Awaited(head, now)
                if now - known.since >= settings.DURAK_REQUEST_SECONDS:
                    transport.abort()
                self._awaited[connection] = known
            size = transport.get_write_buffer_size()
            if size:
                before = unread.get(connection)
                since = now if before is None or size < before.size else before.since
                if now - since >= settings.DURAK_RESPONSE_SECONDS:
                    transport.abort()
                self._unread[connection] = _Unread(size, since)
            if self._server.should_exit and _is_streaming(connection):
                # A stream never ends: its client reconnects and resumes.
                transport.close()


def awaited_head(connection: object) -> object | None:
    """Return an object that identifies the incomplete head of a connection; None without one.

    uvicorn closes connections that rest between two requests. WebSockets have no heads, and
    uvicorn's pings check them.
    """
    if not isinstance(connection, HttpToolsProtocol):
        return None
    if is_in_head(connection):
        return connection.scope
    is_resting = connection.timeout_keep_alive_task is not None
    return None if is_resting or _is_working(connection) else connection


def _is_working(connection: HttpToolsProtocol) -> bool:
    cycle: Any = connection.cycle
    return cycle is not None and not cycle.response_complete


def _is_streaming(connection: object) -> bool:
    return (
        isinstance(connection, HttpToolsProtocol)
        and _is_working(connection)
        and is_stream(connection.cycle.scope["path"])
    )
