"""The embedded set-up with temporary data."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from durak_site.server.launch.processes import bound_to_parent
from tools.free_ports import free_port

STOPS_WITHIN_SECONDS = 60


@contextmanager
def running_set_up(**variables: str) -> Iterator[str]:
    """Start the embedded set-up on a free port, with these environment variables; its address.

    Raises RuntimeError if it doesn't start.
    """
    with tempfile.TemporaryDirectory(prefix="durak-set-up-") as folder:
        port = free_port()
        process = subprocess.Popen(
            bound_to_parent((sys.executable, "-m", "durak_site.server.launch")),
            env={
                **{key: value for key, value in os.environ.items() if key != "DATABASE_URL"},
                "HOST": "127.0.0.1",
                "PORT": str(port),
                "DURAK_DATA_DIR": folder,
                "DURAK_SETUP": "embedded",
                **variables,
            },
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            if process.stdout is None or "is running" not in process.stdout.readline():
                raise RuntimeError("The set-up didn't start.")
            yield f"http://localhost:{port}"
        finally:
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=STOPS_WITHIN_SECONDS)


def launcher_of(folder: Path) -> str:
    """Return the module of the launcher in a working copy: releases up to 0.2 have another one."""
    is_new = (folder / "durak_site" / "server" / "launch").is_dir()
    return "durak_site.server.launch" if is_new else "durak_site.launch"
