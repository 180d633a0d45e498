"""What this event loop hears from Redis and says there: one connection, which mends itself."""

import asyncio
import contextlib
import logging
import math
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import redis
from django.conf import settings
from redis.asyncio import ConnectionPool

log = logging.getLogger(__name__)

SECONDS_BETWEEN_ATTEMPTS = 0.5
CONNECTS_WITHIN_SECONDS = 5.0
LAST_WORDS_SECONDS = 1.0
"""For so long the line stays open after the last channel, until what was said there is sent."""
BROKEN = (redis.RedisError, OSError)

Take = Callable[[str, bytes], None]
"""From a channel's name and the payload of a message there to nothing."""


class Subscriptions:
    """The channels whose messages are handed to `take`, as long as there are any.

    What is published while the connection is broken is lost, which `take_break` is told of at
    once; the channels are subscribed to again when Redis is back.
    """

    def __init__(self, take: Take, take_break: Callable[[], None]) -> None:
        self._take = take
        self._take_break = take_break
        self._waited_for: dict[str, asyncio.Future[None]] = {}
        self._unconfirmed: Counter[str] = Counter()
        """How often each channel was subscribed to without an answer so far."""
        self._connection: Any = None
        self._under_way: set[asyncio.Future[None]] = set()
        self._reader: asyncio.Task[None] | None = None

    def add_soon(self, channel: str) -> None:
        """Subscribe as soon as Redis is there (`is_heard`)."""
        _ = self._want(channel)

    def _want(self, channel: str) -> asyncio.Future[None]:
        confirmed = self._waited_for.get(channel)
        if confirmed is None:
            confirmed = asyncio.get_running_loop().create_future()
            self._waited_for[channel] = confirmed
            if self._reader is None:
                self._reader = asyncio.create_task(self._read_for_ever())
            elif self._connection is not None:
                self._unconfirmed[channel] += 1
                self._say(("SUBSCRIBE", channel))
        return confirmed

    async def add(self, channel: str) -> None:
        """Subscribe, and return when Redis has confirmed it. Raises redis.ConnectionError."""
        try:
            async with asyncio.timeout(CONNECTS_WITHIN_SECONDS):
                # Several may wait for one confirmation; one that hangs up must not cancel it.
                await asyncio.shield(self._want(channel))
        except TimeoutError as error:
            raise redis.ConnectionError("Redis does not confirm a subscription.") from error

    def publish(self, messages: Sequence[tuple[str, str]]) -> bool:
        """Publish payloads to channels; False if that can't be done, as the line is broken."""
        if self._connection is None:
            return False
        self._say(*(("PUBLISH", channel, payload) for channel, payload in messages))
        return True

    async def drain(self) -> None:
        """Wait until what was said so far has left the process."""
        await asyncio.gather(*self._under_way)

    async def remove(self, channel: str) -> None:
        """End a subscription; after the last one the connection is closed."""
        confirmed = self._waited_for.pop(channel, None)
        if confirmed is not None:
            confirmed.cancel()
        if self._waited_for:
            if self._connection is not None:
                self._say(("UNSUBSCRIBE", channel))
            return
        reader, self._reader = self._reader, None
        if reader is not None:
            reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await reader

    @property
    def is_connected(self) -> bool:
        """Whether the line stands, as far as is known. For any thread."""
        return self._connection is not None

    def is_heard(self, channel: str) -> bool:
        """Whether every message to the channel arrives now."""
        confirmed = self._waited_for.get(channel)
        return confirmed is not None and confirmed.done() and not confirmed.cancelled()

    def _say(self, *commands: tuple[str, ...]) -> None:
        saying = asyncio.ensure_future(self._send(self._connection, commands))
        self._under_way.add(saying)
        saying.add_done_callback(self._under_way.discard)

    async def _send(self, connection: Any, commands: Sequence[tuple[str, ...]]) -> None:
        try:
            if not connection.is_connected:
                # The library would connect it anew, where nobody reads the answers.
                raise redis.ConnectionError("The connection is closed.")
            await connection.send_packed_command(connection.pack_commands(commands))
        except BROKEN:
            # The reader notices the break too; it subscribes anew to all there are by then.
            log.warning("Redis can't be reached: %s got lost.", commands[0][0])

    async def _read_for_ever(self) -> None:
        pool: Any = ConnectionPool.from_url(
            settings.DURAK_REDIS_URL,
            # The third protocol lets a connection publish that is subscribed.
            protocol=3,
            socket_timeout=None,
            socket_connect_timeout=CONNECTS_WITHIN_SECONDS,
        )
        while True:
            connection = pool.make_connection()
            try:
                await connection.connect()
                connection._parser.set_pubsub_push_handler(_as_it_is)  # noqa: SLF001 - the way of the library's own PubSub
                self._connection = connection
                self._unconfirmed = Counter(self._waited_for.keys())
                await connection.send_command("SUBSCRIBE", *self._waited_for)
                await self._read(connection)
            except BROKEN:
                log.exception("The connection to Redis that brings messages is broken.")
                self._expect_anew()
                self._take_break()
            finally:
                await self._close(connection)
            await asyncio.sleep(SECONDS_BETWEEN_ATTEMPTS)

    async def _close(self, connection: Any) -> None:
        """Have nothing more said there, and close it when what was said is sent."""
        self._connection = None
        try:
            if self._under_way:
                await asyncio.wait(self._under_way, timeout=LAST_WORDS_SECONDS)
        finally:
            await connection.disconnect(nowait=True)

    def _expect_anew(self) -> None:
        loop = asyncio.get_running_loop()
        for channel, confirmed in self._waited_for.items():
            if confirmed.done():
                self._waited_for[channel] = loop.create_future()

    async def _read(self, connection: Any) -> None:
        while True:
            answer = await connection.read_response(
                # Whoever ends this closes the line, when all that was said there is sent.
                timeout=math.inf,
                disconnect_on_error=False,
                push_request=True,
            )
            if not isinstance(answer, list):
                continue  # how many heard what was published
            kind, channel, payload = answer
            if kind == b"message":
                self._take(channel.decode(), payload)
            elif kind == b"subscribe":
                self._confirm(channel.decode())

    def _confirm(self, channel: str) -> None:
        self._unconfirmed[channel] -= 1
        if self._unconfirmed[channel] > 0:
            # It was left and subscribed to again since: that is not confirmed yet.
            return
        del self._unconfirmed[channel]
        confirmed = self._waited_for.get(channel)
        if confirmed is not None and not confirmed.done():
            confirmed.set_result(None)


async def _as_it_is(message: Any) -> Any:
    return message
