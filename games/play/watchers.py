"""Spectators of each game: their number, kept in Redis for a short time.

A sorted set for each game has the time at which each watcher's socket was last noticed.
"""

import logging
import time
from collections.abc import Sequence
from typing import cast

import redis

from web.realtime.presence import SECONDS
from web.redis.fail_fast import quick_redis

log = logging.getLogger(__name__)


def add_watcher(game_id: str, who: str) -> None:
    """Count a watcher of the game; `who` is the same for all sockets of a user."""
    try:
        with quick_redis().pipeline(transaction=False) as pipe:
            pipe.zadd(_key(game_id), {who: time.time()})
            pipe.expire(_key(game_id), int(2 * SECONDS))
            pipe.execute()
    except redis.RedisError:
        log.warning("Redis can't be reached: a watcher isn't counted.")


def remove_watcher(game_id: str, who: str) -> None:
    """Stop counting a watcher of the game."""
    try:
        quick_redis().zrem(_key(game_id), who)
    except redis.RedisError:
        log.warning("Redis can't be reached: a watcher isn't counted.")


def watchers_of(game_ids: Sequence[str]) -> dict[str, int]:
    """Return the number of watchers of each game; 0 while Redis is away."""
    if not game_ids:
        return {}
    oldest = time.time() - SECONDS
    try:
        with quick_redis().pipeline(transaction=False) as pipe:
            for game_id in game_ids:
                pipe.zcount(_key(game_id), oldest, "+inf")
            counts = cast("list[int]", pipe.execute())
    except redis.RedisError:
        log.exception("Redis can't be reached: watchers aren't counted.")
        return dict.fromkeys(game_ids, 0)
    return dict(zip(game_ids, counts, strict=True))


def _key(game_id: str) -> str:
    return f"durak:watchers:{game_id}"
