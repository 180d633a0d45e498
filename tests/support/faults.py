"""Faults of a whole service: each does something to it, and puts it right again."""

import os
import random
import resource
import signal
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing, nullcontext
from pathlib import Path
from typing import NamedTuple

import redis
from django.db import OperationalError, connection
from django.db.backends.base.base import BaseDatabaseWrapper

from tests.support.environment import own_servers
from tests.support.house import House
from tests.support.jumping_clock import OFFSETS, why_not
from tests.support.waiting import spend
from tools.waiting import until


class Fault(NamedTuple):
    """A fault by the name under which it is counted."""

    name: str
    happen: Callable[[House, random.Random], None]


LONGEST = 2.0
"""Seconds that a part is away."""
LONGER_THAN_A_COMMAND = 6.0
RECOVERS_WITHIN_SECONDS = 30
SLOW = 0.1
"""Seconds that each piece waits on a slow connection."""


def kill(*names: str) -> Fault:
    """Kill processes without cleanup, and start them again."""

    def fault(house: House, rng: random.Random) -> None:
        parts = list(names) or rng.sample(house.names, rng.randint(1, 3))
        house.kill(parts)
        spend(rng.uniform(0, LONGEST) + (LONGER_THAN_A_COMMAND if parts == ["web"] else 0))
        house.start(parts)

    return Fault(f"kill {' '.join(names) or 'any'}", fault)


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
        spend(rng.uniform(0.2, LONGEST))
        busy.execute("ROLLBACK")


def stop_postgres(house: House, rng: random.Random) -> None:
    """Let PostgreSQL stand still: it takes no connection, and answers on none of the service's."""
    try:
        with connection.cursor() as cursor:
            cursor.execute(
                "SELECT pid FROM pg_stat_activity"
                " WHERE datname = current_database() AND application_name = %s",
                [house.DATABASE_NAME],
            )
            serving = [int(pid) for (pid,) in cursor.fetchall()]
            cursor.execute("SHOW data_directory")
            folder = Path(cursor.fetchone()[0])
    finally:
        connection.close()
    # The first line of this file is the server's own process, which begets one a connection.
    standing = [int((folder / "postmaster.pid").read_text().splitlines()[0]), *serving]
    with house.felt():
        stopped = [pid for pid in standing if _sent(pid, signal.SIGSTOP)]
        try:
            spend(rng.uniform(0.5, LONGEST))
        finally:
            for pid in stopped:
                _sent(pid, signal.SIGCONT)


def fill_disk(house: House, rng: random.Random) -> None:
    """Let neither web process nor worker write to any file, not even its log, as on a full disk."""
    parts = ("web", "worker")
    _, most = resource.prlimit(house.processes("web")[0], resource.RLIMIT_FSIZE)
    # On PostgreSQL, whose files these are not, people go on playing.
    with house.felt() if connection.vendor == "sqlite" else nullcontext():
        house.limit_files(parts, (0, most))
        try:
            spend(rng.uniform(0.5, LONGEST))
        finally:
            house.limit_files(parts, (most, most))


def cut_line(house: House, _rng: random.Random) -> None:
    """Break the connections of all clients."""
    house.relay.cut()


def slow_line(house: House, rng: random.Random) -> None:
    """Slow all connections of clients down for a while."""
    house.relay.delay = SLOW
    spend(rng.uniform(0.5, LONGEST))
    house.relay.delay = 0.0


def crash_postgres(house: House, _rng: random.Random) -> None:
    """Kill a serving process of PostgreSQL: it ends all others, and recovers from its log."""
    with house.is_being_set_up, house.felt():
        other = connection.copy()
        try:
            assert _answers(other)
            with connection.cursor() as cursor:
                cursor.execute("SELECT pg_backend_pid()")
                os.kill(int(cursor.fetchone()[0]), signal.SIGKILL)
            # On a busy machine the server notices a little later, and serves until then.
            until(lambda: not _answers(other), seconds=RECOVERS_WITHIN_SECONDS)
        finally:
            connection.close()
            other.close()
        until(_database_answers, seconds=RECOVERS_WITHIN_SECONDS)


def restart_postgres(house: House, rng: random.Random) -> None:
    """End PostgreSQL, as its upgrade does, or kill it at once; it is away for a while."""
    connection.close()
    with house.is_being_set_up, house.felt():
        for server in own_servers:
            server.stop(rng.choice((signal.SIGINT, signal.SIGKILL)))
            spend(rng.uniform(0, LONGEST))
            server.start()


def jump_clock(house: House, rng: random.Random) -> None:
    """Set the clock of all processes wrong by hours, and a little later right again."""
    with house.is_being_set_up:
        house.set_clock(rng.choice(OFFSETS))
        spend(rng.uniform(1, 2 * LONGEST))
        house.set_clock(0)
        # The sweeps correct deadlines that were set by the wrong time.
        spend(LONGEST)


def _database_answers() -> bool:
    try:
        return _answers(connection)
    finally:
        connection.close()


def _answers(asked: BaseDatabaseWrapper) -> bool:
    try:
        with asked.cursor() as cursor:
            cursor.execute("SELECT 1")
    except OperationalError:
        return False
    return True


def _named(*faults: Callable[[House, random.Random], None]) -> tuple[Fault, ...]:
    return tuple(Fault(fault.__name__.replace("_", " "), fault) for fault in faults)


IS_POSTGRES = connection.vendor == "postgresql"
MAY_RESTART = bool(own_servers) and "PYTEST_XDIST_WORKER" not in os.environ
NO_JUMPS = why_not()
LEFT_OUT = (
    *(["restarts of PostgreSQL: other tests use it"] if IS_POSTGRES and not MAY_RESTART else []),
    *([f"jumps of the clock: {NO_JUMPS}"] if NO_JUMPS else []),
    *([] if sys.platform == "linux" else ["a full disk: only Linux can limit what runs already"]),
)
SOMETIMES = (
    *(_named(stop_postgres) if IS_POSTGRES else ()),
    *(_named(crash_postgres, restart_postgres) if IS_POSTGRES and MAY_RESTART else ()),
    *(() if NO_JUMPS else _named(jump_clock)),
    *(_named(fill_disk) if sys.platform == "linux" else ()),
)
ALWAYS = _named(stop, freeze, flush, upset_database, cut_line, slow_line)
EACH: tuple[Fault, ...] = (
    *(kill("redis"), kill("web"), kill("worker"), kill("beat")),
    *(kill("redis", "web", "worker", "beat"), *ALWAYS, *SOMETIMES),
)
"""One of every kind."""
ANY: tuple[Fault, ...] = (kill(), kill(), *ALWAYS, *SOMETIMES)


def _sent(pid: int, sent: signal.Signals) -> bool:
    """Return whether there was such a process to signal: a connection may have closed."""
    try:
        os.kill(pid, sent)
    except ProcessLookupError:
        return False
    return True
