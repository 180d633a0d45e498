"""Threads that keep their connection to the database: opening one costs more than a small read."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from django.db import Error, InterfaceError, OperationalError, connection

T = TypeVar("T")

THREADS = 2
"""Reads are short, and a process does one thing at a time but for waiting."""

_readers = ThreadPoolExecutor(THREADS, thread_name_prefix="reads")


async def read(work: Callable[[], T]) -> T:
    """What `work` reads in the database, without blocking the event loop.

    It is done once more if the connection is broken, as it is when the database has started anew.
    """
    return await asyncio.get_running_loop().run_in_executor(_readers, _read, work)


def drop_a_broken_connection() -> None:
    """Have what this thread does next open a connection anew after an error of this one."""
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
