"""Who watches which game: kept in Redis for a little while, true for nobody's decisions.

For each game a sorted set holds when each watcher's socket was last noticed, as for presence.
"""

import logging
import time
from collections.abc import Sequence
from typing import cast

import redis

from web.realtime.presence import SECONDS
from web.redis.fail_fast import quick_redis

log = logging.getLogger(__name__)


def note_watcher(game_id: str, who: str) -> None:
    """Note that somebody watches the game; `who` is equal for all sockets of a user."""
    try:
        with quick_redis().pipeline(transaction=False) as pipe:
            pipe.zadd(_key(game_id), {who: time.time()})
            pipe.expire(_key(game_id), int(2 * SECONDS))
            pipe.execute()
    except redis.RedisError:
        log.warning("Redis can't be reached: who watches isn't noted.")


def forget_watcher(game_id: str, who: str) -> None:
    """Note that somebody watches the game no more."""
    try:
        quick_redis().zrem(_key(game_id), who)
    except redis.RedisError:
        log.warning("Redis can't be reached: who watches isn't noted.")


def watchers_of(game_ids: Sequence[str]) -> dict[str, int]:
    """How many watch each of the games; nobody while Redis is away."""
    if not game_ids:
        return {}
    oldest = time.time() - SECONDS
    try:
        with quick_redis().pipeline(transaction=False) as pipe:
            for game_id in game_ids:
                pipe.zcount(_key(game_id), oldest, "+inf")
            counts = cast("list[int]", pipe.execute())
    except redis.RedisError:
        log.exception("Redis can't be reached: nobody seems to watch.")
        return dict.fromkeys(game_ids, 0)
    return dict(zip(game_ids, counts, strict=True))


def _key(game_id: str) -> str:
    return f"durak:watchers:{game_id}"
