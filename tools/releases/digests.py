"""Digests of a release's migrations, which are never edited afterwards."""

import hashlib
import json
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tools.releases import DIGESTS, KEPT, ROOT
from tools.releases.checkout import git

FOLDER = "migrations"


def write_digests(version: str, revision: str) -> None:
    """Keep the digests of all migrations that a revision has."""
    folder = KEPT / version
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(digests_at(revision), indent=1)
    (folder / DIGESTS).write_text(f"{text}\n", "utf-8")


def digests_at(revision: str) -> Mapping[str, str]:
    """The digest of each migration that a revision has, by its path."""
    names = git("ls-tree", "-r", "--name-only", revision).splitlines()
    return {name: _digest_at(revision, name) for name in names if _is_migration(name)}


def read_digests(version: str) -> Mapping[str, str]:
    """The digest of each migration of a release, by its path."""
    digests: Mapping[str, str] = json.loads((KEPT / version / DIGESTS).read_text("utf-8"))
    return digests


def edited_migrations(version: str, root: Path = ROOT) -> list[str]:
    """The migrations of a release that are gone, or not as they were."""
    return [
        name for name, digest in read_digests(version).items() if _digest_of(root / name) != digest
    ]


def _is_migration(name: str) -> bool:
    path = Path(name)
    return path.suffix == ".py" and path.parent.name == FOLDER and path.stem != "__init__"


def _digest_at(revision: str, name: str) -> str:
    content = subprocess.run(
        ("git", "show", f"{revision}:{name}"), cwd=ROOT, check=True, capture_output=True
    ).stdout
    return hashlib.sha256(content).hexdigest()


def _digest_of(file: Path) -> str | None:
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.is_file() else None
