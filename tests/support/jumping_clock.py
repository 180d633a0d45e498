"""Time travel for tests: the wall clock of processes, which can be set forward and back.

libfaketime, preloaded into them, adds an offset that it reads from a file. Monotonic clocks go on
undisturbed, as on a machine whose time is set."""

import os
import threading
import time
from bisect import bisect
from importlib.util import find_spec
from pathlib import Path

HOUR = 3600.0
OFFSETS = tuple(sign * hours * HOUR for hours in (1, 3, 5, 7) for sign in (1, -1))
"""Far enough apart to tell by a time of the processes which offset they had, in a run of an hour.
Less than what would make sweeps delete what a test looks for."""

SECONDS_UNSEEN = 1
"""A process reads the file again after so many seconds: one that read it for each use of the clock
was 64 times as slow as without the library when 12 threads waited for each other."""
SECONDS_TO_SEE = SECONDS_UNSEEN + 0.5
"""After so many seconds every process that uses its clock has seen a jump."""
ROUNDED = 0.01
"""Seconds by which a time may be too early that a process was told after a jump."""


def why_not() -> str:
    """The reason why clocks can't jump here; empty if they can."""
    if "DURAK_TEST_FAULTS" not in os.environ:
        # The library is called whenever a thread waits for another: five times as slow as without.
        return "only a run of `make faults` has the time for slowed processes"
    return "" if _library() else "libfaketime is not to be had"


def _library() -> Path | None:
    """The library that fakes the time; None where its package is not installed or of no use."""
    spec = find_spec("libfaketime")
    if spec is None or not spec.submodule_search_locations:
        return None
    package = Path(spec.submodule_search_locations[0])
    return next(package.glob("vendor/libfaketime/src/libfaketime.so.1"), None)


class JumpingClock:
    """The clock of processes that are started with its `environment`."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._lock = threading.Lock()
        self._since = [time.time()]
        self._offsets = [0.0]
        self._write(0.0)

    @property
    def environment(self) -> dict[str, str]:
        """The variables of a process that goes by this clock; none where it can't jump."""
        if why_not():
            return {}
        return {
            "LD_PRELOAD": str(_library()),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_CACHE_DURATION": str(SECONDS_UNSEEN),
            "DONT_FAKE_MONOTONIC": "1",
        }

    def jump(self, offset: float) -> None:
        """Let the clock be wrong by so many seconds from now on."""
        with self._lock:
            self._since.append(time.time())
            self._offsets.append(offset)
            self._write(offset)

    def real(self, told: float) -> float:
        """The true time, in seconds since 1970, at which this clock told that one."""
        with self._lock:
            now = time.time()
            for offset in set(self._offsets):
                true = told - offset
                if not self._since[0] <= true <= now:
                    continue
                number = bisect(self._since, true) - 1
                told_by = [self._offsets[number]]
                if number and true - self._since[number] < SECONDS_TO_SEE:
                    told_by.append(self._offsets[number - 1])
                if self._since[number + 1 :] and self._since[number + 1] - true < ROUNDED:
                    told_by.append(self._offsets[number + 1])
                if offset in told_by:
                    return true
        raise ValueError(f"This clock never told {told}.")

    def _write(self, offset: float) -> None:
        # Written beside it and renamed: a process may read it at any moment.
        draft = self._file.with_suffix(".new")
        draft.write_text(f"{offset:+.3f}")
        draft.replace(self._file)
