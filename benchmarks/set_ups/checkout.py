"""Working copies of the commits that are compared."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

PROJECT_ROOT = Path(__file__).resolve().parents[2]
# Not resolved: an interpreter knows its environment by the path that it is called by.
OWN_PYTHON = Path(sys.executable)
REQUIREMENTS = ("requirements.txt", "constraints.txt")


@dataclass(frozen=True, slots=True)
class Checkout:
    """A working copy, named after its commit."""

    name: str
    folder: Path
    python: Path
    """The interpreter of the environment that has its packages."""


@contextmanager
def checkouts(against: Sequence[str]) -> Iterator[Sequence[Checkout]]:
    """This working copy first, then each of the other commits in a temporary one.

    One that asks for other packages than this environment has gets its own environment."""
    with ExitStack() as stack:
        name = _git("describe", "--always", "--dirty", "--exclude=*")
        own = Checkout(name, PROJECT_ROOT, OWN_PYTHON)
        yield [own, *(stack.enter_context(_checked_out(commit)) for commit in against)]


@contextmanager
def _checked_out(commit: str) -> Iterator[Checkout]:
    name = _git("rev-parse", "--short", f"{commit}^{{commit}}")
    with tempfile.TemporaryDirectory(prefix=f"durak-{name}-") as parent:
        folder = Path(parent) / "durak"
        _git("worktree", "add", "--quiet", "--detach", str(folder), name)
        try:
            python = OWN_PYTHON if _asks_for_the_same(folder) else _installed(folder)
            yield Checkout(name, folder, python)
        finally:
            _git("worktree", "remove", "--force", str(folder))


def _asks_for_the_same(folder: Path) -> bool:
    return all(
        (folder / name).read_bytes() == (PROJECT_ROOT / name).read_bytes() for name in REQUIREMENTS
    )


def _installed(folder: Path) -> Path:
    """The interpreter of a new environment with the packages that this working copy asks for."""
    environment = folder / ".venv"
    python = environment / "bin" / "python"
    subprocess.run((sys.executable, "-m", "venv", str(environment)), check=True)
    install = (str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    subprocess.run((*install, "-r", "requirements.txt"), cwd=folder, check=True)
    return python


def _git(*arguments: str) -> str:
    return subprocess.run(
        ("git", *arguments), cwd=PROJECT_ROOT, check=True, stdout=subprocess.PIPE, text=True
    ).stdout.strip()
