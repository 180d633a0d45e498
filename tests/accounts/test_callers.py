"""Callers are cached for seconds, and invalidated in all processes when the session ends."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import redis
from asgiref.sync import sync_to_async
from channels.layers import get_channel_layer
from django.conf import settings
from django.test import Client, RequestFactory

from accounts.callers import (
    GROUP,
    SECONDS_CACHED,
    Callers,
    invalidate_session,
    invalidate_user,
)
from accounts.models import User
from accounts.services.sessions import end_session
from tests.support.cookies import SESSION
from tests.support.games import some_user
from web.realtime.groups import Message, groups
from web.realtime.redis_connections import redis_connections

pytestmark = pytest.mark.django_db(transaction=True)


class StoppedClock:
    """A clock that shows the time to which it is set."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def session_of(user: User) -> str:
    client = Client()
    client.force_login(user)
    return client.cookies[SESSION].value


@asynccontextmanager
async def listening(callers: Callers) -> AsyncIterator["asyncio.Queue[Message]"]:
    """Let the callers receive messages; the received ones are in the queue afterwards."""
    heard: asyncio.Queue[Message] = asyncio.Queue()
    callers.listen()
    await callers._subscribing
    await groups().subscribe(heard.put_nowait, GROUP)
    try:
        yield heard
    finally:
        await groups().unsubscribe(heard.put_nowait, GROUP)
        await groups().unsubscribe(callers._take, GROUP)


async def asks(callers: Callers, key: str) -> User | None:
    request = RequestFactory().post("/", headers={"Cookie": f"{SESSION}={key}"})
    return await sync_to_async(callers.user_of)(request)


async def switch_off(user: User) -> None:
    """Deactivate the user without any message: only a new lookup finds it."""
    await User.objects.filter(pk=user.pk).aupdate(is_active=False)


async def test_a_caller_is_cached_for_some_seconds_and_then_looked_up() -> None:
    watch = StoppedClock()
    callers = Callers(watch)
    user = await sync_to_async(some_user)()
    key = await sync_to_async(session_of)(user)
    async with listening(callers):
        assert await asks(callers, key) == user
        await switch_off(user)
        watch.now += SECONDS_CACHED / 2
        assert await asks(callers, key) == user
        watch.now += SECONDS_CACHED
        assert await asks(callers, key) is None
    assert await asks(callers, "") is None


async def test_nobody_is_cached_by_a_process_that_does_not_hear() -> None:
    callers = Callers(StoppedClock())
    user = await sync_to_async(some_user)()
    key = await sync_to_async(session_of)(user)
    assert await asks(callers, key) == user
    await switch_off(user)
    assert await asks(callers, key) is None


@pytest.mark.parametrize("what", ["session", "person"])
async def test_an_invalidated_caller_is_looked_up_at_once(what: str) -> None:
    callers = Callers(StoppedClock())
    user, other = await sync_to_async(some_user)(), await sync_to_async(some_user)()
    keys = [await sync_to_async(session_of)(one) for one in (user, other)]
    async with listening(callers) as heard:
        for key in keys:
            await asks(callers, key)
        for one in (user, other):
            await switch_off(one)
        if what == "session":
            await sync_to_async(invalidate_session)(keys[0])
        else:
            await sync_to_async(invalidate_user)(user.pk)
        await heard.get()
        assert await asks(callers, keys[0]) is None
        assert await asks(callers, keys[1]) == other


async def test_another_process_invalidates_an_entry_of_this_one() -> None:
    callers = Callers(StoppedClock())
    user = await sync_to_async(some_user)()
    key = await sync_to_async(session_of)(user)
    async with listening(callers) as heard:
        await asks(callers, key)
        await switch_off(user)
        layer: Any = get_channel_layer()
        message = layer.serialize({"user": user.pk, "group": GROUP})
        with redis.Redis.from_url(settings.DURAK_REDIS_URL) as client:
            await sync_to_async(client.publish)(f"durak__group__{GROUP}", message)
        await heard.get()
        assert await asks(callers, key) is None


async def test_the_end_of_a_session_is_published_to_all_processes() -> None:
    callers = Callers(StoppedClock())
    user = await sync_to_async(some_user)()
    key = await sync_to_async(session_of)(user)
    async with listening(callers) as heard:
        assert await asks(callers, key) == user
        await sync_to_async(end_session)(key)
        await heard.get()
        assert await asks(callers, key) is None


async def test_a_break_of_the_line_to_redis_clears_the_cache() -> None:
    callers = Callers(StoppedClock())
    user = await sync_to_async(some_user)()
    key = await sync_to_async(session_of)(user)
    async with listening(callers):
        await asks(callers, key)
        await switch_off(user)
        broken = asyncio.Event()
        redis_connections().on_break(broken.set)
        with redis.Redis.from_url(settings.DURAK_REDIS_URL) as client:
            await sync_to_async(client.client_kill_filter)(_type="pubsub")
        await broken.wait()
        assert await asks(callers, key) is None
