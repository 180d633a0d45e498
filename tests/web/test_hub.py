"""Groups in all processes: heard directly in this one, by way of Redis in others."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
import redis
from asgiref.sync import sync_to_async
from django.conf import settings as site

from web.hub import CHANNEL, Message, hub, tell_group, wait_until_told
from web.postman import sender_name

GROUP = "choir"


@pytest.fixture
def elsewhere() -> Iterator[redis.Redis]:
    """Redis as another process has it."""
    with redis.Redis.from_url(site.DURAK_REDIS_URL) as client:
        yield client


def published_by_another(client: redis.Redis, message: Message) -> int:
    """Publish as another process does; how many processes heard it."""
    heard = client.publish(CHANNEL + GROUP, json.dumps(["another process", message]))
    assert isinstance(heard, int)
    return heard


async def test_what_is_told_is_heard_once_and_in_order(elsewhere: redis.Redis) -> None:
    heard: asyncio.Queue[Message] = asyncio.Queue()
    await hub().join(GROUP, heard.put_nowait)
    for number in range(3):
        await sync_to_async(tell_group)(GROUP, {"number": number})
    await sync_to_async(wait_until_told)()
    # Messages of one connection keep their order: this one comes after the echo of the others.
    assert await sync_to_async(published_by_another)(elsewhere, {"number": 3}) == 1
    numbers = [(await heard.get())["number"] for _ in range(4)]
    assert numbers == [0, 1, 2, 3]
    assert heard.empty()
    await hub().leave(GROUP, heard.put_nowait)
    assert await sync_to_async(published_by_another)(elsewhere, {"number": 4}) == 0
    assert not hub().hears(GROUP)


@pytest.mark.parametrize("has_line", [True, False])
async def test_other_processes_are_told_with_and_without_a_loop_of_ones_own(
    elsewhere: Any, *, has_line: bool
) -> None:
    heard: asyncio.Queue[Message] = asyncio.Queue()
    if has_line:
        await hub().join("another group", heard.put_nowait)
    listener = elsewhere.pubsub()
    await sync_to_async(listener.subscribe)(CHANNEL + GROUP)
    assert (await sync_to_async(next)(listener.listen()))["type"] == "subscribe"
    await sync_to_async(tell_group)(GROUP, {"number": 1})
    message = await sync_to_async(next)(listener.listen())
    assert json.loads(message["data"]) == [sender_name(), {"number": 1}]
    await sync_to_async(listener.close)()
    if has_line:
        await hub().leave("another group", heard.put_nowait)


async def test_the_only_web_process_tells_itself_alone(elsewhere: Any, settings: Any) -> None:
    settings.DURAK_ONLY_WEB_PROCESS = True
    heard: asyncio.Queue[Message] = asyncio.Queue()
    await hub().join(GROUP, heard.put_nowait)
    listener = elsewhere.pubsub()
    await sync_to_async(listener.subscribe)(CHANNEL + GROUP)
    assert (await sync_to_async(next)(listener.listen()))["type"] == "subscribe"
    await sync_to_async(tell_group)(GROUP, {"number": 1})
    assert await heard.get() == {"number": 1}
    await sync_to_async(wait_until_told)()
    # What another process says, a worker say, is heard as ever; it is the first that Redis has.
    await sync_to_async(published_by_another)(elsewhere, {"number": 2})
    assert await heard.get() == {"number": 2}
    message = await sync_to_async(next)(listener.listen())
    assert json.loads(message["data"]) == ["another process", {"number": 2}]
    await sync_to_async(listener.close)()
    await hub().leave(GROUP, heard.put_nowait)


async def test_a_broken_line_is_mended_and_told_of(elsewhere: redis.Redis) -> None:
    heard: asyncio.Queue[Message] = asyncio.Queue()
    broken = asyncio.Event()
    hub().on_break(broken.set)
    await hub().join(GROUP, heard.put_nowait)
    await sync_to_async(elsewhere.client_kill_filter)(_type="pubsub")
    await broken.wait()
    assert not hub().hears(GROUP)
    # Joining again waits until Redis has confirmed the subscription on the new line.
    await hub().join(GROUP, heard.put_nowait)
    assert hub().hears(GROUP)
    assert await sync_to_async(published_by_another)(elsewhere, {"number": 1}) == 1
    assert await heard.get() == {"number": 1}
    await hub().leave(GROUP, heard.put_nowait)
