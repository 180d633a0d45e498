"""Base class of WebSocket and stream consumers: feeds, backpressure, limits, and expiry."""

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol, cast

from channels.consumer import AsyncConsumer, get_handler_name
from channels.exceptions import StopConsumer

from web.json_text import json_text
from web.limits.addresses import caller_at
from web.limits.connections import open_connections
from web.monitoring import metrics
from web.realtime.feeds import Compose, ConnectionRequest, Feed
from web.realtime.groups import Message, groups
from web.realtime.redis_connections import redis_connections
from web.realtime.refusals import INTERNAL_ERROR, TOO_MANY, TOO_SLOW, CloseReason, ConnectionRefused

if TYPE_CHECKING:
    from django.contrib.auth.models import AbstractBaseUser, AnonymousUser

log = logging.getLogger(__name__)

MAX_WAITING = 64
"""The most waiting messages for a slow client; beyond it the client must reconnect."""
SECONDS_BETWEEN_POLLS = 60.0
"""A ping checks for lost messages if the last check is this long ago, or messages may be lost."""
REFUSED = "caller.refused"
HEARTBEAT = "heartbeat"


class CredentialWatch(Protocol):
    """A check that the connection's credentials (session, token) are still valid."""

    groups: Sequence[str]
    """The groups that get `refusal_message` when the credentials become invalid."""

    async def check(self) -> None:
        """Raise ConnectionRefused if the last check found the credentials invalid."""


def refusal_message(refusal: CloseReason) -> Message:
    """Return the group message that ends its listeners' connections."""
    return {"type": REFUSED, "refusal": list(refusal)}


def _until_gone(send: Any) -> Any:
    """Return a `send` that does nothing once the client has left or was disconnected.

    Clients leave at any moment, also while a message is on its way. ASGI servers then raise
    OSError, and announce the disconnect afterwards.
    """
    is_gone = False

    async def send_on(message: Message) -> None:
        nonlocal is_gone
        if is_gone:
            return
        is_gone = message["type"] == "websocket.close"
        try:
            await send(message)
        except OSError:
            is_gone = True

    return send_on


class FeedConsumer(AsyncConsumer, ABC):
    """A connection that is open while `_is_open`, with the feeds that it carries.

    The authentication layers put the `user` and `session` into the scope, and perhaps the `watch`
    over the credentials, or the `refusal` of bad ones. Group messages are handled one after the
    other, and never while the client's own message is answered.
    """

    user_id: int | None = None
    _caller: str | None = None
    _feeds: Sequence[Feed] = ()
    _groups: tuple[str, ...] = ()
    _watch: CredentialWatch | None = None
    _is_open = False
    _is_behind = False
    _polled: tuple[int, float] | None = None
    """The last check for lost messages: the number of broken Redis connections, and its time."""

    def __init__(self, *, kind: str, compose: Compose) -> None:
        """Create the consumer; `kind` is the connections' label in metrics."""
        self._kind = kind
        self._compose = compose
        self._inbox: list[
            Message
        ] = []  # nearly always empty, and a deque takes 600 bytes even then
        self._handler: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer the client's messages one by one until it disconnects.

        Channels' own method uses another task and another channel of the layer for each connection.
        """
        self.scope = scope
        self.base_send = _until_gone(send)
        try:
            with suppress(StopConsumer):
                while True:
                    await self.dispatch(await receive())
        finally:
            await self._leave()

    async def dispatch(self, message: Message) -> None:
        """Call the method that an event's `type` names.

        The threads that use database connections keep or close them.
        """
        await getattr(self, get_handler_name(message))(message)

    async def subscribe(self, *names: str) -> None:
        """Subscribe the feeds to the groups. Raises redis.ConnectionError."""
        self._groups = (*self._groups, *names)
        await groups().subscribe(self.take, *names)

    def take(self, message: Message) -> None:
        """Queue a message of a group."""
        if self._is_behind:
            return
        self._inbox.append(message)
        if len(self._inbox) > MAX_WAITING:
            self._fall_behind()
        elif self._handler is None:
            self._handler = asyncio.create_task(self._handle())

    async def send(self, message: Message) -> None:
        """Send a message to the client."""
        await self.send_text(json_text(message))

    @abstractmethod
    async def send_text(self, text: str, *, is_mark: bool = False) -> None:
        """Send a message that is JSON already; after an `is_mark` message a client can resume."""

    @abstractmethod
    async def close(self, refusal: CloseReason) -> None:
        """End the connection, and send the client the reason."""

    @property
    def _mark(self) -> str:
        """Return the place from which a client resumes that has received everything so far."""
        places = (feed.place for feed in self._feeds)
        return ".".join(place for place in places if place is not None)

    @abstractmethod
    def _resume(self) -> dict[str, str]:
        """Return the places from which the client resumes. Raises ConnectionRefused."""

    async def _open(self) -> None:
        """Accept the caller, unless they have too many connections, a bad token, or a ban."""
        async with self._turn:
            try:
                await self._begin()
            except ConnectionRefused as refused:
                await self._refuse(refused.refusal)

    async def _begin(self) -> None:
        scope = cast("dict[str, Any]", self.scope)
        user = cast("AbstractBaseUser | AnonymousUser", scope["user"])
        self.user_id = user.pk if user.is_authenticated else None
        self._enter(caller_at((scope.get("client") or ("unknown", 0))[0]))
        refusal: CloseReason | None = scope.get("refusal")
        if refusal is not None:
            raise ConnectionRefused(*refusal)
        arguments = scope["url_route"]["kwargs"]
        opening = ConnectionRequest(scope["session"], arguments, self._resume())
        self._feeds = self._compose(self, opening)
        self._watch = scope.get("watch")
        watched = () if self._watch is None else self._watch.groups
        await self.subscribe(*watched, *(name for feed in self._feeds for name in feed.groups))
        # A read from here on counts as a check: later changes arrive as messages.
        self._begin_poll()
        for feed in self._feeds:
            await feed.begin()
        self._is_open = True
        for feed in self._feeds:
            await feed.greet()

    def _enter(self, address: str) -> None:
        caller = f"address {address}" if self.user_id is None else f"user {self.user_id}"
        if not open_connections.enter(caller):
            raise ConnectionRefused(TOO_MANY, "too_many_sockets", "You have too many sockets open.")
        self._caller = caller
        metrics.sockets.labels(self._kind).inc()

    async def _leave(self) -> None:
        """Release everything."""
        self._inbox.clear()
        if self._handler is not None:
            self._handler.cancel()
        feeds, self._feeds = self._feeds, ()
        for feed in feeds:
            await feed.end(is_open=self._is_open)
        self._is_open = False
        await groups().unsubscribe(self.take, *self._groups)
        if self._caller is not None:
            open_connections.leave(self._caller)
            metrics.sockets.labels(self._kind).dec()
            self._caller = None

    async def _heartbeat(self) -> dict[str, Any]:
        """Note that an accepted caller is present; return further members of the pong."""
        if self._watch is not None:
            await self._watch.check()
        facts: dict[str, Any] = {}
        for feed in self._feeds:
            facts |= await feed.mark_present()
        return facts

    async def _poll(self) -> None:
        """Send the changes that the client lacks, if messages may have been lost."""
        if self._must_poll():
            for feed in self._feeds:
                await feed.catch_up()

    def _must_poll(self) -> bool:
        """Return whether to check for lost messages now; a check then counts as made.

        Each commit and each message is published once. Messages get lost when the connection to
        Redis breaks, and hardly ever otherwise.
        """
        own = redis_connections()
        if own.is_up and self._polled is not None:
            breaks, at = self._polled
            is_recent = time.monotonic() - at < SECONDS_BETWEEN_POLLS
            if breaks == own.breaks and is_recent:
                return any(feed.must_poll() for feed in self._feeds)
        self._begin_poll()
        return True

    def _begin_poll(self) -> None:
        own = redis_connections()
        self._polled = (own.breaks, time.monotonic()) if own.is_up else None

    async def _handle(self) -> None:
        try:
            while self._inbox:
                async with self._turn:
                    await self._receive(self._inbox.pop(0))
        except Exception:  # the client reconnects and gets the missing changes
            log.exception("A message of a group was not handled.")
            self._is_open = False
            await self.close(CloseReason(INTERNAL_ERROR))
        finally:
            self._handler = None

    async def _receive(self, message: Message) -> None:
        if not self._is_open:
            return
        kind: str = message["type"]
        if kind == REFUSED:
            await self._refuse(CloseReason(*message["refusal"]))
            return
        try:
            if kind == HEARTBEAT:
                await self._heartbeat()
                await self._poll()
            for feed in self._feeds:
                if kind.startswith(feed.name):
                    await feed.receive(message)
        except ConnectionRefused as refused:
            await self._refuse(refused.refusal)

    async def _refuse(self, refusal: CloseReason) -> None:
        self._is_open = False
        await self.close(refusal)

    def _fall_behind(self) -> None:
        """End the connection of a client that doesn't read; it reconnects and resumes."""
        self._inbox.clear()
        self._is_behind, self._is_open = True, False
        if self._handler is not None:
            self._handler.cancel()
        self._closing = asyncio.create_task(self.close(CloseReason(TOO_SLOW)))
