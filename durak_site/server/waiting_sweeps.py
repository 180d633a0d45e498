"""The sweeps (periodic tasks) that wait in a queue: each waits at most once.

Beat notes in Redis that it has queued a sweep, and the worker that the sweep has begun. Without
that, a busy worker would drop old sweeps more slowly than beat queues new ones, and those that are
due each second would never run.
"""

import logging

import redis

from web.redis.fail_fast import quick_redis

log = logging.getLogger(__name__)

KEY = "durak:waiting-sweep:"
WAITS_AT_LEAST = 10.0
"""The seconds for which a sweep may wait, even if it is due more often.

The worker drops a sweep that has waited for longer, and beat queues another one: so a worker that
was killed with a sweep in hand holds it up for no longer either.
"""
EARLIER_MS = 500
"""The next sweep may be queued a little before the one that waits is dropped."""


def seconds_of_waiting(interval: float) -> float:
    """Return the time for which a sweep that is due at this interval may wait."""
    return max(interval, WAITS_AT_LEAST)


def begin_waiting(sweep: str, *, seconds: float) -> bool:
    """Note that the sweep waits, at most for so long; return False if it waits already.

    Return True while Redis is unreachable.
    """
    kept = round(seconds * 1000) - EARLIER_MS
    try:
        return bool(quick_redis().set(KEY + sweep, 1, nx=True, px=kept))
    except redis.RedisError:
        log.warning("Redis can't be reached: that %s waits isn't noted.", sweep)
        return True


def end_waiting(sweep: str) -> None:
    """Note that the sweep has begun, so that beat may queue the next one."""
    try:
        quick_redis().delete(KEY + sweep)
    except redis.RedisError:
        log.warning("Redis can't be reached: that %s has begun isn't noted.", sweep)
