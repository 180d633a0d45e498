"""The embedded set-up: the launcher of a working copy, with its own data folder."""

import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from benchmarks.driver.load import Address
from benchmarks.set_ups.checkout import Checkout
from benchmarks.set_ups.environment import HOST, plain_environment
from benchmarks.set_ups.service import Service
from tools.free_ports import free_port
from tools.set_up import launcher_of

READY = "Durak is running"
STOPS_WITHIN_SECONDS = 60


@contextmanager
def embedded(
    checkout: Checkout,
    *,
    variables: Mapping[str, str] | None = None,
    data: Path | None = None,
) -> Iterator[Service]:
    """The running set-up, on `data` or on temporary data, which is deleted at the end.

    `variables` are further ones of its processes.
    """
    with tempfile.TemporaryDirectory(prefix="durak-benchmark-") as own:
        folder = own if data is None else str(data)
        port = free_port()
        environment = {
            **plain_environment(checkout.python),
            "HOST": HOST,
            "PORT": str(port),
            "DURAK_DATA_DIR": folder,
            **(variables or {}),
        }
        process = subprocess.Popen(
            (str(checkout.python), "-m", launcher_of(checkout.folder)),
            cwd=checkout.folder,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            _wait(process, Path(folder))
            yield Service(Address(HOST, port), checkout, environment)
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
