"""The sign that somebody watches TV, kept in Redis for a short time.

Only the start of an exhibition relies on it, so that bots play for nobody.
"""

import logging

import redis

from web.redis.fail_fast import quick_redis

log = logging.getLogger(__name__)

SECONDS = 60
"""Sockets ping every fifteen seconds."""
WATCHED = "durak:tv:watched"


def note_audience() -> None:
    """Note that somebody watches now."""
    try:
        quick_redis().set(WATCHED, 1, ex=SECONDS)
    except redis.RedisError:
        log.warning("Redis can't be reached: a watcher of TV isn't noted.")


def is_watched() -> bool:
    """Return whether somebody has watched lately; False while Redis is away."""
    try:
        return bool(quick_redis().exists(WATCHED))
    except redis.RedisError:
        log.warning("Redis can't be reached: no exhibition begins.")
        return False
