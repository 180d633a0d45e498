"""Set-ups whose page is looked at: of this working copy, and of another commit."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools.set_up import free_port, launcher_of

PROJECT_ROOT = Path(__file__).resolve().parents[2]
STOPS_WITHIN_SECONDS = 60
# Bots hurry: whole games are played for some of the pictures.
BOT_DELAY_MS = "50"


@dataclass(frozen=True, slots=True)
class Look:
    """A running page, the gallery of its table's states, and the name of what is shown."""

    name: str
    address: str
    gallery: str


@contextmanager
def this_page() -> Iterator[Look]:
    """The page of this working copy, which has to be built (`make static`)."""
    name = _git("describe", "--always", "--dirty", "--exclude=*")
    with _running(name, PROJECT_ROOT, Path(sys.executable)) as look:
        yield look


@contextmanager
def page_of(commit: str) -> Iterator[Look]:
    """The page of another commit, built in a working copy and an environment of its own.

    Raises CalledProcessError if there is no such commit, or it can't be built any more.
    """
    name = _git("rev-parse", "--short", f"{commit}^{{commit}}")
    with tempfile.TemporaryDirectory(prefix=f"durak-{name}-") as parent:
        folder = Path(parent) / "durak"
        _git("worktree", "add", "--quiet", "--detach", str(folder), name)
        try:
            # Its own make builds it: it may need other packages than today's.
            subprocess.run(("make", "static"), cwd=folder, check=True, stdout=sys.stderr)
            with _running(name, folder, folder / ".venv" / "bin" / "python") as look:
                yield look
        finally:
            _git("worktree", "remove", "--force", str(folder))


@contextmanager
def _running(name: str, folder: Path, python: Path) -> Iterator[Look]:
    """The service and the gallery of a working copy, with data of their own."""
    npm = (str(python), "-m", "tools.npm", "--prefix", "frontend", "run", "build:gallery")
    subprocess.run(npm, cwd=folder, check=True, stdout=sys.stderr)
    with (
        tempfile.TemporaryDirectory(prefix="durak-data-") as data,
        _served(python, folder, Path(data)) as address,
        _files(folder / "frontend" / "dist-gallery") as gallery,
    ):
        yield Look(name, address, f"{gallery}/gallery.html")


@contextmanager
def _served(python: Path, folder: Path, data: Path) -> Iterator[str]:
    port = free_port()
    process = subprocess.Popen(
        (str(python), "-m", launcher_of(folder)),
        cwd=folder,
        env={
            **{key: value for key, value in os.environ.items() if key != "DATABASE_URL"},
            "HOST": "127.0.0.1",
            "PORT": str(port),
            "DURAK_DATA_DIR": str(data),
            "DURAK_SETUP": "embedded",
            "DURAK_BOT_DELAY_MS": BOT_DELAY_MS,
        },
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        if process.stdout is None or "is running" not in process.stdout.readline():
            raise RuntimeError(f"The set-up of {folder} didn't start.")
        yield f"http://localhost:{port}"
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=STOPS_WITHIN_SECONDS)


@contextmanager
def _files(folder: Path) -> Iterator[str]:
    port = free_port()
    command = (sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1")
    process = subprocess.Popen(
        command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(timeout=STOPS_WITHIN_SECONDS)


def _git(*arguments: str) -> str:
    return subprocess.run(
        ("git", *arguments), cwd=PROJECT_ROOT, check=True, stdout=subprocess.PIPE, text=True
    ).stdout.strip()
