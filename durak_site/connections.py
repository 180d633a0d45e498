"""Connections of the web server that end when their client is too slow.

uvicorn itself limits only how long an idle connection is kept. Here a request's head has to be
whole in time and of limited size, and what is sent has to be taken in time.
"""

import asyncio
from typing import TYPE_CHECKING, Any, cast

from django.conf import settings
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from durak_site.joined_head import JoinedHead
from web.realtime.streams import is_stream

LARGEST_HEAD = 64 * 1024

if TYPE_CHECKING:
    from asgiref.typing import ASGIReceiveEvent
    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

    # Each of uvicorn's protocols has these members.
    class _Protocol(asyncio.Protocol):
        transport: asyncio.Transport
        loop: asyncio.AbstractEventLoop
else:
    _Protocol = object


class ReadInTime(_Protocol):
    """Cuts a connection whose client doesn't take what is sent.

    A client has `RESPONSE_SECONDS` for each 64 kB or so, which is what a transport keeps of a
    reply; and for the last words of a connection that is being closed.
    """

    _cut: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """The client is behind: it has so long to catch up."""
        super().pause_writing()
        self.cut_later()

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        self.cut_not()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is left to be cut."""
        self.cut_not()
        super().connection_lost(exc)

    def cut_later(self) -> None:
        """Cut the connection when the time is over."""
        if self._cut is None:
            seconds: float = settings.DURAK_RESPONSE_SECONDS
            self._cut = self.loop.call_later(seconds, self.transport.abort)

    def cut_not(self) -> None:
        """Leave the connection as it is."""
        if self._cut is not None:
            self._cut.cancel()
            self._cut = None


class Received:
    """What came by one connection, for the one task that reads it, first in, first out.

    The place of `asyncio.Queue`, which takes 3 kB while nothing is in it.
    """

    __slots__ = ("_events", "_reader")

    def __init__(self) -> None:
        self._events: list[ASGIReceiveEvent] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: "ASGIReceiveEvent") -> None:
        """Let the reader have the event."""
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> "ASGIReceiveEvent":
        """The oldest event that is not read yet; waits for one."""
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._events.pop(0)

    def empty(self) -> bool:
        """Whether everything is read."""
        return not self._events


class SocketConnection(ReadInTime, WebSocketsSansIOProtocol):
    """The connection of a WebSocket, which answers pings and takes messages in time.

    It takes less memory than uvicorn's own, since most of the time nothing happens.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = cast("Any", Received())

    def start_keepalive(self) -> None:
        """The handshake is over: the headers of request and reply are not needed any more."""
        super().start_keepalive()
        self.scope["headers"] = ()
        # Emptied, since the parser holds the request as long as the connection is open.
        self.request.headers.clear()
        self.response.headers.clear()

    def keepalive_timeout(self) -> None:
        """A ping was not answered: close the connection, and cut it if that takes long too."""
        super().keepalive_timeout()
        self.cut_later()


class HttpConnection(ReadInTime, HttpToolsProtocol):
    """The connection of HTTP requests, each of whose heads has to be whole in time."""

    _head_due: asyncio.TimerHandle | None = None
    _is_in_head = False
    _head_size = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """A client is there, and has so long for its first request."""
        super().connection_made(transport)
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is expected any more."""
        self._head_is_here()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what came, unless it makes the head of a request too large."""
        if self._is_in_head:
            self._head_size += len(data)
        super().data_received(data)
        # A WebSocket's connection is a `SocketConnection`'s by now.
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._is_in_head and self._head_size > LARGEST_HEAD:
            self.send_400_response("The head of the request is too large.")
        elif not self._is_working():
            self._expect_head()

    def on_message_begin(self) -> None:
        """The first byte of a request was read."""
        super().on_message_begin()
        self._is_in_head, self._head_size = True, 0
        self._expect_head()

    def on_headers_complete(self) -> None:
        """The head is whole; the request's body has a time of its own (`web.admission`)."""
        self._is_in_head = False
        self._head_is_here()
        super().on_headers_complete()
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if cycle is not None and cycle.scope is self.scope and self.scope["method"] != "HEAD":
            cycle.transport = cast("asyncio.Transport", JoinedHead(cycle, self.loop))

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a `SocketConnection`."""
        self._head_is_here()
        self.cut_not()
        super().handle_websocket_upgrade()
        # They refer to each other, and would wait for the collector of garbage.
        del self.parser

    def on_response_complete(self) -> None:
        """Wait for the next request, or for the client to take the last of the reply."""
        super().on_response_complete()
        if self.transport.is_closing():
            self.cut_later()

    def timeout_keep_alive_handler(self) -> None:
        """No further request came: close, and cut the connection if that takes long too."""
        super().timeout_keep_alive_handler()
        self.cut_later()

    def shutdown(self) -> None:
        """Finish what is under way, but for a stream, which has no end: its client comes again."""
        super().shutdown()
        if self._is_working() and is_stream(self.cycle.scope["path"]):
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Answer what is no request, and close; cut the connection if that takes long too."""
        super().send_400_response(msg)
        self.cut_later()

    def _is_working(self) -> bool:
        # uvicorn's types don't say that there is none before the first request.
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return cycle is not None and not cycle.response_complete

    def _expect_head(self) -> None:
        if self._head_due is None:
            seconds: float = settings.DURAK_REQUEST_SECONDS
            self._head_due = self.loop.call_later(seconds, self.transport.abort)

    def _head_is_here(self) -> None:
        if self._head_due is not None:
            self._head_due.cancel()
            self._head_due = None
