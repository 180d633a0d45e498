"""The code of a release in a separate folder, with the packages that it needs."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools.releases import ROOT


@dataclass(frozen=True, slots=True)
class ReleaseCheckout:
    """A release's code, and the interpreter that has its packages."""

    folder: Path
    commit: str

    @property
    def python(self) -> Path:
        """The interpreter."""
        return self.folder / ".venv" / "bin" / "python"


def git(*arguments: str) -> str:
    """Return the output of a Git command. Raises CalledProcessError."""
    return subprocess.run(
        ("git", *arguments), cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout


@contextmanager
def checked_out(revision: str) -> Iterator[ReleaseCheckout]:
    """Check a revision out and install what it needs; at the end all of it is deleted."""
    commit = git("rev-parse", f"{revision}^{{commit}}").strip()
    with tempfile.TemporaryDirectory(prefix="durak-release-") as name:
        checkout = ReleaseCheckout(Path(name) / "durak", commit)
        git("worktree", "add", "--quiet", "--detach", str(checkout.folder), commit)
        try:
            _install(checkout)
            yield checkout
        finally:
            git("worktree", "remove", "--force", str(checkout.folder))


def _install(checkout: ReleaseCheckout) -> None:
    subprocess.run((sys.executable, "-m", "venv", str(checkout.folder / ".venv")), check=True)
    command = (sys.executable, "-m", "uv", "pip", "install", "--quiet")
    requirements = ("-r", str(checkout.folder / "requirements.txt"))
    subprocess.run(
        (*command, "--python", str(checkout.python), *requirements),
        cwd=checkout.folder,
        check=True,
    )
