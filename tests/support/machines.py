"""Web processes in groups, each with its own addresses and data folder, as on a machine."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import httpx

from durak_site.server.launch.processes import bound_to_parent
from tests.support.worker import test_database_url
from tools.free_ports import free_port
from tools.waiting import until_it_answers

STARTS_WITHIN_SECONDS = 180
STOPS_WITHIN_SECONDS = 40
DRAIN_SECONDS = 2


class Machine:
    """The web processes of one machine, which may be stopped or killed and started again.

    `variables` are further ones of their environment.
    """

    def __init__(self, folder: Path, processes: int, **variables: str) -> None:
        folder.mkdir()
        self._folder = folder
        self._ports = [free_port() for _ in range(processes)]
        self._variables = variables
        self._running: list[subprocess.Popen[bytes]] = []

    @property
    def addresses(self) -> Sequence[str]:
        """The addresses at which its processes listen."""
        return [f"127.0.0.1:{port}" for port in self._ports]

    def start(self) -> None:
        """Start all processes, and wait until each of them answers."""
        self._running = [self._started(port) for port in self._ports]
        for port, process in zip(self._ports, self._running, strict=True):
            until_it_answers(
                "A web process",
                process,
                lambda: _answers(port),  # noqa: B023 - called before the next one
                seconds=STARTS_WITHIN_SECONDS,
                log=self._log(port),
            )

    def kill(self) -> None:
        """End all processes at once and without cleanup, as a power cut does."""
        for process in self._running:
            process.kill()
        for process in self._running:
            process.wait()

    def stop(self) -> None:
        """Signal all processes to end, as a deployment does, and wait until they have."""
        for process in self._running:
            process.send_signal(signal.SIGTERM)
        for process in self._running:
            process.wait(STOPS_WITHIN_SECONDS)

    def _started(self, port: int) -> subprocess.Popen[bytes]:
        with self._log(port).open("ab") as log:
            return subprocess.Popen(
                bound_to_parent((sys.executable, "-m", "durak_site.server.serve")),
                env={
                    **os.environ,
                    "DATABASE_URL": test_database_url(),
                    "DURAK_DATA_DIR": str(self._folder),
                    "HOST": "127.0.0.1",
                    "PORT": str(port),
                    "TRUSTED_PROXY": "true",
                    "DRAIN_SECONDS": str(DRAIN_SECONDS),
                    **self._variables,
                },
                stdout=log,
                stderr=log,
            )

    def _log(self, port: int) -> Path:
        return self._folder / f"{port}.log"


def _answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=30).is_success
    except httpx.TransportError:
        return False
