"""Broken (corrupt) games: report each to the operator, and store their ids to be counted.

The ids are in Redis. If Redis loses them, each broken game is found again by the next request for
it.
"""

import logging
import time
from threading import Lock
from typing import cast

import redis
from cachetools import TTLCache

from games.play.errors import StoreError
from web.redis.fail_fast import quick_redis

log = logging.getLogger(__name__)

BROKEN = "game_broken"
BROKEN_DETAIL = "Something is wrong with this game. Staff have been told."
"""The text for clients, in a problem or on a socket."""

KEY = "durak:broken-games"
MAX_KEPT = 1000
SECONDS_BETWEEN_REPORTS = 3600.0
"""The time in which a process logs a broken game once, however often it is requested."""

_reported: TTLCache[str, None] = TTLCache(MAX_KEPT, SECONDS_BETWEEN_REPORTS)
_reporting = Lock()


def note_broken(game_id: str, error: StoreError) -> None:
    """Report a broken game to the operator, and store its id for the sweep that counts them.

    Call this wherever a broken game is found and the other games go on. It writes to Redis.
    """
    if _must_report(game_id):
        log.error(
            "Game %s is broken: manage.py verify_game %s, then rebuild_games.",
            *(game_id, game_id),
            exc_info=error,
        )
    try:
        client = quick_redis()
        client.zadd(KEY, {game_id: time.time()})
        client.zremrangebyrank(KEY, 0, -MAX_KEPT - 1)
    except redis.RedisError:
        log.warning("Redis can't be reached: broken game %s isn't counted.", game_id)


def _must_report(game_id: str) -> bool:
    with _reporting:
        if game_id in _reported:
            return False
        _reported[game_id] = None
        return True


def known_broken() -> list[str]:
    """Return the ids of the known broken games. Raises RedisError."""
    found = cast("list[bytes]", quick_redis().zrange(KEY, 0, -1))
    return [game_id.decode() for game_id in found]


def clear_broken(game_id: str) -> None:
    """Stop counting a game that is repaired or deleted. Raises RedisError."""
    quick_redis().zrem(KEY, game_id)
