"""Threads of the service: their connections are closed at a test's end, their work waited for."""

import threading
from concurrent.futures import ThreadPoolExecutor

from django.db import connections

from tools.waiting import LIMIT_SECONDS
from web import runners


def close_connections_of(pool: ThreadPoolExecutor) -> None:
    """Close those of each of a pool's threads, and end the threads."""
    # Each comes to one meeting: else one thread might close its own several times.
    met = threading.Barrier(pool._max_workers)
    for _ in range(pool._max_workers):
        pool.submit(_close_and_meet, met)
    pool.shutdown()


def until_off_the_loop_is_done() -> None:
    """Return when all work is done that event loops have given away by `off_the_loop`."""
    # One thread does it, one piece after the other.
    runners._patient().submit(lambda: None).result(LIMIT_SECONDS)


def _close_and_meet(met: threading.Barrier) -> None:
    connections.close_all()
    met.wait()
