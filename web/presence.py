"""Who is here, and who plays: kept in Redis for a little while, true for nobody's decisions.

Two sorted sets hold when somebody was last heard of. What is older than `SECONDS` counts no more.
"""

import logging
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Literal, cast

import redis

from web.quick_redis import quick_redis

log = logging.getLogger(__name__)

Presence = Literal["playing", "online", "offline"]
SECONDS = 75.0
"""Sockets ping every fifteen seconds, and a page without one asks now and then."""
SECONDS_KEPT = 600.0
"""How long a trace is kept, to tell how long somebody has been gone."""
SECONDS_BETWEEN_WORDS = 20.0
MOST_REMEMBERED = 20_000
ONLINE, PLAYING = "durak:presence:online", "durak:presence:playing"
AT_TABLES = "durak:presence:tables"
SECONDS_AT_TABLE = 40.0
"""A socket that has not pinged for so long has nobody behind it."""

_heard: dict[tuple[str, int], float] = {}


def is_here(user_id: int) -> None:
    """Somebody was just heard of."""
    _note(ONLINE, user_id)


def is_playing(user_id: int) -> None:
    """Somebody sits at a game that runs, and looks at it."""
    _note(ONLINE, user_id)
    _note(PLAYING, user_id)


def is_at_table(user_id: int, game_id: str) -> None:
    """Somebody has a game open at which they play."""
    with _left_out():
        quick_redis().zadd(AT_TABLES, {f"{user_id}:{game_id}": time.time()})


def left_table(user_id: int, game_id: str) -> None:
    """They have it open no more; if another page has, it says so at its next ping."""
    with _left_out():
        quick_redis().zrem(AT_TABLES, f"{user_id}:{game_id}")


def who_is_at_table(user_ids: Iterable[int], game_id: str) -> set[int]:
    """Who of them has the game open; all of them while Redis is away, since nobody knows."""
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


def is_new_word(kind: str, user_id: int) -> bool:
    """Whether this process hasn't said the same lately; Redis need not hear of every request."""
    now = time.monotonic()
    if now - _heard.get((kind, user_id), -SECONDS) < SECONDS_BETWEEN_WORDS:
        return False
    if len(_heard) >= MOST_REMEMBERED:
        _heard.clear()
    _heard[kind, user_id] = now
    return True


def presence_of(user_ids: Iterable[int]) -> dict[int, Presence]:
    """What each of them does now; offline for all while Redis is away."""
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


def who_is_here(user_ids: Iterable[int]) -> set[int] | None:
    """Those among them who were heard of lately; None if Redis can't tell."""
    ids = tuple(user_ids)
    if not ids:
        return set()
    try:
        heard = quick_redis().zmscore(ONLINE, [str(user_id) for user_id in ids])
    except redis.RedisError:
        log.exception("Redis can't be reached: who is here isn't known.")
        return None
    oldest = time.time() - SECONDS
    return {
        user_id for user_id, at in zip(ids, heard, strict=True) if at is not None and at >= oldest
    }


def last_traces(user_ids: Iterable[int]) -> dict[int, datetime]:
    """When each was last heard of, but for those of whom that is some minutes ago; Redis being
    away, nothing is known of anybody."""
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


def collect_seen() -> dict[int, float]:
    """When those heard of lately were last here (seconds since 1970); old traces are removed.

    Called at least once in `2 * SECONDS` it tells of everybody's last trace.
    """
    client = quick_redis()
    now = time.time()
    lately = client.zrangebyscore(ONLINE, now - 2 * SECONDS, "+inf", withscores=True)
    seen = cast("list[tuple[bytes, float]]", lately)
    for key in (ONLINE, PLAYING, AT_TABLES):
        client.zremrangebyscore(key, "-inf", now - SECONDS_KEPT)
    return {int(user_id): at for user_id, at in seen}


def _note(key: str, user_id: int) -> None:
    if not is_new_word(key, user_id):
        return
    with _left_out():
        quick_redis().zadd(key, {str(user_id): time.time()})


@contextmanager
def _left_out() -> Iterator[None]:
    try:
        yield
    except redis.RedisError:
        log.warning("Redis can't be reached: who is here isn't noted.")
