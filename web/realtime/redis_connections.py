"""The connections to Redis by which an event loop publishes and hears what is published.

What is published while a connection is broken does not arrive, and nothing else tells of it.
"""

import asyncio
import weakref
from collections.abc import Callable
from typing import Any


class RedisConnections:
    """The connections that Channels' layer has made for one event loop."""

    def __init__(self) -> None:
        self._connections: weakref.WeakSet[Any] = weakref.WeakSet()
        self._on_break: dict[Callable[[], None], None] = {}
        self.breaks = 0
        """How often messages may have got lost so far."""

    @property
    def is_up(self) -> bool:
        """Whether every message arrives now, as far as is known. For any thread."""
        # A subscriber on a connection registers to be told when it is made anew.
        hearing = [one for one in tuple(self._connections) if one._connect_callbacks]  # noqa: SLF001 - the library has no other sign
        return bool(hearing) and all(one.is_connected for one in hearing)

    def on_break(self, call: Callable[[], None]) -> None:
        """Have `call` called whenever messages may have got lost."""
        self._on_break[call] = None

    def note_break(self) -> None:
        """Note that messages may have got lost."""
        self.breaks += 1
        for call in self._on_break:
            call()

    def note_connection(self, connection: Any) -> None:
        """Note that a connection was made; one that was made before had been broken."""
        is_mended = connection in self._connections
        self._connections.add(connection)
        if is_mended:
            self.note_break()


_lines: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, RedisConnections] = (
    weakref.WeakKeyDictionary()
)


def line() -> RedisConnections:
    """Return the line of the running event loop."""
    loop = asyncio.get_running_loop()
    found = _lines.get(loop)
    if found is None:
        found = _lines[loop] = RedisConnections()
    return found


async def begin_connection(connection: Any) -> None:
    """Greet Redis on a connection that was just made, and note that it was.

    The settings name it as the `redis_connect_func` of the layer's connections.
    """
    await connection.on_connect()
    line().note_connection(connection)
