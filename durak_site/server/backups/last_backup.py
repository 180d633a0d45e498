"""The time of the last backup, for metrics.

It is stored in Redis: after a flush it is unknown until the next backup.
"""

import logging
import time
from typing import cast

import redis

from web.redis.fail_fast import quick_redis

log = logging.getLogger(__name__)

KEY = "durak:last-backup"


def note_backup() -> None:
    """Store that a backup was just written; skip it while Redis is unreachable."""
    try:
        quick_redis().set(KEY, time.time())
    except redis.RedisError:
        log.warning("Redis can't be reached: that a backup was written isn't noted.")


def last_backup() -> float:
    """Return when the last backup was written, in seconds since 1970; 0 if unknown.

    Raises RedisError.
    """
    return float(cast("bytes | None", quick_redis().get(KEY)) or 0)
