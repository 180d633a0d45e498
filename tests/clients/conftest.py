"""The clients as people get them: packages, in environments that have nothing else.

The wheel of the Python client is installed into an empty environment, the file that npm publishes
into an empty folder.
"""

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
from tools import python_client, typescript_client
from tools.npm import node_folder

ROOT = Path(__file__).resolve().parents[2]
PASSWORD = "correct horse battery"


@dataclass(frozen=True)
class Program:
    """The installed package, and the service that it talks to."""

    folder: Path
    house: House
    tools: Path
    """The folder of the interpreter and of other commands."""

    @property
    def url(self) -> str:
        """The address of the service, over the connection that can be cut."""
        return f"http://{self.house.address}"

    def command(self, *arguments: str) -> tuple[str, ...]:
        """Return the command: one of the tools, with its arguments."""
        tool, *others = arguments
        return (str(self.tools / tool), *others)

    def environment(self, token: str) -> dict[str, str]:
        """Return the variables for a process: nothing of this project, and no saved login."""
        path = os.pathsep.join((str(self.tools), os.environ["PATH"]))
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
    built, _ = python_client.build(tmp_path_factory.mktemp("package"))
    return built


@pytest.fixture(scope="session")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the file that npm publishes."""
    return typescript_client.build(tmp_path_factory.mktemp("package"))


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
        yield Program(installed, house, installed / "bin")


@pytest.fixture(scope="session")
def node_modules(packed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of packages with the TypeScript client, and nothing of the project."""
    folder = tmp_path_factory.mktemp("node")
    (folder / "package.json").write_text("{}")
    typescript_client.npm("install", "--offline", "--no-audit", str(packed), folder=folder)
    return folder / "node_modules"


@pytest.fixture
def node_program(node_modules: Path, tmp_path: Path) -> Iterator[Program]:
    """Return the installed TypeScript package beside a whole service on the test's database."""
    (tmp_path / "node_modules").symlink_to(node_modules)
    with open_house(tmp_path) as house:
        yield Program(tmp_path, house, node_folder())
