"""A Redis client that fails fast (short timeouts, no retry), for optional data."""

import asyncio
import functools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import redis
from django.conf import settings
from redis.backoff import NoBackoff
from redis.retry import Retry

from web.redis.redis_url import redis_address

T = TypeVar("T")

THREADS = 2
"""The timeouts: Redis normally answers much sooner."""

_executor = ThreadPoolExecutor(THREADS, thread_name_prefix="redis")


def quick_redis() -> redis.Redis:
    """Return this process's Redis client, whose calls raise RedisError after a second at most."""
    return _client(settings.DURAK_REDIS_URL)


async def call_redis(work: Callable[[], T]) -> T:
    """Return the result of `work`, which uses `quick_redis`, without blocking the event loop."""
    return await asyncio.get_running_loop().run_in_executor(_executor, work)


def call_redis_in_background(work: Callable[[], None]) -> None:
    """Run `work`, which uses `quick_redis`, in a thread without waiting. It must not raise."""
    _executor.submit(work)


@functools.cache
def _client(url: str) -> redis.Redis:
    return redis_address(url).client(
        socket_timeout=1, socket_connect_timeout=1, retry=Retry(NoBackoff(), 0)
    )
