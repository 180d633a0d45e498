"""Groups (rooms, topics) of listeners for broadcasts to all processes, on Channels' layer.

An event loop is one member of each group that has listeners in it. It takes a message once on its
own channel, and passes it to all its listeners. Messages are small JSON objects, and nothing relies
on them: one may get lost while Redis is unreachable.
"""

import asyncio
import atexit
import functools
import logging
import os
import threading
import weakref
from collections import deque
from collections.abc import Callable
from concurrent.futures import wait
from contextvars import Context
from typing import Any

import redis
from channels.layers import get_channel_layer

from web.realtime.redis_connections import redis_connections

log = logging.getLogger(__name__)

Message = dict[str, Any]
Listener = Callable[[Message], None]
"""Called in the event loop that subscribed, with every message to its group, in order."""

ANSWERED_WITHIN_SECONDS = 5.0
"""The longest time that a use of the layer may take: all others wait for it."""
LAST_WORDS_SECONDS = 2.0
SECONDS_GATHERED = 0.005
"""The longest time a message waits for others, with which it is sent."""
AWAY = (redis.RedisError, OSError)
"""The errors while Redis is unreachable, or does not answer in time."""


class Groups:
    """The subscriptions of one event loop, with their listeners."""

    def __init__(self) -> None:
        self._layer: Any = get_channel_layer()
        self._listeners: dict[str, dict[Listener, None]] = {}
        self._opening = asyncio.Lock()
        self._channel: str | None = None

    async def subscribe(self, listener: Listener, *names: str) -> None:
        """Subscribe the listener to the groups. Raises redis.ConnectionError.

        The listener gets each message that is published after this returns.
        """
        for name in names:
            self._listeners.setdefault(name, {})[listener] = None
        try:
            async with asyncio.timeout(ANSWERED_WITHIN_SECONDS):
                await self._layer.group_add_many(names, await self._own_channel())
        except AWAY as error:
            await self.unsubscribe(listener, *names)
            raise redis.ConnectionError("Redis takes no subscription.") from error

    async def unsubscribe(self, listener: Listener, *names: str) -> None:
        """Unsubscribe the listener from the groups."""
        silent = [name for name in names if self._remove(name, listener)]
        if not silent or self._channel is None:
            return
        try:
            async with asyncio.timeout(ANSWERED_WITHIN_SECONDS):
                await self._layer.group_discard_many(silent, self._channel)
        except AWAY:
            # Messages that still arrive from there go to nobody.
            log.warning("Redis can't be reached: a subscription was not ended.", exc_info=True)

    def _remove(self, name: str, listener: Listener) -> bool:
        """Remove the listener from a group; return whether it was the last one."""
        listeners = self._listeners.get(name, {})
        listeners.pop(listener, None)
        return not listeners and self._listeners.pop(name, None) is not None

    def count(self, group: str) -> int:
        """Return the number of this loop's listeners of the group."""
        return len(self._listeners.get(group, ()))

    def deliver(self, group: str, message: Message) -> None:
        """Pass a message to this loop's listeners of the group."""
        for listener in tuple(self._listeners.get(group, ())):
            listener(message)

    async def _own_channel(self) -> str:
        async with self._opening:
            if self._channel is None:
                # This fails while Redis is unreachable; each new channel would then leave a queue
                # behind.
                await self._layer.group_send("nobody", {})
                self._channel = await self._layer.new_channel()
                self._receiving = asyncio.create_task(self._receive_for_ever(self._channel))
        return self._channel

    async def _receive_for_ever(self, channel: str) -> None:
        while True:
            message = await self._layer.receive(channel)
            try:
                self.deliver(message["group"], message)
            except Exception:  # the next message has other listeners
                log.exception("A message of a group was not taken.")


class Publisher:
    """Sends the messages of all threads, in order, from one event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self._layer: Any = get_channel_layer()
        self._waiting: deque[tuple[str, Message]] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._is_woken = False

    def publish(self, group: str, message: Message) -> None:
        """Send the message soon. It is safe for any thread."""
        self._waiting.append((group, {**message, "group": group}))
        if self._is_woken:
            # The loop has not begun yet with what was published before, and takes this with it.
            return
        self._is_woken = True
        # New connections keep the context in which they are opened. With the publisher's context
        # they would keep a request in memory as long as they are open.
        try:
            self.loop.call_soon_threadsafe(self._begin, context=Context())
        except RuntimeError:  # the loop is closed: the caller learns it each time
            self._is_woken = False
            raise

    async def finish(self) -> None:
        """Return when all messages published so far are sent."""
        if self._sending is not None:
            await asyncio.shield(self._sending)

    def _begin(self) -> None:
        # Later messages wake the loop again.
        self._is_woken = False
        if self._sending is None:
            self._sending = self.loop.create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._waiting:
                await asyncio.sleep(SECONDS_GATHERED)
                messages = tuple(self._waiting)
                async with asyncio.timeout(ANSWERED_WITHIN_SECONDS):
                    await self._layer.group_send_many(messages)
                for _ in messages:
                    self._waiting.popleft()
        except AWAY:
            log.warning("Redis can't be reached: messages stay in this process.", exc_info=True)
            redis_connections().note_break()
            self._hand_over()
        finally:
            self._sending = None

    def _hand_over(self) -> None:
        """Pass messages to this loop's listeners that other processes don't get."""
        own = _groups.get(self.loop)
        while self._waiting:
            group, message = self._waiting.popleft()
            if own is not None:
                own.deliver(group, message)


_groups: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, Groups] = weakref.WeakKeyDictionary()
_serving: Publisher | None = None


def groups() -> Groups:
    """Return the groups of the running event loop, which from now on publishes for this process."""
    global _serving  # noqa: PLW0603 - a process has one loop that serves, in tests one after the other
    loop = asyncio.get_running_loop()
    found = _groups.get(loop)
    if found is None:
        found = _groups[loop] = Groups()
        _serving = Publisher(loop)
    return found


def publish(group: str, message: Message) -> None:
    """Publish a message to all listeners of the group, in all processes.

    It is safe for any thread, and doesn't wait. A failure is logged.
    """
    _publisher().publish(group, message)


def has_listeners(group: str) -> bool:
    """Return whether this process has a listener of the group. It is safe for any thread."""
    return any(known.count(group) for known in tuple(_groups.values()))


def wait_until_published() -> None:
    """Wait, for a moment at most, until all messages of this process are sent.

    It is safe for any thread except an event loop's.
    """
    publisher = _publisher()
    finishing = asyncio.run_coroutine_threadsafe(publisher.finish(), publisher.loop)
    wait([finishing], LAST_WORDS_SECONDS)


def _publisher() -> Publisher:
    """Return the groups of the loop that serves sockets; else those of a loop in a thread."""
    if _serving is not None and _serving.loop.is_running():
        return _serving
    return _own_publisher(os.getpid())


@functools.cache
def _own_publisher(process_id: int) -> Publisher:  # noqa: ARG001 - a fork has no threads of its parent's
    loop = Context().run(asyncio.new_event_loop)
    threading.Thread(target=loop.run_forever, name="publisher", daemon=True).start()
    atexit.register(wait_until_published)
    return Publisher(loop)
