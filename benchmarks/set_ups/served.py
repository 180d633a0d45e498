"""The served set-up: the Procfile of a working copy, on a real PostgreSQL and Redis."""

import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

from benchmarks.driver.load import Address
from benchmarks.set_ups.checkout import Checkout
from benchmarks.set_ups.environment import HOST, free_port, plain_environment
from durak_site.launch.processes import bound_to_parent
from notifications.vapid import new_private_key
from tools.services import postgres_server, redis_server, served_environment

PROCESSES = 2
READY_WITHIN_SECONDS = 90
STOPS_WITHIN_SECONDS = 40


@contextmanager
def served(
    checkout: Checkout, data: Path, settings: Mapping[str, str] | None = None
) -> Iterator[Address]:
    """The running set-up, which writes its logs into a folder; its address.

    PostgreSQL writes to the disk before it confirms, as it is delivered.
    """
    port = free_port()
    commands = dict(_procfile(checkout.folder))
    with ExitStack() as stack:
        database_url = stack.enter_context(postgres_server(durable=True))
        redis_url = stack.enter_context(redis_server())
        environment = (
            plain_environment()
            | dict(served_environment(database_url, redis_url))
            | {"HOST": HOST, "PORT": str(port), "WEB_CONCURRENCY": str(PROCESSES)}
            | {"DURAK_DATA_DIR": str(data), "VAPID_PRIVATE_KEY": new_private_key()}
            | dict(settings or {})
        )
        data.mkdir(parents=True, exist_ok=True)
        release = commands.pop("release")
        subprocess.run(
            ("sh", "-c", release), cwd=checkout.folder, env=environment, check=True, stdout=-3
        )
        for name, command in commands.items():
            running = _running(command, checkout.folder, environment, data / f"{name}.log")
            stack.enter_context(running)
        _wait_until_ready(port, data)
        yield Address(HOST, port)


def _procfile(folder: Path) -> Iterator[tuple[str, str]]:
    """The names and commands of the Procfile."""
    for line in (folder / "Procfile").read_text("utf-8").splitlines():
        name, colon, command = line.partition(": ")
        if colon:
            yield name, command


@contextmanager
def _running(
    command: str, folder: Path, environment: Mapping[str, str], log: Path
) -> Iterator[None]:
    """A process in its shell, ended at the end."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            bound_to_parent(("sh", "-c", f"exec env {command}")),
            cwd=folder,
            env=environment,
            stdout=output,
            stderr=output,
        )
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(STOPS_WITHIN_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_until_ready(port: int, data: Path) -> None:
    """Wait until the whole set-up answers that it is ready."""
    deadline = time.monotonic() + READY_WITHIN_SECONDS
    while time.monotonic() < deadline:
        try:
            urllib.request.urlopen(f"http://{HOST}:{port}/readyz", timeout=10).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
            continue
        return
    logs = "".join(file.read_text(errors="replace") for file in data.glob("*.log"))
    raise RuntimeError(f"The served set-up does not start: {logs}")
