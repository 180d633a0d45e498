"""A real browser against the real embedded set-up, started as `make run` starts it.

CHROMIUM names the browser (`make test-e2e` finds or installs one).
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from durak_site.launch.processes import bound_to_parent

PROJECT_ROOT = Path(__file__).resolve().parents[2]
STOPS_WITHIN_SECONDS = 60
# Headless and as root, without a word to any host but ours.
CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@dataclass(frozen=True, slots=True)
class Server:
    """A running set-up: its address and the folder with its data and logs."""

    url: str
    data: Path

    def logs(self) -> str:
        """Everything that its processes wrote, for a failure's report."""
        files = sorted((self.data / "logs").glob("*.log"))
        return "\n".join(f"--- {file.name}\n{file.read_text(errors='replace')}" for file in files)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The embedded set-up with data of its own, on a free port, with hurried bots."""
    data, port = tmp_path_factory.mktemp("durak"), free_port()
    environment = {
        **{key: value for key, value in os.environ.items() if key not in {"HOST", "DATABASE_URL"}},
        "PORT": str(port),
        "DURAK_DATA_DIR": str(data),
        "DURAK_SETUP": "embedded",
        "DURAK_BOT_DELAY_MS": os.environ.get("DURAK_BOT_DELAY_MS", "50"),
    }
    process = subprocess.Popen(
        bound_to_parent((sys.executable, "-m", "durak_site.launch")),
        cwd=PROJECT_ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    running = Server(f"http://localhost:{port}", data)
    try:
        if process.stdout is None or "is running" not in process.stdout.readline():
            pytest.fail(f"The set-up didn't start.\n{running.logs()}")
        yield running
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=STOPS_WITHIN_SECONDS)
    assert process.returncode == 0


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    """`page.goto("/")` goes to the running set-up."""
    return server.url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The machine's Chromium instead of one that Playwright would download."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if not chromium:
        pytest.fail("No Chromium: run make test-e2e, or set CHROMIUM to its path.")
    return {
        **browser_type_launch_args,
        "executable_path": chromium,
        "args": CHROMIUM_ARGUMENTS,
    }


def free_port() -> int:
    """A TCP port that nobody listens on now."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
