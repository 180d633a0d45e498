"""A real Celery worker process on the test database."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

from django.db import connection

from durak_site.celery import app
from durak_site.server.launch.processes import bound_to_parent
from tools.waiting import until_it_answers

STARTS_WITHIN_SECONDS = 50
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
        *(
            "--concurrency",
            str(concurrency),
            "--without-gossip",
            "--without-mingle",
            "--without-heartbeat",
        ),
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
        until_it_answers("The worker", process, _answers, seconds=STARTS_WITHIN_SECONDS, log=log)
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


def _answers() -> bool:
    return bool(app.control.ping(timeout=0.5, limit=1))
