"""The environment of the processes that are measured."""

import os
from pathlib import Path

from benchmarks.set_ups.checkout import OWN_PYTHON

HOST = "127.0.0.1"
KEPT = ("HOME", "LANG", "TMPDIR")


def plain_environment(python: Path = OWN_PYTHON) -> dict[str, str]:
    """The variables without any of the service's own: what is not said here is as delivered.

    The programs of the interpreter's environment are found first. Callers have different addresses,
    which the service believes as it does behind a proxy."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    path = os.pathsep.join((str(python.parent), os.environ["PATH"]))
    return {**kept, "PATH": path, "TRUSTED_PROXY": "true"}
