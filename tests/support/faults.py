"""Faults of a whole service: each does something to it, and puts it right again."""

import random
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing

import redis
from django.db import connection

from tests.support.house import House

Fault = Callable[[House, random.Random], None]
LONGEST = 3.0
"""Seconds that a part is away."""
LONGER_THAN_A_COMMAND = 6.0
SLOW = 0.1
"""Seconds that each piece waits on a slow line."""


def kill(*names: str) -> Fault:
    """Kill processes without cleanup, and start them again."""

    def fault(house: House, rng: random.Random) -> None:
        parts = list(names) or rng.sample(house.names, rng.randint(1, 3))
        house.kill(parts)
        _pause(rng.uniform(0, LONGEST) + (LONGER_THAN_A_COMMAND if parts == ["web"] else 0))
        house.start(parts)

    return fault


def stop(house: House, rng: random.Random) -> None:
    """Ask processes to end, as a deployment does, and start them again."""
    parts = rng.sample(house.names, rng.randint(1, 2))
    house.stop(parts)
    house.start(parts)


def freeze(house: House, rng: random.Random) -> None:
    """Let a process stand still for a while: it is there, and does nothing."""
    house.freeze(rng.choice(house.names), seconds=rng.uniform(0.5, LONGEST))


def flush(house: House, _rng: random.Random) -> None:
    """Empty Redis, with all queues in it."""
    with redis.Redis.from_url(house.redis_url) as client:
        client.flushall()


def upset_database(house: House, rng: random.Random) -> None:
    """Cut all connections of PostgreSQL, as its restart does, or keep SQLite's only writer busy."""
    try:
        if connection.vendor == "postgresql":
            with connection.cursor() as cursor:
                cursor.execute(
                    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND application_name = %s",
                    [house.DATABASE_NAME],
                )
            return
    finally:
        connection.close()
    name = str(connection.settings_dict["NAME"])
    with closing(sqlite3.connect(name, timeout=60, isolation_level=None)) as busy, house.felt():
        busy.execute("BEGIN IMMEDIATE")
        _pause(rng.uniform(0.2, LONGEST))
        busy.execute("ROLLBACK")


def cut_line(house: House, _rng: random.Random) -> None:
    """Break the connections of all clients."""
    house.line.cut()


def slow_line(house: House, rng: random.Random) -> None:
    """Slow all connections of clients down for a while."""
    house.line.delay = SLOW
    _pause(rng.uniform(0.5, LONGEST))
    house.line.delay = 0.0


EACH: tuple[Fault, ...] = (
    *(kill("redis"), kill("web"), kill("worker"), kill("beat")),
    *(kill("redis", "web", "worker", "beat"), stop, freeze),
    *(flush, upset_database, cut_line, slow_line),
)
"""One of every kind."""
ANY: tuple[Fault, ...] = (
    *(kill(), kill(), stop, freeze, flush, upset_database, cut_line, slow_line),
)


def _pause(seconds: float) -> None:
    threading.Event().wait(seconds)
