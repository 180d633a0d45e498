"""The process supervisor of the launcher: fork children, restart them, stop them."""

import ctypes
import logging
import multiprocessing
import os
import shutil
import signal
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from durak_site.server.launch.processes import ChildProcess

if TYPE_CHECKING:
    from multiprocessing.context import ForkProcess

SECONDS_TO_COUNT_AS_STARTED = 2.0
MAX_TRIES = 4
"""After so many ends in a row a process counts as unable to run."""
MAX_LOG_BYTES = 5_000_000
STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
PR_SET_PDEATHSIG = 1
_fork = multiprocessing.get_context("fork")

log = logging.getLogger(__name__)


class CantRun(Exception):
    """A process ends as soon as it is started; the message is its name and status."""


class _Child:
    """The process of a part, restarted when it ends."""

    def __init__(self, part: ChildProcess, log: Path) -> None:
        self.part = part
        self.log = log
        self._tries = 0
        self._ended: float | None = None
        self._start()

    def check(self) -> None:
        """Restart the process if it has ended. Raises CantRun."""
        now = time.monotonic()
        has_started = now - self._since >= SECONDS_TO_COUNT_AS_STARTED
        if self._process.is_alive():
            if has_started:
                self._tries = 0
            return
        if self._ended is None:
            self._ended = now
            log.warning(
                "%s has ended (status %s) and is started again.",
                self.part.name,
                self._process.exitcode,
            )
            if has_started:
                self._tries = 0
            # Its own children may still run.
            self._kill()
        if self._tries >= MAX_TRIES:
            raise CantRun(f"{self.part.name}, status {self._process.exitcode}")
        # The first restart is immediate; each further one waits a second longer.
        if now - self._ended >= self._tries:
            self._start()

    def stop(self) -> None:
        """Ask the process to end; `join` waits for it."""
        self._process.terminate()

    def join(self) -> None:
        """Wait until the process has ended, and kill it if that takes too long."""
        self._process.join(self.part.stop_seconds)
        self._kill()
        self._process.join()

    def _start(self) -> None:
        self._tries += 1
        self._since = time.monotonic()
        self._ended = None
        self._process: ForkProcess = _fork.Process(
            target=_run, args=(self.part, self.log, os.getpid()), name=self.part.name
        )
        self._process.start()
        pid = self._process.pid
        assert pid is not None  # noqa: S101 - it is started
        self._pid = pid

    def _kill(self) -> None:
        """Kill the process, if it still runs, and everything that it has started."""
        self._process.kill()
        # Its session has its number; there is none if it has ended, or has just begun.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._pid, signal.SIGKILL)


class Children:
    """All children of this process, each with a separate log."""

    def __init__(self, logs: Path) -> None:
        self._logs = logs
        self._children: list[_Child] = []

    def start(self, parts: Iterable[ChildProcess]) -> None:
        """Start these, after the ones started before."""
        for part in parts:
            self._children.append(_Child(part, self._logs / f"{part.name}.log"))

    def check(self) -> None:
        """Restart ended processes, and rotate large logs. Raises CantRun."""
        for child in self._children:
            child.check()
            _keep_small(child.log)

    def stop(self) -> None:
        """Stop all of them; the first ones, which others need, at last."""
        first, others = self._children[:1], self._children[1:]
        for children in (others, first):
            for child in children:
                child.stop()
            for child in children:
                child.join()


def _run(part: ChildProcess, log: Path, parent: int) -> None:
    """Run the child's function in the child."""
    # A new session: Ctrl-C reaches only the launcher, which stops the rest in order.
    os.setsid()
    # First: the launcher's handlers, inherited by the fork, would swallow the kernel's signal.
    for name in STOPPING:
        signal.signal(name, signal.SIG_DFL)
    _end_with_parent(parent)
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for standard in (1, 2):
        os.dup2(output, standard)
    os.close(output)
    try:
        part.run()
    finally:
        logging.shutdown()


def _end_with_parent(parent: int) -> None:
    """Have the kernel end this process when the launcher is killed (Linux only)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
        if os.getppid() != parent:
            sys.exit(1)


def _keep_small(log: Path) -> None:
    """Rotate a large log, and keep one earlier file.

    Several processes append to the open file, so it is copied and truncated.
    """
    with suppress(FileNotFoundError):
        if log.stat().st_size > MAX_LOG_BYTES:
            newest, older = (log.with_name(f"{log.name}.{number}") for number in (1, 2))
            if newest.exists():
                newest.replace(older)
            shutil.copyfile(log, newest)
            os.truncate(log, 0)
