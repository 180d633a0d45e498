"""A real Celery worker process on the test database."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

from django.db import connection

from durak_site.celery import app
from durak_site.launch.processes import bound_to_parent

STARTS_WITHIN_SECONDS = 60
STOPS_WITHIN_SECONDS = 30


@contextmanager
def running_worker(
    log: Path, *, concurrency: int = 2, queue: str | None = None, **variables: str
) -> Iterator[subprocess.Popen[bytes]]:
    """A worker that has answered a ping, on emptied queues; its output goes to `log`.

    It takes from `queue`, or from all. `variables` are further ones of its environment.
    """
    app.control.purge()
    command = (
        *(sys.executable, "-m", "celery", "--quiet", "-A", "durak_site", "worker"),
        *("--concurrency", str(concurrency), "--without-gossip", "--without-mingle"),
        *("--loglevel", "INFO"),
        *(() if queue is None else ("-Q", queue)),
    )
    environment = {
        **os.environ,
        "DATABASE_URL": test_database_url(),
        "LOG_LEVEL": "INFO",
        **variables,
    }
    with log.open("wb") as output:
        process = subprocess.Popen(
            bound_to_parent(command), env=environment, stdout=output, stderr=output
        )
    try:
        _wait_until_it_answers(process, log)
        yield process
    finally:
        process.terminate()
        try:
            process.wait(STOPS_WITHIN_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        app.control.purge()


def test_database_url() -> str:
    """DATABASE_URL of the database that this test process uses."""
    name = str(connection.settings_dict["NAME"])
    if connection.vendor == "sqlite":
        return f"sqlite:///{name}"
    values = connection.settings_dict
    return f"postgresql://{values['USER']}@{quote(str(values['HOST']), safe='')}/{name}"


def _wait_until_it_answers(process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + STARTS_WITHIN_SECONDS
    while not app.control.ping(timeout=0.5, limit=1):
        if process.poll() is not None or time.monotonic() > deadline:
            message = f"The worker doesn't answer: {log.read_text(errors='replace')}"
            raise RuntimeError(message)
