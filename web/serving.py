"""Whether people can reach us: web processes say so in Redis, a word that soon fades.

Whoever counts people's time listens: time that nobody could use is nobody's. The word is since when
it has been said without a break, by whatever process; a Redis that starts anew breaks it too, since
nobody's page heard of anything meanwhile.
"""

import logging
import threading
import time
from datetime import UTC, datetime
from typing import cast

import redis

from web.quick_redis import quick_redis

log = logging.getLogger(__name__)

KEY = "durak:serving"
SECONDS_BETWEEN_WORDS = 0.5
MILLISECONDS_KEPT = 1500


def keep_saying() -> None:
    """Say from now on, beside whatever this process does, that it serves; until it ends."""
    threading.Thread(target=_say_for_ever, name="serving", daemon=True).start()


def say() -> None:
    """Say that a web process serves. Raises RedisError."""
    with quick_redis().pipeline() as pipe:
        pipe.set(KEY, time.time(), nx=True, px=MILLISECONDS_KEPT)
        pipe.pexpire(KEY, MILLISECONDS_KEPT)
        pipe.execute()


def served_since() -> datetime | None:
    """Since when a web process has been there; None if none is, or Redis can't tell."""
    try:
        word = quick_redis().get(KEY)
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
