"""Retries of small writes that must not get lost while the database is unreachable."""

import logging
import threading
import time
from collections.abc import Callable

from django.db import Error, connection

from web.database.threads import drop_a_broken_connection

log = logging.getLogger(__name__)

SECONDS_BETWEEN_TRIES = 1.0


def write_when_possible(do: Callable[[], object], *, seconds: float) -> threading.Thread | None:
    """Write now; if the database can't, retry in a thread for this many seconds.

    Returns the thread, or None if the write is done. The write may run twice if only the reply of
    the database was lost.
    """
    if _is_done(do):
        return None
    thread = threading.Thread(
        target=_try_until, args=(do, time.monotonic() + seconds), name="retry", daemon=True
    )
    thread.start()
    return thread


def _try_until(do: Callable[[], object], end: float) -> None:
    try:
        while not _is_done(do):
            if time.monotonic() >= end:
                log.error("A write was given up: the database was away for too long.")
                return
            time.sleep(SECONDS_BETWEEN_TRIES)
    finally:
        connection.close()


def _is_done(do: Callable[[], object]) -> bool:
    try:
        do()
    except Error:
        return False
    finally:
        drop_a_broken_connection()
    return True
