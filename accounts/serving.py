"""Whether people can reach us: web processes say so in Redis, a word that soon fades.

Whoever counts people's time listens: time that nobody could use is nobody's. The word is since when
it has been said without a break, by whatever process; a Redis that starts anew breaks it too, since
nobody's page heard of anything meanwhile.
"""

import functools
import logging
import threading
import time
from datetime import UTC, datetime
from typing import cast

import redis
from django.conf import settings
from redis.backoff import NoBackoff
from redis.retry import Retry

log = logging.getLogger(__name__)

KEY = "durak:serving"
SECONDS_BETWEEN_WORDS = 0.5
MILLISECONDS_KEPT = 1500


def keep_saying() -> None:
    """Say from now on, beside whatever this process does, that it serves; until it ends."""
    threading.Thread(target=_say_for_ever, name="serving", daemon=True).start()


def say() -> None:
    """Say that a web process serves. Raises RedisError."""
    with _client(settings.DURAK_REDIS_URL).pipeline() as pipe:
        pipe.set(KEY, time.time(), nx=True, px=MILLISECONDS_KEPT)
        pipe.pexpire(KEY, MILLISECONDS_KEPT)
        pipe.execute()


def served_since() -> datetime | None:
    """Since when a web process has been there; None if none is, or Redis can't tell."""
    try:
        word = _client(settings.DURAK_REDIS_URL).get(KEY)
    except redis.RedisError:
        log.exception("Redis can't be reached: whether anybody serves isn't known.")
        return None
    return None if word is None else datetime.fromtimestamp(float(cast("bytes", word)), tz=UTC)


def _say_for_ever() -> None:
    pause = threading.Event()
    while not pause.wait(SECONDS_BETWEEN_WORDS):
        try:
            say()
        except redis.RedisError:
            log.warning("Redis can't be reached: nobody hears that this process serves.")


@functools.cache
def _client(url: str) -> redis.Redis:
    # Redis answers at once or is left out, as for limits.
    return redis.Redis.from_url(
        url, socket_timeout=1, socket_connect_timeout=1, retry=Retry(NoBackoff(), 0)
    )
