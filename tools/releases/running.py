"""A release that runs: its own launcher, on either database."""

import os
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from durak_site.server.launch.processes import bound_to_parent
from tools.free_ports import free_port
from tools.set_up import STOPS_WITHIN_SECONDS, launcher_of

SECRET_KEY = "for-dumps-of-releases-only-0123456789-abcdefghijklmnopqrstuvwxyz"  # noqa: S105 - for tests
READY = "is running"
INHERITED = ("PATH", "HOME", "LANG", "TMPDIR")


def variables_of(data: Path, database_url: str | None) -> Mapping[str, str]:
    """The environment of a release that keeps its data there. Without a database URL: SQLite."""
    inherited = {name: os.environ[name] for name in INHERITED if name in os.environ}
    return {
        **inherited,
        "DURAK_DATA_DIR": str(data),
        "SECRET_KEY": SECRET_KEY,
        "DURAK_BOT_DELAY_MS": "0",
        "RATE_LIMITS": "false",
        "WORKERS": "1",
        "LOG_LEVEL": "WARNING",
        **({} if database_url is None else {"DATABASE_URL": database_url}),
    }


@contextmanager
def running(
    folder: Path, python: Path, data: Path, database_url: str | None, **further: str
) -> Iterator[str]:
    """Run the code of a folder, with beat and worker; its address.

    Raises RuntimeError with what the launcher said if it does not start.
    """
    port = free_port()
    variables = {**variables_of(data, database_url), "PORT": str(port), **further}
    process = subprocess.Popen(
        bound_to_parent((str(python), "-m", launcher_of(folder))),
        cwd=folder,
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        _wait_until_ready(process)
        yield f"http://localhost:{port}"
    finally:
        process.terminate()
        process.communicate(timeout=STOPS_WITHIN_SECONDS)


def _wait_until_ready(process: subprocess.Popen[str]) -> None:
    said: list[str] = []
    assert process.stdout is not None  # noqa: S101 - it is piped
    for line in process.stdout:
        said.append(line)
        if READY in line:
            return
    raise RuntimeError(f"The launcher ended: {''.join(said)}")
