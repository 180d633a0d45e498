"""Presence: which users are online or disconnected, who has a game open, in several tabs too.

Redis may lose it at any time, so nothing durable relies on it. Sorted sets store the time of each
user's last request or ping; entries older than `SECONDS` no longer count.
"""

import logging
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Literal, cast

import redis

from web.redis.fail_fast import call_redis_in_background, quick_redis

log = logging.getLogger(__name__)

Presence = Literal["playing", "online", "offline"]
SECONDS = 75.0
"""Sockets ping every fifteen seconds, and a page without a socket asks now and then."""
SECONDS_KEPT = 600.0
"""The time for which the last sign of a user is kept, to show since when the user is absent."""
SECONDS_AHEAD = 10.0
"""The largest difference between the clocks of two machines. A time further in the future was
written before a clock was set back, and would keep users present for that long."""
SECONDS_BETWEEN_MARKS = 20.0
"""The time before this process writes a user's presence again: not every request needs a write."""
MAX_REMEMBERED = 20_000
ONLINE, PLAYING = "durak:presence:online", "durak:presence:playing"
AT_TABLES = "durak:presence:tables"
SECONDS_AT_TABLE = 40.0
"""A socket that hasn't pinged for this long has no client any more."""

_marked_at: dict[tuple[str, int], float] = {}


def mark_online(user_id: int) -> None:
    """Note that a request or a ping of the user has just arrived."""
    _note(ONLINE, user_id)


def was_marked_online(user_id: int, *, within: timedelta) -> bool:
    """Return whether this process itself noted the user recently. Others may know more."""
    marked_at = _marked_at.get((ONLINE, user_id))
    return marked_at is not None and time.monotonic() - marked_at < within.total_seconds()


def mark_online_async(user_id: int) -> None:
    """Call `mark_online` in another thread, so that an event loop doesn't wait for Redis."""
    if _is_due(ONLINE, user_id):
        call_redis_in_background(partial(_write, ONLINE, user_id))


def mark_playing(user_id: int) -> None:
    """Note that the user is playing and has the running game open."""
    _note(ONLINE, user_id)
    _note(PLAYING, user_id)


def mark_at_table(user_id: int, game_id: str) -> None:
    """Note that the user has this game open, at which they play."""
    with _left_out():
        quick_redis().zadd(AT_TABLES, {f"{user_id}:{game_id}": time.time()})


def mark_left_table(user_id: int, game_id: str) -> None:
    """Note that the user closed a page of this game; a second tab, if open, notes itself again."""
    with _left_out():
        quick_redis().zrem(AT_TABLES, f"{user_id}:{game_id}")


def present_at_table(user_ids: Iterable[int], game_id: str) -> set[int]:
    """Return the users who have the game open; all of them while Redis is unreachable."""
    ids = tuple(user_ids)
    if not ids:
        return set()
    try:
        scores = quick_redis().zmscore(AT_TABLES, [f"{user_id}:{game_id}" for user_id in ids])
    except redis.RedisError:
        log.exception("Redis can't be reached: everybody seems to be at their table.")
        return set(ids)
    oldest = time.time() - SECONDS_AT_TABLE
    pairs = zip(ids, scores, strict=True)
    return {user_id for user_id, at in pairs if at is not None and at >= oldest}


def presence_of(user_ids: Iterable[int]) -> dict[int, Presence]:
    """Return the presence of each user; offline for all while Redis is unreachable."""
    ids = tuple(user_ids)
    found: dict[int, Presence] = dict.fromkeys(ids, "offline")
    if not ids:
        return found
    try:
        with quick_redis().pipeline(transaction=False) as pipe:
            pipe.zmscore(ONLINE, [str(user_id) for user_id in ids])
            pipe.zmscore(PLAYING, [str(user_id) for user_id in ids])
            online, playing = pipe.execute()
    except redis.RedisError:
        log.exception("Redis can't be reached: everybody seems to be offline.")
        return found
    oldest = time.time() - SECONDS
    for user_id, here, plays in zip(ids, online, playing, strict=True):
        if here is not None and here >= oldest:
            is_at_play = plays is not None and plays >= oldest
            found[user_id] = "playing" if is_at_play else "online"
    return found


def online_users(user_ids: Iterable[int]) -> set[int] | None:
    """Return the users who were online recently; None while Redis is unreachable."""
    ids = tuple(user_ids)
    if not ids:
        return set()
    try:
        traces = quick_redis().zmscore(ONLINE, [str(user_id) for user_id in ids])
    except redis.RedisError:
        log.exception("Redis can't be reached: who is here isn't known.")
        return None
    oldest = time.time() - SECONDS
    return {
        user_id for user_id, at in zip(ids, traces, strict=True) if at is not None and at >= oldest
    }


def last_seen_at(user_ids: Iterable[int]) -> dict[int, datetime]:
    """Return the last sign of each user that is still kept; empty while Redis is unreachable."""
    ids = tuple(user_ids)
    if not ids:
        return {}
    try:
        scores = quick_redis().zmscore(ONLINE, [str(one) for one in ids])
    except redis.RedisError:
        log.exception("Redis can't be reached: who is here isn't known.")
        return {}
    found = zip(ids, scores, strict=True)
    return {one: datetime.fromtimestamp(at, tz=UTC) for one, at in found if at is not None}


def collect_last_seen() -> dict[int, float]:
    """Remove old entries, and return the last ones (seconds since 1970) of recent users.

    If it is called at least every `2 * SECONDS`, it returns the last sign of every user.
    """
    client = quick_redis()
    now = time.time()
    for key in (ONLINE, PLAYING, AT_TABLES):
        client.zremrangebyscore(key, now + SECONDS_AHEAD, "+inf")
    lately = client.zrangebyscore(ONLINE, now - 2 * SECONDS, "+inf", withscores=True)
    seen = cast("list[tuple[bytes, float]]", lately)
    for key in (ONLINE, PLAYING, AT_TABLES):
        client.zremrangebyscore(key, "-inf", now - SECONDS_KEPT)
    return {int(user_id): at for user_id, at in seen}


def _note(key: str, user_id: int) -> None:
    if _is_due(key, user_id):
        _write(key, user_id)


def _is_due(key: str, user_id: int) -> bool:
    """Return whether to write the user's presence now, and count it as written."""
    now = time.monotonic()
    if now - _marked_at.get((key, user_id), -SECONDS) < SECONDS_BETWEEN_MARKS:
        return False
    if len(_marked_at) >= MAX_REMEMBERED:
        _marked_at.clear()
    _marked_at[key, user_id] = now
    return True


def _write(key: str, user_id: int) -> None:
    with _left_out():
        quick_redis().zadd(key, {str(user_id): time.time()})


@contextmanager
def _left_out() -> Iterator[None]:
    try:
        yield
    except redis.RedisError:
        log.warning("Redis can't be reached: who is here isn't noted.")
