"""The connections to Redis on which an event loop publishes and receives messages.

Messages published while a connection is broken are lost without any notice.
"""

import asyncio
import weakref
from collections.abc import Callable
from typing import Any


class RedisConnections:
    """The connections that Channels' layer has opened for one event loop."""

    def __init__(self) -> None:
        self._connections: weakref.WeakSet[Any] = weakref.WeakSet()
        self._on_break: dict[Callable[[], None], None] = {}
        self.breaks = 0
        """The number of times at which messages may have been lost."""

    @property
    def is_up(self) -> bool:
        """Return whether every message arrives now, as far as is known. Safe for any thread."""
        # A subscriber on a connection registers a callback for the reconnect.
        hearing = [one for one in tuple(self._connections) if one._connect_callbacks]  # noqa: SLF001 - the library has no other sign
        return bool(hearing) and all(one.is_connected for one in hearing)

    def on_break(self, call: Callable[[], None]) -> None:
        """Call `call` whenever messages may have been lost."""
        self._on_break[call] = None

    def note_break(self) -> None:
        """Note that messages may have been lost."""
        self.breaks += 1
        for call in self._on_break:
            call()

    def note_connection(self, connection: Any) -> None:
        """Note a new connection; the same one before it had been broken."""
        is_mended = connection in self._connections
        self._connections.add(connection)
        if is_mended:
            self.note_break()


_of_loops: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, RedisConnections] = (
    weakref.WeakKeyDictionary()
)


def redis_connections() -> RedisConnections:
    """Return the Redis connections of the running event loop."""
    loop = asyncio.get_running_loop()
    found = _of_loops.get(loop)
    if found is None:
        found = _of_loops[loop] = RedisConnections()
    return found


async def begin_connection(connection: Any) -> None:
    """Set up a new connection to Redis, and note it.

    The settings name it as the `redis_connect_func` of the layer's connections.
    """
    await connection.on_connect()
    redis_connections().note_connection(connection)
