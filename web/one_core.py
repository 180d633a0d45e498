"""One core for the threads of a process that take turns: the event loop and those that help it.

Python runs one of them at a time. Each statement and each send lets go of the interpreter's lock,
and a thread that gets it on another core has to be woken there first, which costs more than the
statement. On one core the thread that let go simply goes on. Threads that compute without the lock,
such as those that hash passwords, stay free.

The core is chosen again each second: it is one that other programs leave alone, as far as there is
one. Only Linux tells enough; elsewhere nothing is done.
"""

import asyncio
import logging
import os
import random
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

log = logging.getLogger(__name__)

SECONDS_BETWEEN_LOOKS = 1.0
MARGIN = 0.25
"""How much less of another core others must use, of 1, for the threads to move there."""
PROC = Path("/proc")
BUSY = (1, 2, 3, 6, 7, 8)
"""The columns of a core's line in `/proc/stat` that count work: user, nice, system, irq, softirq,
steal."""
USER_TIME, SYSTEM_TIME = 11, 12
"""The columns of a thread's `stat`, after its name."""


class Reading(NamedTuple):
    """Clock ticks of work since the start: of each core, and of all members together."""

    cores: Mapping[int, int]
    members: int


class OneCore:
    """The threads that have joined, and the core that they are kept to."""

    def __init__(self) -> None:
        self.core: int | None = None
        self._members: set[int] = set()
        self._before: Reading | None = None
        self._lock = threading.Lock()

    def join(self) -> None:
        """Keep the calling thread to the core of the others, from now on."""
        with self._lock:
            self._members.add(threading.get_native_id())
            if self.core is not None:
                self._keep_to(frozenset({self.core}))

    async def watch_forever(self, chance: random.Random) -> None:
        """Join, and choose the core each second, until the task is cancelled."""
        if sys.platform != "linux":
            return
        allowed = frozenset(os.sched_getaffinity(0))
        if len(allowed) == 1:
            return
        self.join()
        ticks = os.sysconf("SC_CLK_TCK") * SECONDS_BETWEEN_LOOKS
        try:
            while True:
                self.look(allowed, ticks, chance)
                await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
        except (OSError, LookupError):
            # A container may deny it, or number the cores otherwise.
            log.warning("The threads of this process run on all cores.", exc_info=True)
            self._release(allowed)

    def look(self, allowed: frozenset[int], ticks: float, chance: random.Random) -> None:
        """Choose among the allowed cores by what others used in these ticks since the last look."""
        with self._lock:
            before, self._before = self._before, self._read(allowed)
            if before is None:
                return
            used = {core: self._before.cores[core] - before.cores[core] for core in allowed}
            if self.core is not None:
                used[self.core] -= self._before.members - before.members
            self.core = chosen(self.core, {n: work / ticks for n, work in used.items()}, chance)
            self._keep_to(frozenset({self.core}))

    def _read(self, allowed: frozenset[int]) -> Reading:
        lines = (line.split() for line in (PROC / "stat").read_text().splitlines())
        cores = {
            int(fields[0][3:]): sum(int(fields[column]) for column in BUSY)
            for fields in lines
            if fields[0].startswith("cpu") and fields[0] != "cpu"
        }
        members = 0
        for member in tuple(self._members):
            try:
                text = (PROC / f"self/task/{member}/stat").read_text()
            except FileNotFoundError:
                self._members.discard(member)
                continue
            fields = text.rpartition(")")[2].split()
            members += int(fields[USER_TIME]) + int(fields[SYSTEM_TIME])
        return Reading({core: cores[core] for core in allowed}, members)

    def _release(self, allowed: frozenset[int]) -> None:
        with self._lock, suppress(OSError):
            self.core = None
            self._keep_to(allowed)

    def _keep_to(self, cores: frozenset[int]) -> None:
        for member in tuple(self._members):
            try:
                os.sched_setaffinity(member, cores)
            except ProcessLookupError:
                self._members.discard(member)


def chosen(core: int | None, used: Mapping[int, float], chance: random.Random) -> int:
    """Return the core to keep to, by the share of each that others used.

    Of several processes that share a core about half move away at once, so they soon have one each.
    """
    least = min(used.values())
    quiet = [other for other, share in used.items() if share < least + MARGIN]
    if core is None:
        return chance.choice(quiet)
    return core if core in quiet or chance.random() < 1 / 2 else chance.choice(quiet)


one_core = OneCore()
"""That of this process."""
