"""Thread pool for database work from async code: threads that keep a database connection."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from django.db import Error, InterfaceError, OperationalError, connection

T = TypeVar("T")

THREADS = 2
"""Few threads are enough: reads are short, and Python runs one thread at a time."""

_readers = ThreadPoolExecutor(THREADS, thread_name_prefix="reads")


async def read(work: Callable[[], T]) -> T:
    """Return the result of `work`, which reads the database, without blocking the event loop.

    It runs a second time if the connection is broken, for example after a restart of the database.
    """
    return await asyncio.get_running_loop().run_in_executor(_readers, _read, work)


def drop_a_broken_connection() -> None:
    """Close this thread's connection if an error made it unusable; the next use opens one."""
    if connection.errors_occurred:
        try:
            connection.close_if_unusable_or_obsolete()
        except Error:
            connection.close()


def _read(work: Callable[[], T]) -> T:
    try:
        return work()
    except (OperationalError, InterfaceError):
        drop_a_broken_connection()
        return work()
    finally:
        drop_a_broken_connection()
