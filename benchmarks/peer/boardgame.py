"""boardgame.io on this machine: installed from npm on first use, run, and put under load."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from benchmarks.driver.meter import Quantiles
from benchmarks.set_ups.checkout import PROJECT_ROOT
from durak_site.server.launch.processes import bound_to_parent
from tools.free_ports import free_port
from tools.npm import node_folder

SOURCES = Path(__file__).parent
CACHE = PROJECT_ROOT / "var" / "benchmarks" / "boardgame.io"
FILES = ("package.json", "game.cjs", "server.cjs", "load.cjs")


class PeerResult(NamedTuple):
    """Results of one window of a load: moves in memory, of a trivial game."""

    moves: int
    seconds: float
    processor: float
    own: Quantiles
    others: Quantiles

    @property
    def speed(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def cost(self) -> float:
        """Milliseconds of the server's processor time a move."""
        return self.processor / max(self.moves, 1) * 1000


def install() -> str:
    """Install boardgame.io into the cache folder if it is not there; the versions in use."""
    CACHE.mkdir(parents=True, exist_ok=True)
    for name in FILES:
        shutil.copyfile(SOURCES / name, CACHE / name)
    if not (CACHE / "node_modules" / "boardgame.io").exists():
        options = ("--no-audit", "--no-fund", "--loglevel=error", "--omit=peer")
        subprocess.run(("npm", "install", *options), cwd=CACHE, env=_environment(), check=True)
    node = subprocess.run(
        ("node", "--version"), env=_environment(), check=True, capture_output=True, text=True
    ).stdout.strip()
    packages = ", ".join(f"{name} {_version(name)}" for name in ("boardgame.io", "koa"))
    return f"{packages}, Node {node}"


def run(games: int, seconds: float) -> PeerResult:
    """Start the server, put a closed loop of so many games on it, and measure a window."""
    port = str(free_port())
    server = subprocess.Popen(
        bound_to_parent(("node", "server.cjs", port)),
        cwd=CACHE,
        env=_environment(),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        _wait(server)
        command = ("node", "load.cjs", port, str(games), str(seconds))
        said = subprocess.run(
            command, cwd=CACHE, env=_environment(), check=True, stdout=subprocess.PIPE, text=True
        ).stdout
    finally:
        server.terminate()
        server.communicate()
    found = json.loads(said)
    return PeerResult(
        found["moves"],
        found["seconds"],
        found["processor"],
        Quantiles(*found["own"]),
        Quantiles(*found["others"]),
    )


def _wait(server: subprocess.Popen[str]) -> None:
    said = []
    for line in server.stdout or ():
        said.append(line)
        if line.strip() == "ready":
            return
    raise RuntimeError(f"boardgame.io does not start: {''.join(said)}")


def _version(package: str) -> str:
    text = (CACHE / "node_modules" / package / "package.json").read_text("utf-8")
    return str(json.loads(text)["version"])


def _environment() -> dict[str, str]:
    path = os.pathsep.join((str(node_folder()), os.environ["PATH"]))
    return {**os.environ, "PATH": path, "NODE_ENV": "production"}
