"""Heartbeats of workers and beat, which health checks and readiness read.

Each process writes to Redis every few seconds that it works; the entries soon expire. Their times
come from the clock of Redis, so that the clocks of machines need not agree.
"""

import logging
import os
import socket
from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

import redis

from web.redis.fail_fast import quick_redis

log = logging.getLogger(__name__)

KEY = "durak:alive"
SECONDS_KEPT = 15
BEAT = "beat"
KINDS = ("worker", "bots", "review", "webhooks", BEAT)


class WorkingProcess(NamedTuple):
    """A working process: its kind, its machine, and the queues that it takes from."""

    kind: str
    host: str
    pid: int
    queues: tuple[str, ...] = ()

    @property
    def note(self) -> str:
        """The text that Redis stores for the process."""
        return "/".join((self.kind, self.host, str(self.pid), ",".join(self.queues)))

    @classmethod
    def of(cls, note: str) -> "WorkingProcess":
        """Return the process that a stored text describes."""
        kind, host, pid, queues = note.split("/")
        return cls(kind, host, int(pid), tuple(queues.split(",")) if queues else ())


def this_process(kind: str, queues: Sequence[str] = ()) -> WorkingProcess:
    """Return this process, as one of that kind."""
    return WorkingProcess(kind, socket.gethostname(), os.getpid(), tuple(queues))


def note_alive(part: WorkingProcess) -> None:
    """Store that the process works now; skip it while Redis is unreachable."""
    try:
        client = quick_redis()
        now = _now(client)
        client.zadd(KEY, {part.note: now})
        client.zremrangebyscore(KEY, "-inf", now - SECONDS_KEPT)
        # They were written before the clock was set back, and would stay for that long.
        ahead = cast("list[bytes]", client.zrangebyscore(KEY, f"({now}", "+inf"))
        if ahead:
            client.zadd(KEY, dict.fromkeys(ahead, now))
    except redis.RedisError:
        log.warning("Redis can't be reached: that %s works isn't noted.", part.kind)


def note_ended(part: WorkingProcess) -> None:
    """Remove the process; while Redis is unreachable its entry expires instead."""
    try:
        quick_redis().zrem(KEY, part.note)
    except redis.RedisError:
        log.warning("Redis can't be reached: that %s has ended isn't noted.", part.kind)


def working(client: redis.Redis) -> Iterator[WorkingProcess]:
    """Yield the processes with a recent heartbeat. Raises RedisError."""
    since = _now(client) - SECONDS_KEPT
    notes = cast("list[bytes]", client.zrangebyscore(KEY, since, "+inf"))
    return (WorkingProcess.of(note.decode()) for note in notes)


def _now(client: redis.Redis) -> float:
    seconds, microseconds = client.time()
    return seconds + microseconds / 1_000_000
