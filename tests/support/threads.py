"""Threads of the service: their connections are closed at a test's end."""

import threading
from concurrent.futures import ThreadPoolExecutor

from django.db import connections


def close_connections_of(pool: ThreadPoolExecutor) -> None:
    """Close those of each of a pool's threads, and end the threads."""
    # Each comes to one meeting: else one thread might close its own several times.
    met = threading.Barrier(pool._max_workers)
    for _ in range(pool._max_workers):
        pool.submit(_close_and_meet, met)
    pool.shutdown()


def _close_and_meet(met: threading.Barrier) -> None:
    connections.close_all()
    met.wait()
