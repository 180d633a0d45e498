"""One installation of the service: its code, its data, and what its operator does with it."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import httpx

from durak_site.launch.processes import bound_to_parent
from tools.set_up import free_port

STARTS_WITHIN_SECONDS = 90
STOPS_WITHIN_SECONDS = 40


class RehearsalError(Exception):
    """A step went wrong; the message says which, and what was said."""


@dataclass(frozen=True, slots=True)
class Site:
    """An installation: the folder of its code, and the environment variables of its processes."""

    code: Path
    logs: Path
    variables: Mapping[str, str]

    def upgraded(self, code: Path) -> "Site":
        """The installation with the same data, and the code of another version."""
        return replace(self, code=code)

    def manage(self, *arguments: str) -> str:
        """What a command of the operator's says. Raises RehearsalError if it fails."""
        done = subprocess.run(
            (sys.executable, "manage.py", *arguments),
            cwd=self.code,
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise RehearsalError(f"manage.py {' '.join(arguments)}: {done.stdout}{done.stderr}")
        return done.stdout

    @contextmanager
    def web(self) -> Iterator[str]:
        """A web process that answers; its address. Raises RehearsalError if it never does."""
        port = free_port()
        log = self.logs / f"web-{port}.log"
        with log.open("wb") as output:
            process = subprocess.Popen(
                bound_to_parent((sys.executable, "-m", "durak_site.serve")),
                cwd=self.code,
                env={**self._environment, "HOST": "127.0.0.1", "PORT": str(port)},
                stdout=output,
                stderr=output,
            )
        address = f"http://127.0.0.1:{port}"
        try:
            _wait_until_it_answers(address, process, log)
            yield address
        finally:
            process.terminate()
            try:
                process.wait(STOPS_WITHIN_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    @property
    def _environment(self) -> dict[str, str]:
        # Players who don't pause send more than one person may.
        return {**os.environ, "RATE_LIMITS": "false", **self.variables}


def _wait_until_it_answers(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + STARTS_WITHIN_SECONDS
    while process.poll() is None and time.monotonic() < deadline:
        try:
            # Unlike the one for health, this answer takes the database and all that is imported.
            httpx.get(f"{address}/api/v1/auth/me", timeout=STARTS_WITHIN_SECONDS).raise_for_status()
        except httpx.TransportError:
            time.sleep(0.05)
            continue
        return
    raise RehearsalError(f"A web process doesn't answer: {log.read_text(errors='replace')}")
