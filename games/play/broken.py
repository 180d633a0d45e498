"""Games that were found broken: the operator is told of each, and a sweep counts them.

Their ids are kept in Redis, which carries no truth: after a flush a broken game is found again when
somebody next asks for it.
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
"""The words for clients, as a problem or on a socket."""

KEY = "durak:broken-games"
MOST_KEPT = 1000
SECONDS_BETWEEN_LINES = 3600.0
"""A process writes one line about a broken game in this time, however often it is asked for."""

_told: TTLCache[str, None] = TTLCache(MOST_KEPT, SECONDS_BETWEEN_LINES)
_telling = Lock()


def note_broken(game_id: str, error: StoreError) -> None:
    """Tell the operator that the game is broken, and keep its id for the sweep that counts them.

    Call it with the error wherever a broken game is met and everything else goes on. It asks Redis.
    """
    if _is_to_be_told(game_id):
        log.error(
            "Game %s is broken: manage.py verify_game %s, then rebuild_games.",
            *(game_id, game_id),
            exc_info=error,
        )
    try:
        client = quick_redis()
        client.zadd(KEY, {game_id: time.time()})
        client.zremrangebyrank(KEY, 0, -MOST_KEPT - 1)
    except redis.RedisError:
        log.warning("Redis can't be reached: broken game %s isn't counted.", game_id)


def _is_to_be_told(game_id: str) -> bool:
    with _telling:
        if game_id in _told:
            return False
        _told[game_id] = None
        return True


def known_broken() -> list[str]:
    """Return the ids of the games that were found broken. Raises RedisError."""
    found = cast("list[bytes]", quick_redis().zrange(KEY, 0, -1))
    return [game_id.decode() for game_id in found]


def forget_broken(game_id: str) -> None:
    """Count the game no longer: it is whole again, or gone. Raises RedisError."""
    quick_redis().zrem(KEY, game_id)
