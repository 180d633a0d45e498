"""The heartbeat of web processes (how many run): a key in Redis that soon expires.

The tasks that measure players' time read it: while no web process served, no player's clock runs.
The value of the key is the time since which the key has existed without a break, kept by any
process. A restart of Redis counts as a break too, because no page received updates then.
"""

import logging
import threading
import time
from datetime import UTC, datetime
from typing import cast

import redis

from web.redis.fail_fast import quick_redis

log = logging.getLogger(__name__)

KEY = "durak:serving"
SECONDS_BETWEEN_BEATS = 0.5
MILLISECONDS_KEPT = 1500


def start_heartbeat() -> None:
    """Send heartbeats in a separate thread until this process ends."""
    threading.Thread(target=_beat_for_ever, name="serving", daemon=True).start()


def beat() -> None:
    """Write to Redis that a web process serves now. Raises RedisError."""
    with quick_redis().pipeline() as pipe:
        pipe.set(KEY, time.time(), nx=True, px=MILLISECONDS_KEPT)
        pipe.pexpire(KEY, MILLISECONDS_KEPT)
        pipe.get(KEY)
        since = pipe.execute()[-1]
    # A time in the future was written before the clock was set back. If it stayed, every heartbeat
    # would look like the first one after an outage.
    if since is not None and float(since) > time.time():
        quick_redis().set(KEY, time.time(), px=MILLISECONDS_KEPT)


def served_since() -> datetime | None:
    """Return the time since which web processes serve; None if none does or Redis is away."""
    try:
        since = quick_redis().get(KEY)
    except redis.RedisError:
        log.exception("Redis can't be reached: whether a web process serves isn't known.")
        return None
    return None if since is None else datetime.fromtimestamp(float(cast("bytes", since)), tz=UTC)


def _beat_for_ever() -> None:
    pause = threading.Event()
    while not pause.wait(SECONDS_BETWEEN_BEATS):
        try:
            beat()
        except redis.RedisError:
            log.warning("Redis can't be reached: that this process serves isn't noted.")
