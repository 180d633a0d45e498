"""Slow clients (slowloris): limits that uvicorn lacks, for heads in time, and clients that read.

uvicorn limits the time of an idle connection. It has no limit and no hook for a head that does not
end, or for a client that does not read. HAProxy has these limits, but the embedded set-up has no
proxy. Therefore `SlowClientWatch` checks the connections twice a second and cuts the transports of
slow ones. The sizes of heads are limited in `durak_site.server.http_protocol`.
"""

import asyncio
from typing import Any, NamedTuple

import uvicorn
from django.conf import settings
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from durak_site.server.http_protocol import is_in_head
from web.asgi.stream_paths import is_stream

SECONDS_BETWEEN_CHECKS = 0.5


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
