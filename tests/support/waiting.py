"""Waiting in tests (no sleep, flaky tests): for events, and for turns of an event loop.

`tools.waiting.until` waits for a condition, with a limit. Nothing else in the tests waits for time:
`tests/site/test_nothing_sleeps.py` looks for it.
"""

import asyncio
import threading
import time
from collections.abc import Callable

from tools.waiting import LIMIT_SECONDS, pauses

STALLED_AFTER_SECONDS = 50
"""No step of a process takes nearly as long, on a busy machine either."""


class Patience:
    """A deadline that moves on with progress."""

    def __init__(self, seconds: float = STALLED_AFTER_SECONDS) -> None:
        self._seconds = seconds
        self._reached: object = None
        self._deadline = time.monotonic() + seconds

    def is_over(self, reached: object) -> bool:
        """Return whether the process has been at this point for so many seconds."""
        if reached != self._reached:
            self._reached = reached
            self._deadline = time.monotonic() + self._seconds
        return time.monotonic() > self._deadline


def until_done(is_done: Callable[[], object], progress: Callable[[], object]) -> None:
    """Return when it is done, however long that takes while `progress` goes on changing.

    Raises TimeoutError once `progress` has not changed for `STALLED_AFTER_SECONDS`.
    """
    patience = Patience()
    for pause in pauses():
        if is_done():
            return
        reached = progress()
        if patience.is_over(reached):
            raise TimeoutError(f"Nothing has changed for long: {reached}.")
        threading.Event().wait(pause)


async def until_in_loop(condition: Callable[[], object], *, seconds: float = LIMIT_SECONDS) -> None:
    """Return when the condition holds, while the event loop goes on.

    The condition runs in the loop. Raises TimeoutError after so many seconds.
    """
    async with asyncio.timeout(seconds):
        for pause in pauses():
            if condition():
                return
            await asyncio.sleep(pause)


async def turn_of_the_loop() -> None:
    """Let the event loop take one turn: for tests of every order in which steps may come."""
    await asyncio.sleep(0)


def spend(seconds: float) -> None:
    """Spend real time: how long a fault lasts, or how long somebody thinks while it does.

    Only the house of `tests/faults` does so, whose processes have their own clocks."""
    threading.Event().wait(seconds)
