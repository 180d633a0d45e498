"""Groups in all processes: published by any thread, received through Redis."""

import asyncio
import copy
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import redis
from asgiref.sync import sync_to_async
from channels.layers import get_channel_layer
from django.conf import settings as site

from durak_site.server.launch.processes import redis_command
from tests.support.waiting import turn_of_the_loop, until_in_loop
from tools.waiting import until
from web.realtime.groups import Message, groups, has_listeners, publish, wait_until_published
from web.realtime.redis_connections import redis_connections

GROUP = "choir"


@pytest.fixture
def elsewhere() -> Iterator[redis.Redis]:
    """Redis as another process has it."""
    with redis.Redis.from_url(site.DURAK_REDIS_URL) as client:
        yield client


def published_by_another(client: redis.Redis, number: int) -> int:
    """Publish as another process does; return how many processes received it."""
    layer: Any = get_channel_layer()
    message = layer.serialize({"number": number, "group": GROUP})
    heard = client.publish(f"durak__group__{GROUP}", message)
    assert isinstance(heard, int)
    return heard


async def test_a_message_is_heard_once_by_each_listener_and_in_order(
    elsewhere: redis.Redis,
) -> None:
    heard: list[asyncio.Queue[Message]] = [asyncio.Queue(), asyncio.Queue()]
    for queue in heard:
        await groups().subscribe(queue.put_nowait, GROUP)
    assert has_listeners(GROUP)
    for number in range(3):
        await sync_to_async(publish)(GROUP, {"number": number})
    await sync_to_async(wait_until_published)()
    # One subscription serves both.
    assert await sync_to_async(published_by_another)(elsewhere, 3) == 1
    for queue in heard:
        assert [(await queue.get())["number"] for _ in range(4)] == [0, 1, 2, 3]
        assert queue.empty()
        await groups().unsubscribe(queue.put_nowait, GROUP)
    assert not has_listeners(GROUP)


async def test_a_group_without_listeners_is_not_subscribed_to(elsewhere: redis.Redis) -> None:
    heard: asyncio.Queue[Message] = asyncio.Queue()
    await groups().subscribe(heard.put_nowait, GROUP)
    await groups().subscribe(heard.put_nowait, "another group")
    await groups().unsubscribe(heard.put_nowait, GROUP)
    publish("another group", {"number": 1})
    assert (await heard.get())["number"] == 1
    # Redis may take what came on the other connection first.
    await until_in_loop(lambda: published_by_another(elsewhere, 2) == 0)
    assert heard.empty()


async def test_a_subscription_is_made_when_it_returns(elsewhere: redis.Redis) -> None:
    heard: asyncio.Queue[Message] = asyncio.Queue()
    for _ in range(50):
        await groups().subscribe(heard.put_nowait, GROUP)
        assert await sync_to_async(published_by_another)(elsewhere, 1) == 1
        await groups().unsubscribe(heard.put_nowait, GROUP)


async def test_several_groups_take_one_command_and_each_is_heard(elsewhere: redis.Redis) -> None:
    heard: asyncio.Queue[Message] = asyncio.Queue()
    names = [GROUP, "orchestra", "band"]
    await groups().subscribe(heard.put_nowait, "opened")

    def commands() -> tuple[int, int]:
        used: Any = elsewhere.info("commandstats")
        known = (f"cmdstat_{name}" for name in ("subscribe", "unsubscribe"))
        subscribed, left = (used.get(name, {"calls": 0})["calls"] for name in known)
        return subscribed, left

    subscribed, left = await sync_to_async(commands)()
    await groups().subscribe(heard.put_nowait, *names)
    for number, name in enumerate(names):
        publish(name, {"number": number})
        assert await heard.get() == {"group": name, "number": number}
    await groups().unsubscribe(heard.put_nowait, *names)
    await until_in_loop(lambda: commands() == (subscribed + 1, left + 1))


async def test_a_group_that_was_left_before_its_confirmation_is_heard_again(
    elsewhere: redis.Redis,
) -> None:
    one: asyncio.Queue[Message] = asyncio.Queue()
    other: asyncio.Queue[Message] = asyncio.Queue()
    await groups().subscribe(one.put_nowait, "opened")
    for _ in range(20):
        # The first one leaves while Redis has not confirmed its subscription.
        first = asyncio.create_task(groups().subscribe(one.put_nowait, GROUP))
        await turn_of_the_loop()
        leaving = asyncio.create_task(groups().unsubscribe(one.put_nowait, GROUP))
        await groups().subscribe(other.put_nowait, GROUP)
        assert await sync_to_async(published_by_another)(elsewhere, 1) == 1
        assert (await other.get())["number"] == 1
        await asyncio.gather(first, leaving)
        assert await sync_to_async(published_by_another)(elsewhere, 2) == 1
        assert (await other.get())["number"] == 2
        await groups().unsubscribe(other.put_nowait, GROUP)


async def test_a_subscription_on_a_broken_connection_fails_or_is_heard(
    elsewhere: redis.Redis,
) -> None:
    heard: asyncio.Queue[Message] = asyncio.Queue()
    await groups().subscribe(heard.put_nowait, "opened")

    async def subscribed() -> bool:
        try:
            await groups().subscribe(heard.put_nowait, GROUP)
        except redis.ConnectionError:
            return False
        return True

    for number in range(2):
        # The loop learns of it only when it writes, or later.
        elsewhere.client_kill_filter(_type="pubsub")
        while not await subscribed():
            pass
        assert await sync_to_async(published_by_another)(elsewhere, number) == 1
        assert (await heard.get())["number"] == number
        await groups().unsubscribe(heard.put_nowait, GROUP)


def test_a_process_without_sockets_publishes_from_any_thread(elsewhere: Any) -> None:
    listener = elsewhere.pubsub()
    listener.subscribe(f"durak__group__{GROUP}")
    assert next(listener.listen())["type"] == "subscribe"
    publishing = threading.Thread(target=publish, args=(GROUP, {"number": 1}))
    publishing.start()
    publishing.join()
    wait_until_published()
    layer: Any = get_channel_layer()
    message = layer.deserialize(next(listener.listen())["data"])
    assert message == {"number": 1, "group": GROUP}
    listener.close()


async def test_a_broken_connection_is_mended_and_told_of(elsewhere: redis.Redis) -> None:
    heard: asyncio.Queue[Message] = asyncio.Queue()
    broken = asyncio.Event()
    redis_connections().on_break(broken.set)
    await groups().subscribe(heard.put_nowait, GROUP)
    assert (redis_connections().is_up, redis_connections().breaks) == (True, 0)
    await sync_to_async(elsewhere.client_kill_filter)(_type="pubsub")
    await broken.wait()
    assert (redis_connections().is_up, redis_connections().breaks) == (True, 1)
    while not await sync_to_async(published_by_another)(elsewhere, 1):
        pass  # Redis has not taken the new subscription yet
    assert (await heard.get())["number"] == 1


async def test_listeners_of_the_process_hear_what_does_not_get_to_redis(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: asyncio.Queue[Message] = asyncio.Queue()
    await groups().subscribe(heard.put_nowait, GROUP)

    async def fail(*_: object) -> None:
        raise redis.ConnectionError("Redis is away.")

    monkeypatch.setattr(get_channel_layer(), "group_send_many", fail)
    await sync_to_async(publish)(GROUP, {"number": 1})
    assert (await heard.get())["number"] == 1
    assert redis_connections().breaks == 1


@pytest.fixture
def own_redis(settings: Any, tmp_path: Path) -> Iterator[Callable[[], "subprocess.Popen[bytes]"]]:
    """Starts a Redis that only this test uses, as the layer's."""
    socket_file = tmp_path / "redis.sock"
    settings.CHANNEL_LAYERS = copy.deepcopy(settings.CHANNEL_LAYERS)
    host = settings.CHANNEL_LAYERS["default"]["CONFIG"]["hosts"][0]
    host["address"] = f"unix://{socket_file}"
    with ExitStack() as stack:

        def start() -> "subprocess.Popen[bytes]":
            socket_file.unlink(missing_ok=True)
            process = stack.enter_context(subprocess.Popen(redis_command(socket_file)))
            stack.callback(process.kill)
            until(socket_file.exists)
            return process

        yield start


async def test_listeners_hear_again_when_redis_is_started_anew(
    own_redis: Callable[[], "subprocess.Popen[bytes]"],
) -> None:
    process = await sync_to_async(own_redis)()
    heard: asyncio.Queue[Message] = asyncio.Queue()
    await groups().subscribe(heard.put_nowait, GROUP)
    process.kill()
    await until_in_loop(lambda: not redis_connections().is_up)
    publish(GROUP, {"number": 1})
    assert (await heard.get())["number"] == 1
    with pytest.raises(redis.ConnectionError):
        await groups().subscribe(heard.put_nowait, "another group")
    await sync_to_async(own_redis)()
    await until_in_loop(lambda: redis_connections().is_up)
    await groups().subscribe(heard.put_nowait, "another group")
    for group in (GROUP, "another group"):
        publish(group, {"number": 2})
        assert await heard.get() == {"number": 2, "group": group}


async def test_nobody_waits_without_end_for_a_use_of_the_layer_that_hangs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("web.realtime.groups.ANSWERED_WITHIN_SECONDS", 0.2)
    heard: asyncio.Queue[Message] = asyncio.Queue()
    await groups().subscribe(heard.put_nowait, GROUP)
    layer: Any = get_channel_layer()
    (shard,) = layer._get_layer()._shards
    async with shard._lock:
        with pytest.raises(redis.ConnectionError):
            await groups().subscribe(heard.put_nowait, "orchestra")
        publish(GROUP, {"number": 1})
        # It stays in the process.
        assert (await heard.get())["number"] == 1
        await groups().unsubscribe(heard.put_nowait, GROUP)
        assert groups().count(GROUP) == 0
    await groups().subscribe(heard.put_nowait, GROUP)
    publish(GROUP, {"number": 2})
    assert (await heard.get())["number"] == 2
    await groups().unsubscribe(heard.put_nowait, GROUP)
