"""The Python client as people get it: its wheel, in an environment that has nothing else."""

import os
import subprocess
import sys
import venv
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.house import House, open_house
from tools.python_client import build

ROOT = Path(__file__).resolve().parents[2]
PASSWORD = "correct horse battery"


@dataclass(frozen=True)
class Program:
    """The installed package, and the service that it talks to."""

    folder: Path
    house: House

    @property
    def url(self) -> str:
        """The address of the service, over the connection that can be cut."""
        return f"http://{self.house.address}"

    def command(self, *arguments: str) -> tuple[str, ...]:
        """Return the command that runs `durak`."""
        return (str(self.folder / "bin" / "durak"), *arguments)

    def environment(self, token: str) -> dict[str, str]:
        """Return the variables for a process: nothing of this project, and no saved login."""
        path = os.pathsep.join((str(self.folder / "bin"), os.environ["PATH"]))
        own = {"DURAK_URL": self.url, "DURAK_TOKEN": token, "HOME": str(self.folder)}
        return {"PATH": path, "LANG": "C.UTF-8", **own}

    def start(self, command: tuple[str, ...], token: str, log: Path) -> "subprocess.Popen[str]":
        """Start a process whose errors go to the file."""
        with log.open("w") as errors:
            return subprocess.Popen(
                command,
                env=self.environment(token),
                cwd=log.parent,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )

    def bot_account(self, name: str) -> str:
        """Return the token of a new bot account."""
        body: Mapping[str, Any] = {
            "username": name,
            "password": PASSWORD,
            "name": "laptop",
            "scopes": ["read", "play"],
            "days": 9,
        }
        reply = httpx.post(f"{self.url}/api/v1/auth/bots", json=body, timeout=60)
        assert reply.status_code == 201, reply.text
        token: str = reply.json()["token"]["token"]
        return token


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel."""
    built, _ = build(tmp_path_factory.mktemp("package"))
    return built


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an environment with the wheel and its command line, and nothing of the project."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    uv = (str(Path(sys.executable).parent / "uv"), "pip", "install", "--quiet")
    wanted = ("--constraint", str(ROOT / "constraints.txt"), f"{wheel}[cli]")
    subprocess.run((*uv, "--python", str(python), *wanted), check=True)
    return folder


@pytest.fixture
def program(installed: Path, tmp_path: Path) -> Iterator[Program]:
    """Return the installed package beside a whole service on the test's database."""
    with open_house(tmp_path) as house:
        yield Program(installed, house)
