"""A channel counts as heard when its newest subscription is confirmed, and not before."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.support.waiting import turn_of_the_loop
from web.subscriptions import Subscriptions

LIMIT_SECONDS = 5
READ_SO_FAR = "read so far"
"""A channel whose messages show that everything before them was read."""


class SlowRedis:
    """A server that says what a test has it say, and keeps what it was told about channels."""

    def __init__(self) -> None:
        self.told: asyncio.Queue[tuple[str, ...]] = asyncio.Queue()
        self.heard: list[tuple[str, bytes]] = []
        self._is_read = asyncio.Event()
        self.greetings = 0
        self._writer: asyncio.StreamWriter | None = None

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Greet a client, and note what it says."""
        self._writer = writer
        while line := await reader.readline():
            words = []
            for _ in range(int(line[1:])):
                size = int((await reader.readline())[1:])
                words.append((await reader.readexactly(size + 2))[:-2].decode())
            if words[0] == "HELLO":
                self.greetings += 1
                writer.write(b"%1\r\n$5\r\nproto\r\n:3\r\n")
            elif words[0] == "CLIENT":
                writer.write(b"+OK\r\n")
            else:
                self.told.put_nowait(tuple(words))
        writer.close()

    def hang_up(self) -> None:
        """Close the line to the client."""
        assert self._writer is not None
        self._writer.close()

    async def next(self) -> tuple[str, ...]:
        """What it is told next."""
        return await asyncio.wait_for(self.told.get(), LIMIT_SECONDS)

    def subscriptions(self, take_break: Callable[[], None] = lambda: None) -> Subscriptions:
        """Subscriptions whose messages are kept in `heard`."""
        return Subscriptions(self._take, take_break)

    def _take(self, channel: str, payload: bytes) -> None:
        if channel == READ_SO_FAR:
            self._is_read.set()
        else:
            self.heard.append((channel, payload))

    def say(self, kind: str, channel: str, last: str) -> None:
        """Say something that was not asked for."""
        assert self._writer is not None
        parts = [f"${len(word)}\r\n{word}\r\n" for word in (kind, channel)]
        self._writer.write(f">3\r\n{''.join(parts)}{last}".encode())

    async def publish(self, channel: str, text: str) -> None:
        """Say that a message came, and wait until it is read."""
        self.say("message", channel, f"${len(text)}\r\n{text}\r\n")
        await self._until_read()

    async def confirm(self, kind: str, channel: str) -> None:
        """Confirm that a channel was subscribed to or left, and wait until that is read."""
        self.say(kind, channel, ":1\r\n")
        await self._until_read()

    async def _until_read(self) -> None:
        self._is_read.clear()
        self.say("message", READ_SO_FAR, "$0\r\n\r\n")
        await asyncio.wait_for(self._is_read.wait(), LIMIT_SECONDS)


@asynccontextmanager
async def slow_redis(settings: Any) -> AsyncIterator[SlowRedis]:
    """Such a server, as the one that the site has."""
    redis = SlowRedis()
    server = await asyncio.start_server(redis.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    settings.DURAK_REDIS_URL = f"redis://127.0.0.1:{port}/0"
    try:
        yield redis
    finally:
        server.close()


async def test_a_channel_is_heard_once_it_is_confirmed(settings: Any) -> None:
    async with slow_redis(settings) as redis:
        subscriptions = redis.subscriptions()
        subscriptions.add_soon("a")
        assert await redis.next() == ("SUBSCRIBE", "a")
        assert not subscriptions.is_heard("a")
        await redis.confirm("subscribe", "a")
        assert subscriptions.is_heard("a")
        await redis.publish("a", "hi")
        assert redis.heard == [("a", b"hi")]
        await subscriptions.remove("a")


async def test_a_channel_that_was_left_is_not_heard_by_its_old_confirmation(settings: Any) -> None:
    async with slow_redis(settings) as redis:
        subscriptions = redis.subscriptions()
        subscriptions.add_soon("kept")
        assert await redis.next() == ("SUBSCRIBE", "kept")
        await redis.confirm("subscribe", "kept")
        subscriptions.add_soon("a")
        await subscriptions.remove("a")
        subscriptions.add_soon("a")
        assert [await redis.next() for _ in range(3)] == [
            ("SUBSCRIBE", "a"),
            ("UNSUBSCRIBE", "a"),
            ("SUBSCRIBE", "a"),
        ]
        await redis.confirm("subscribe", "a")
        assert not subscriptions.is_heard("a")
        await redis.confirm("unsubscribe", "a")
        assert not subscriptions.is_heard("a")
        await redis.confirm("subscribe", "a")
        assert subscriptions.is_heard("a")
        for channel in ("a", "kept"):
            await subscriptions.remove(channel)


async def test_what_is_published_before_the_last_channel_is_left_is_sent(settings: Any) -> None:
    async with slow_redis(settings) as redis:
        subscriptions = redis.subscriptions()
        subscriptions.add_soon("a")
        assert await redis.next() == ("SUBSCRIBE", "a")
        await redis.confirm("subscribe", "a")
        assert subscriptions.publish([("b", "message")])
        await subscriptions.remove("a")
        assert await redis.next() == ("PUBLISH", "b", "message")
        assert not subscriptions.publish([("b", "message")])


async def test_nothing_is_said_on_a_line_that_broke(settings: Any) -> None:
    broken = asyncio.Event()
    async with slow_redis(settings) as redis:
        subscriptions = redis.subscriptions(broken.set)
        subscriptions.add_soon("a")
        assert await redis.next() == ("SUBSCRIBE", "a")
        await redis.confirm("subscribe", "a")
        redis.hang_up()
        async with asyncio.timeout(LIMIT_SECONDS):
            await broken.wait()
        assert not subscriptions.publish([("b", "message")])
        assert await redis.next() == ("SUBSCRIBE", "a")
        assert redis.greetings == 2
        await subscriptions.remove("a")


@pytest.mark.parametrize("steps", range(40))
async def test_whatever_arrives_at_the_end_what_was_said_is_sent_on_the_same_line(
    settings: Any, steps: int
) -> None:
    async with slow_redis(settings) as redis:
        subscriptions = redis.subscriptions()
        for channel in ("a", "b", "c"):
            subscriptions.add_soon(channel)
        assert await redis.next() == ("SUBSCRIBE", "a", "b", "c")
        await redis.confirm("subscribe", "a")
        redis.say("subscribe", "b", ":1\r\n")
        # In one of these steps of the loop its confirmation wakes the reader.
        for _ in range(steps):
            await turn_of_the_loop()
        for channel in ("a", "b", "c"):
            await subscriptions.remove(channel)
        async with asyncio.timeout(LIMIT_SECONDS):
            await subscriptions.drain()
        assert await redis.next() == ("UNSUBSCRIBE", "a")
        assert await redis.next() == ("UNSUBSCRIBE", "b")
        assert redis.greetings == 1
