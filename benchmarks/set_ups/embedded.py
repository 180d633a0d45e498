"""The embedded set-up: the launcher of a working copy, with a data folder of its own."""

import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from benchmarks.driver.load import Address
from benchmarks.set_ups.checkout import Checkout
from benchmarks.set_ups.environment import HOST, free_port, plain_environment

READY = "Durak is running"
STOPS_WITHIN_SECONDS = 30


@contextmanager
def embedded(
    checkout: Checkout, data: Path, settings: Mapping[str, str] | None = None
) -> Iterator[Address]:
    """The running set-up with its data in a folder; its address."""
    port = free_port()
    process = subprocess.Popen(
        (sys.executable, "-m", "durak_site.launch"),
        cwd=checkout.folder,
        env=plain_environment()
        | {"HOST": HOST, "PORT": str(port), "DURAK_DATA_DIR": str(data)}
        | dict(settings or {}),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        _wait(process, data)
        yield Address(HOST, port)
    finally:
        process.terminate()
        try:
            process.communicate(timeout=STOPS_WITHIN_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


def _wait(process: subprocess.Popen[str], data: Path) -> None:
    """Read what the launcher prints until the set-up is ready."""
    said = []
    for line in process.stdout or ():
        said.append(line)
        if line.startswith(READY):
            return
    logs = "".join(file.read_text(errors="replace") for file in data.glob("logs/*.log"))
    raise RuntimeError(f"The embedded set-up does not start: {''.join(said)}{logs}")
