"""Redis for what may be left out: a call is answered at once or fails."""

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
"""Redis answers sooner than a thread is waiting for the next."""

_askers = ThreadPoolExecutor(THREADS, thread_name_prefix="redis")


def quick_redis() -> redis.Redis:
    """The Redis client of this process, whose calls raise RedisError after a second at most."""
    return _client(settings.DURAK_REDIS_URL)


async def ask_redis(work: Callable[[], T]) -> T:
    """What `work` does by way of `quick_redis`, without blocking the event loop."""
    return await asyncio.get_running_loop().run_in_executor(_askers, work)


def ask_redis_beside(work: Callable[[], None]) -> None:
    """Have `work` done by way of `quick_redis` soon, and don't wait. It must not raise."""
    _askers.submit(work)


@functools.cache
def _client(url: str) -> redis.Redis:
    return redis_address(url).client(
        socket_timeout=1, socket_connect_timeout=1, retry=Retry(NoBackoff(), 0)
    )
