"""Waiting for something that takes as long as it takes, as long as it goes on."""

import threading
import time
from collections.abc import Callable

STALLED_AFTER_SECONDS = 90
"""No step of what is waited for takes nearly as long, on a busy machine either."""
PAUSE = 0.05


class Patience:
    """A deadline that moves on with progress."""

    def __init__(self, seconds: float = STALLED_AFTER_SECONDS) -> None:
        self._seconds = seconds
        self._reached: object = None
        self._deadline = time.monotonic() + seconds

    def is_over(self, reached: object) -> bool:
        """Whether what is waited for has stood where it is now for so many seconds."""
        if reached != self._reached:
            self._reached = reached
            self._deadline = time.monotonic() + self._seconds
        return time.monotonic() > self._deadline


def until_done(is_done: Callable[[], bool], progress: Callable[[], object]) -> None:
    """Wait until it is done, however long that takes while `progress` goes on changing.

    Raises AssertionError once it has not changed for long.
    """
    patience, pause = Patience(), threading.Event()
    while not is_done():
        reached = progress()
        assert not patience.is_over(reached), f"nothing has changed for long: {reached}"
        pause.wait(PAUSE)
