"""The head of a reply and the first part of its body, sent by one call of the system."""

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle


class JoinedHead:
    """A transport for the one reply of a cycle, whose head waits for the first part of its body.

    Each write is a call of the system, and wakes the receiver. A body that doesn't come in the same
    turn of the event loop is not waited for.
    """

    __slots__ = ("_cycle", "_head", "_is_begun", "_loop", "_transport")

    def __init__(self, cycle: "RequestResponseCycle", loop: asyncio.AbstractEventLoop) -> None:
        self._cycle = cycle
        self._loop = loop
        self._transport = cycle.transport
        self._head = b""
        self._is_begun = False

    def write(self, data: bytes) -> None:
        """Send the data; the head soon."""
        if self._is_begun:
            head, self._head = self._head, b""
            self._transport.write(head + data)
        elif self._cycle.response_started:
            self._is_begun = True
            self._head = data
            self._loop.call_soon(self._send_head)
        else:
            # The client has asked whether it may send the body of its request.
            self._transport.write(data)

    def close(self) -> None:
        """Close the connection once everything is sent."""
        self._send_head()
        self._transport.close()

    def is_closing(self) -> bool:
        """Whether the connection is closed or being closed."""
        return self._transport.is_closing()

    def _send_head(self) -> None:
        if self._head:
            self.write(b"")
