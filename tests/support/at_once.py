"""Functions that start at the same moment, each in a thread with its own database connection."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from django.db import connection

Result = TypeVar("Result")
STARTS_WITHIN_SECONDS = 30


def at_once(*works: Callable[[], Result]) -> list[Result]:
    """Run all works simultaneously; their results, in order."""
    barrier = threading.Barrier(len(works))

    def run(work: Callable[[], Result]) -> Result:
        connection.ensure_connection()
        barrier.wait(timeout=STARTS_WITHIN_SECONDS)
        try:
            return work()
        finally:
            connection.close()

    with ThreadPoolExecutor(len(works)) as pool:
        return list(pool.map(run, works))
