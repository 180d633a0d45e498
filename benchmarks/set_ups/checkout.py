"""Working copies of the commits that are compared."""

import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

PROJECT_ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Checkout:
    """A working copy, named after its commit."""

    name: str
    folder: Path


@contextmanager
def checkouts(against: Sequence[str]) -> Iterator[Sequence[Checkout]]:
    """This working copy first, then each of the other commits in a temporary one of its own.

    All run with the packages of this environment.
    """
    with ExitStack() as stack:
        own = Checkout(_git("describe", "--always", "--dirty", "--exclude=*"), PROJECT_ROOT)
        yield [own, *(stack.enter_context(_checked_out(commit)) for commit in against)]


@contextmanager
def _checked_out(commit: str) -> Iterator[Checkout]:
    name = _git("rev-parse", "--short", f"{commit}^{{commit}}")
    with tempfile.TemporaryDirectory(prefix=f"durak-{name}-") as parent:
        folder = Path(parent) / "durak"
        _git("worktree", "add", "--quiet", "--detach", str(folder), name)
        try:
            yield Checkout(name, folder)
        finally:
            _git("worktree", "remove", "--force", str(folder))


def _git(*arguments: str) -> str:
    return subprocess.run(
        ("git", *arguments), cwd=PROJECT_ROOT, check=True, stdout=subprocess.PIPE, text=True
    ).stdout.strip()
