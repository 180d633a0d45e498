"""One core for the threads of a process that take turns: the event loop and those that help it.

Python runs one of them at a time. Each statement and each send lets go of the interpreter's lock
(GIL), and a thread that gets it on another core has to be woken there first, which costs more than
the statement. On one core the thread that let go simply goes on.
"""

import os
import random
import socket
import sys
from contextlib import suppress

NAME = "\0durak-core-{core}"
"""The abstract Unix socket that claims a core. The system frees it when the process ends."""


class OneCore:
    """The core that this process has claimed, if any, and those that it might use before."""

    def __init__(self) -> None:
        self.core: int | None = None
        self._allowed: set[int] = set()
        self._claim: socket.socket | None = None

    def claim(self) -> None:
        """Keep the calling thread, and those it starts, to a core that no other process claimed.

        If there is none, or only one core at all, they run as the system chooses; so they do
        outside of Linux. Containers that don't share the network don't see each other's claims.
        """
        if sys.platform != "linux" or self._claim is not None:
            return
        self._allowed = os.sched_getaffinity(0)
        cores = sorted(self._allowed)
        random.SystemRandom().shuffle(cores)
        if len(cores) > 1:
            self._claim_one_of(cores)
        if self.core is not None:
            os.sched_setaffinity(0, {self.core})

    def leave(self) -> None:
        """Let the calling thread run on all cores, for what computes without the lock."""
        if sys.platform == "linux" and self.core is not None:
            os.sched_setaffinity(0, self._allowed)

    def _claim_one_of(self, cores: list[int]) -> None:
        claim = socket.socket(socket.AF_UNIX)
        for core in cores:
            with suppress(OSError):
                claim.bind(NAME.format(core=core))
                self._claim, self.core = claim, core
                return
        claim.close()


one_core = OneCore()
"""That of this process."""
