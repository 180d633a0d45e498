"""Redis for what may be left out: a call is answered at once or fails."""

import functools

import redis
from django.conf import settings
from redis.backoff import NoBackoff
from redis.retry import Retry


def quick_redis() -> redis.Redis:
    """The Redis client of this process, whose calls raise RedisError after a second at most."""
    return _client(settings.DURAK_REDIS_URL)


@functools.cache
def _client(url: str) -> redis.Redis:
    return redis.Redis.from_url(
        url, socket_timeout=1, socket_connect_timeout=1, retry=Retry(NoBackoff(), 0)
    )
