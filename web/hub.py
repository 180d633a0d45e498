"""Groups of listeners in all processes: what one process tells a group, every listener hears.

Listeners of the same process hear it directly, those of others by way of Redis. Messages are JSON
objects, and nothing rests on them: one may get lost when Redis is away.
"""

import asyncio
import threading
import weakref
from collections.abc import Callable
from concurrent.futures import wait
from typing import Any

import redis
from django.conf import settings

from web.json_text import json_text, json_value
from web.postman import post, sender_name, wait_until_posted
from web.subscriptions import Subscriptions

Message = dict[str, Any]
Listener = Callable[[Message], None]
"""Called in the event loop in which it joined, with every message to its group, in order."""

CHANNEL = "durak:group:"
LAST_WORDS_SECONDS = 2
SECONDS_GATHERED = 0.005
"""For so long what is told to other processes may wait for more that is sent with it."""


class Hub:
    """The groups of one event loop."""

    def __init__(self) -> None:
        self._groups: dict[str, dict[Listener, None]] = {}
        self._loop = asyncio.get_running_loop()
        self._thread = threading.get_ident()
        self._subscriptions = Subscriptions(self._take, self._take_break)
        self.breaks = 0
        """How often messages of other processes may have got lost so far."""
        self._on_break: dict[Callable[[], None], None] = {}
        self._outgoing: list[tuple[str, str]] = []

    async def join(self, group: str, listener: Listener) -> None:
        """Have the listener hear the group once this returns. Raises redis.ConnectionError."""
        self._groups.setdefault(group, {})[listener] = None
        try:
            await self._subscriptions.add(CHANNEL + group)
        except redis.ConnectionError:
            await self.leave(group, listener)
            raise

    def join_soon(self, group: str, listener: Listener) -> None:
        """Have the listener hear the group as soon as Redis is there (`hears`)."""
        self._groups.setdefault(group, {})[listener] = None
        self._subscriptions.add_soon(CHANNEL + group)

    async def leave(self, group: str, listener: Listener) -> None:
        """Have the listener hear the group no more."""
        listeners = self._groups.get(group, {})
        listeners.pop(listener, None)
        if not listeners and self._groups.pop(group, None) is not None:
            await self._subscriptions.remove(CHANNEL + group)

    def has(self, group: str) -> bool:
        """Whether anybody hears the group here."""
        return group in self._groups

    def count(self, group: str) -> int:
        """How many listeners hear the group here."""
        return len(self._groups.get(group, ()))

    def hears(self, group: str) -> bool:
        """Whether what any process tells the group is heard here now. For any thread."""
        return self._subscriptions.is_heard(CHANNEL + group)

    def on_break(self, call: Callable[[], None]) -> None:
        """Have `call` called whenever messages of other processes may have got lost."""
        self._on_break[call] = None

    def tell(self, group: str, message: Message, payload: str | None) -> bool:
        """Have this loop's listeners hear the message, and with a payload other processes too.

        For any thread. Whether the payload is on its way to Redis.
        """
        if self._loop.is_closed():
            return False
        is_line_up = payload is not None and self._subscriptions.is_connected
        if is_line_up or group in self._groups:
            # In its own thread the loop need not be woken up.
            is_here = threading.get_ident() == self._thread
            call_soon = self._loop.call_soon if is_here else self._loop.call_soon_threadsafe
            call_soon(self._tell, group, message, payload if is_line_up else None)
        return is_line_up

    def drain(self) -> None:
        """Wait, for a moment at most, until all that was told has left this loop.

        For any other thread.
        """
        if not self._loop.is_closed():
            draining = asyncio.run_coroutine_threadsafe(self._drain(), self._loop)
            wait([draining], LAST_WORDS_SECONDS)

    async def _drain(self) -> None:
        self._flush()
        await self._subscriptions.drain()

    def _tell(self, group: str, message: Message, payload: str | None) -> None:
        self._deliver(group, message)
        if payload is not None:
            self._outgoing.append((CHANNEL + group, payload))
            if len(self._outgoing) == 1:
                self._loop.call_later(SECONDS_GATHERED, self._flush)

    def _flush(self) -> None:
        outgoing, self._outgoing = self._outgoing, []
        if outgoing and not self._subscriptions.publish(outgoing):
            for channel, payload in outgoing:
                post(channel, payload)

    def _deliver(self, group: str, message: Message) -> None:
        for listener in tuple(self._groups.get(group, ())):
            listener(message)

    def _take(self, channel: str, payload: bytes) -> None:
        sender, message = json_value(payload)
        if sender != sender_name():
            self._deliver(channel.removeprefix(CHANNEL), message)

    def _take_break(self) -> None:
        self.breaks += 1
        for call in self._on_break:
            call()


_hubs: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, Hub] = weakref.WeakKeyDictionary()


def hub() -> Hub:
    """The hub of the running event loop."""
    loop = asyncio.get_running_loop()
    found = _hubs.get(loop)
    if found is None:
        found = _hubs[loop] = Hub()
    return found


def tell_group(group: str, message: Message) -> None:
    """Have every listener of the group, in whatever process, hear the message soon.

    For any thread; a failure is logged. Who listens is in a web process, so that the only one of
    them tells nobody but itself.
    """
    hubs = tuple(_hubs.values())
    is_alone = settings.DURAK_ONLY_WEB_PROCESS and hubs
    payload = None if is_alone else _payload(message)
    for known in hubs:
        if known.tell(group, message, payload):
            payload = None
    if payload is not None:
        post(CHANNEL + group, payload)


def _payload(message: Message) -> str:
    return json_text([sender_name(), message])


def is_heard_here(group: str) -> bool:
    """Whether a listener of this process has joined the group. For any thread."""
    return any(known.has(group) for known in tuple(_hubs.values()))


def wait_until_told() -> None:
    """Wait, for a moment at most, until all that this process told so far has left it."""
    for known in tuple(_hubs.values()):
        known.drain()
    wait_until_posted()
