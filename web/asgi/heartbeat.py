"""The heartbeat of the web processes: a key in Redis that soon expires.

The tasks that count players' time read it: time in which no player could reach the site is counted
against nobody. The key's value is the time since which it has existed without a break, whichever
process kept it; a Redis that starts anew breaks it too, since no page was sent anything meanwhile.
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
    """Beat from now on until this process ends, in a thread of its own."""
    threading.Thread(target=_beat_for_ever, name="serving", daemon=True).start()


def beat() -> None:
    """Note in Redis that a web process serves now. Raises RedisError."""
    with quick_redis().pipeline() as pipe:
        pipe.set(KEY, time.time(), nx=True, px=MILLISECONDS_KEPT)
        pipe.pexpire(KEY, MILLISECONDS_KEPT)
        pipe.get(KEY)
        since = pipe.execute()[-1]
    # A time to come is left by a clock that was set back; as long as it stood, each beat would
    # look like the first after an absence.
    if since is not None and float(since) > time.time():
        quick_redis().set(KEY, time.time(), px=MILLISECONDS_KEPT)


def served_since() -> datetime | None:
    """The time since which web processes have served; None if none does or Redis is away."""
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
