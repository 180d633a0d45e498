"""One core for the threads of a process that take turns: the event loop and those that help it.

Python runs one of them at a time. Each statement and each send lets go of the interpreter's lock
(GIL), and a thread that gets it on another core has to be woken there first, which costs more than
the statement. On one core the thread that let go simply goes on. Threads that compute without the
lock, such as those that hash passwords, stay free.
"""

import os
import random
import socket
import sys
import threading
from contextlib import suppress

NAME = "\0durak-core-{core}"
"""The abstract Unix socket that claims a core. The system frees it when the process ends."""


class OneCore:
    """The threads that have joined, and the core that they are kept to once it is claimed."""

    def __init__(self) -> None:
        self.core: int | None = None
        self._members: set[int] = set()
        self._lock = threading.Lock()
        self._claim: socket.socket | None = None

    def join(self) -> None:
        """Keep the calling thread to the core of the others, from now on."""
        with self._lock:
            self._members.add(threading.get_native_id())
            self._keep_together()

    def claim(self) -> None:
        """Join, and keep all members to a core that no other process of this machine has claimed.

        If there is none, or only one core at all, they run as the system chooses; so they do
        outside of Linux. Containers that don't share the network don't see each other's claims.
        """
        self.join()
        if sys.platform != "linux":
            return
        cores = sorted(os.sched_getaffinity(0))
        random.SystemRandom().shuffle(cores)
        with self._lock:
            if len(cores) > 1 and self._claim is None:
                self._claim_one_of(cores)
                self._keep_together()

    def _claim_one_of(self, cores: list[int]) -> None:
        claim = socket.socket(socket.AF_UNIX)
        for core in cores:
            with suppress(OSError):
                claim.bind(NAME.format(core=core))
                self._claim, self.core = claim, core
                return
        claim.close()

    def _keep_together(self) -> None:
        if self.core is None or sys.platform != "linux":
            return
        for member in tuple(self._members):
            try:
                os.sched_setaffinity(member, {self.core})
            except ProcessLookupError:
                # That thread has ended.
                self._members.discard(member)


one_core = OneCore()
"""That of this process."""
