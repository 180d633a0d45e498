"""Where the work of a request is done: in other threads, or in the event loop's own."""

import asyncio
import functools
import math
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import copy_context
from typing import Protocol, TypeVar

import structlog
from django.db import Error, connection

from web.database_threads import drop_a_broken_connection

T = TypeVar("T")

log = structlog.get_logger(__name__)

SECONDS_OF_A_HOLD = 0.1
"""Work that has held the event loop for so long shows that something is slow just now."""
LEAST_CAUTION, MOST_CAUTION = 2.0, 64.0
"""For so many seconds after a hold work is done in another thread: twice as long each time, if
the next one comes no later than that again."""
MILLISECONDS_FOR_THE_LOCK = 10
"""How long the event loop waits for SQLite's one writer: many times what a commit takes."""

_here = threading.local()


class Runner(Protocol):
    """Does work that is written to block, for a coroutine."""

    async def run(self, work: Callable[[], T]) -> T:
        """What `work` returns or raises."""


class Threads:
    """Does work in one of so many threads, since it waits for the database."""

    def __init__(self, count: int) -> None:
        self._pool = ThreadPoolExecutor(count, thread_name_prefix="work")

    async def run(self, work: Callable[[], T]) -> T:
        """What `work` returns or raises."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)


class LoopThread:
    """Does work that is over in a millisecond or two in the event loop's own thread.

    For SQLite, where nothing is waited for but another writer, and that briefly: beyond
    `MILLISECONDS_FOR_THE_LOCK` the work meets OperationalError, and whoever gave it does it in
    another way. What follows from it and may wait goes `off_the_loop`. After work that held the
    loop for long all is done by `others` for a while, a longer one each time that it helped little.
    `clock` tells seconds.
    """

    def __init__(self, others: Runner, clock: Callable[[], float] = time.monotonic) -> None:
        self._others = others
        self._clock = clock
        self._caution = LEAST_CAUTION
        self._cautious_until = -math.inf

    async def run(self, work: Callable[[], T]) -> T:
        """What `work` returns or raises."""
        begun = self._clock()
        if begun < self._cautious_until or not _is_connected():
            return await self._others.run(work)
        try:
            with _without_its_loop(), _brief_wait_for_the_lock():
                return work()
        finally:
            self._note(self._clock() - begun)

    def _note(self, seconds: float) -> None:
        if seconds <= SECONDS_OF_A_HOLD:
            return
        log.warning("The event loop was held up.", seconds=round(seconds, 3))
        now = self._clock()
        is_again = now - self._cautious_until < self._caution
        self._caution = min(2 * self._caution, MOST_CAUTION) if is_again else LEAST_CAUTION
        self._cautious_until = now + self._caution


def off_the_loop(work: Callable[[], None]) -> None:
    """Do what may wait: in another thread, one after the other, if this one is an event loop's.

    In any other thread it is done before this returns. `work` must not raise.
    """
    if getattr(_here, "is_loop", False) or asyncio._get_running_loop() is not None:  # noqa: SLF001 - asked at every commit
        # With what lines of the log and traces say of the request.
        _patient().submit(copy_context().run, _and_drop_a_broken_connection, work)
    else:
        work()


@functools.cache
def _patient() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, thread_name_prefix="off-the-loop")


def _and_drop_a_broken_connection(work: Callable[[], None]) -> None:
    try:
        work()
    finally:
        drop_a_broken_connection()


def _is_connected() -> bool:
    """Whether this thread has a line to the database. Who tries next tells why there is none."""
    with _without_its_loop():
        try:
            connection.ensure_connection()
        except Error:
            return False
        return True


@contextmanager
def _without_its_loop() -> Iterator[None]:
    """Have the event loop's thread look like any other.

    To a running event loop Django gives a connection for each task, and refuses its use.
    """
    loop = asyncio.get_running_loop()
    asyncio._set_running_loop(None)  # noqa: SLF001 - as event loops do it themselves
    _here.is_loop = True
    try:
        yield
    finally:
        _here.is_loop = False
        asyncio._set_running_loop(loop)  # noqa: SLF001 - the same


@contextmanager
def _brief_wait_for_the_lock() -> Iterator[None]:
    # Past Django's cursors: it is done twice for each piece of work.
    line = connection.connection
    line.execute(f"PRAGMA busy_timeout = {MILLISECONDS_FOR_THE_LOCK}")
    try:
        yield
    finally:
        if connection.connection is line:
            seconds = connection.settings_dict["OPTIONS"]["timeout"]
            line.execute(f"PRAGMA busy_timeout = {int(seconds * 1000)}")
