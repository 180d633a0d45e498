"""Releases: what is kept of each for the tests, and the checks before the next one is cut.

`tests/releases/VERSION/` has, of each release, the digests of its migrations, and for each database
a dump that its own code has written, with a story: the games, and the answers of the API.
docs/releasing.md describes how a release is cut."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "tests" / "releases"
DATABASES = ("sqlite", "postgres")
DIGESTS = "migrations.json"


def kept_releases() -> list[str]:
    """The versions of which something is kept, oldest first."""
    versions = [path.name for path in KEPT.iterdir() if (path / DIGESTS).is_file()]
    return sorted(versions, key=lambda version: [int(part) for part in version.split(".")])


def tag_of(version: str) -> str:
    """The name of a release's tag."""
    return f"v{version}"


def story_file(version: str, database: str) -> Path:
    """The file that describes the games played before the dump."""
    return KEPT / version / f"{database}.json"


def dump_file(version: str, database: str) -> Path:
    """The file of a release's dump: SQL, compressed."""
    return KEPT / version / f"{database}.sql.gz"
