"""Waits for other processes: the one place where tools and tests look again and again.

Work of the own process has an event to wait for: a future, a queue, a lock. Work of another process
shows in the database, at a port or in /proc, where no message announces it."""

import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

FIRST_PAUSE, MAX_PAUSE = 0.01, 0.1
"""Seconds between two looks: short at first, then ten looks a second, which leave the processor to
the process that is waited for."""
LIMIT_SECONDS = 30.0


def until(
    condition: Callable[[], object], *, seconds: float = LIMIT_SECONDS, what: str = "the condition"
) -> None:
    """Return when the condition holds; raises TimeoutError after so many seconds."""
    deadline = time.monotonic() + seconds
    for pause in pauses():
        if condition():
            return
        if time.monotonic() > deadline:
            raise TimeoutError(f"Not within {seconds:.0f} s: {what}.")
        threading.Event().wait(pause)


def until_it_answers(
    name: str,
    process: subprocess.Popen[bytes],
    answers: Callable[[], object],
    *,
    seconds: float,
    log: Path | None = None,
) -> None:
    """Return when a process that was just started answers.

    Raises RuntimeError with its log if it has ended, or after so many seconds.
    """
    with suppress(TimeoutError):
        until(lambda: process.poll() is not None or answers(), seconds=seconds)
        if process.poll() is None:
            return
    said = log.read_text(errors="replace") if log else ""
    raise RuntimeError(f"{name} doesn't answer (exit status {process.poll()}). {said}")


def pauses() -> Iterator[float]:
    """Yield the seconds to wait after each look, without end."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, MAX_PAUSE)
