"""A running service: where it listens, and how a program works on its data."""

import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from benchmarks.driver.load import Address
from benchmarks.set_ups.checkout import Checkout


@dataclass(frozen=True, slots=True)
class Service:
    """A running set-up of a working copy."""

    address: Address
    checkout: Checkout
    environment: Mapping[str, str]
    """The variables of its processes."""

    def run_inside(self, program: Path, *arguments: str) -> str:
        """Return the output of a program that runs on the data of the service, with its code."""
        return subprocess.run(
            (str(self.checkout.python), str(program), *arguments),
            cwd=self.checkout.folder,
            env={
                **self.environment,
                "PYTHONPATH": str(self.checkout.folder),
                "DJANGO_SETTINGS_MODULE": "durak_site.settings",
            },
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        ).stdout
