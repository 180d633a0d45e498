"""Time travel for tests: the wall clock of processes, which can be set forward and back.

libfaketime, preloaded into them, adds an offset that it reads from a file. Monotonic clocks go on
undisturbed, as on a machine whose time is set."""

import math
import os
import threading
import time
from importlib.util import find_spec
from pathlib import Path

HOUR = 3600.0
OFFSETS = tuple(sign * hours * HOUR for hours in (2, 4, 6) for sign in (1, -1))
"""Far enough apart to tell by a time of the processes which offset they had, in a run of two hours.
Less than what would make sweeps delete what a test looks for."""

SECONDS_UNSEEN = 1
"""A process reads the file again when more than so many whole seconds have passed: one that read it
for each use of the clock was 64 times as slow as without the library when 12 threads waited for
each other."""
SEEN_AT_LAST = 10.0
"""A thread may see a jump so many seconds late, on a busy machine: another one reads the file."""


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

    def jump(self, offset: float) -> float:
        """Let the clock be wrong by so many seconds from now on.

        Return the seconds after which each process reads the file before it tells the time: if all
        stand still for so long, they see the jump at once, as the processes of a machine do.
        """
        with self._lock:
            now = time.time()
            self._since.append(now)
            self._offsets.append(offset)
            self._write(offset)
        return math.floor(now) + SECONDS_UNSEEN + 1 - now

    def real(self, told: float) -> float:
        """The true time, in seconds since 1970, at which this clock told that one.

        Raises ValueError if it never did, or only `SEEN_AT_LAST` before or after.
        """
        with self._lock:
            now = time.time()
            trues = {offset: told - offset for offset in set(self._offsets)}
            away, true = min(
                (
                    (self._away(offset, true), true)
                    for offset, true in trues.items()
                    if self._since[0] <= true <= now
                ),
                default=(math.inf, told),
            )
        if away > SEEN_AT_LAST:
            raise ValueError(f"This clock never told {told}: it would be {away} s off.")
        return true

    def _away(self, offset: float, true: float) -> float:
        """The seconds from that time to the nearest at which the clock had the offset."""
        ends = [*self._since[1:], math.inf]
        return min(
            max(since - true, true - end, 0.0)
            for since, end, had in zip(self._since, ends, self._offsets, strict=True)
            if had == offset
        )

    def _write(self, offset: float) -> None:
        # Written beside it and renamed: a process may read it at any moment.
        draft = self._file.with_suffix(".new")
        draft.write_text(f"{offset:+.3f}")
        draft.replace(self._file)
