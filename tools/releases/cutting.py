"""Conditions for cutting a release."""

import json
import re
import tomllib
from dataclasses import dataclass

from tools.releases import DATABASES, KEPT, ROOT, kept_releases, story_file, tag_of
from tools.releases.checkout import git
from tools.releases.digests import digests_at, edited_migrations, read_digests

HEADING = re.compile(r"^## \[(?P<name>[^\]]+)\](?: - (?P<day>\d{4}-\d\d-\d\d))?$", re.MULTILINE)
UNRELEASED = "Unreleased"
BESIDE_THE_CODE = (":!tests/releases", ":!CHANGELOG.md", ":!docs")
"""Files that may change between the commit whose code wrote the dumps and the released one."""


@dataclass(frozen=True, slots=True)
class RepositoryState:
    """State of the repository, as far as a release depends on it."""

    project_version: str
    """The one of pyproject.toml."""
    changelog: str
    tags: frozenset[str]
    changed_files: tuple[str, ...]
    """Those that are not committed."""
    edited: tuple[str, ...]
    """Migrations of earlier releases that are not as they were."""
    kept: frozenset[str]
    """The databases of which a dump of this release is kept."""
    are_digests_whole: bool
    """True if the kept digests are those of all migrations."""
    changed_since_dump: tuple[str, ...]
    """Files of the code that have changed since it wrote the dumps."""


def problems(version: str, standing: RepositoryState) -> list[str]:
    """Return the reasons against this release, in words; none if it may be cut. Pure."""
    found = []
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        found.append(f"{version} is no version: it is like 1.2.3.")
    if standing.project_version != version:
        found.append(f"pyproject.toml says {standing.project_version}.")
    if tag_of(version) in standing.tags:
        found.append(f"The tag {tag_of(version)} is there already.")
    if standing.changed_files:
        found.append(f"Not committed: {', '.join(standing.changed_files)}.")
    found.extend(_problems_of_changelog(version, standing.changelog))
    found.extend(
        f"{name} was in a release and is not as it was: undo that, and add a migration."
        for name in standing.edited
    )
    missing = sorted({*DATABASES} - standing.kept)
    if missing or not standing.are_digests_whole:
        found.append(
            f"tests/releases/{version} is not complete: "
            f"python -m tools.releases keep {version} --revision HEAD"
        )
    elif standing.changed_since_dump:
        found.append(
            f"The code has changed since it wrote the dumps ({standing.changed_since_dump[0]}, …): "
            f"python -m tools.releases keep {version} --revision HEAD"
        )
    return found


def _problems_of_changelog(version: str, changelog: str) -> list[str]:
    headings = list(HEADING.finditer(changelog))
    days = {heading["name"]: heading["day"] for heading in headings}
    found = []
    if days.get(version) is None:
        found.append(f"CHANGELOG.md has no part “## [{version}] - YYYY-MM-DD”.")
    for heading, following in zip(headings, [*headings[1:], None], strict=True):
        end = following.start() if following else len(changelog)
        if heading["name"] == UNRELEASED and changelog[heading.end() : end].strip():
            found.append("CHANGELOG.md has something that is still unreleased.")
    return found


def standing_now(version: str) -> RepositoryState:
    """Read the state of the repository. Raises CalledProcessError outside of one."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    stories = {database: story_file(version, database) for database in DATABASES}
    kept = frozenset(database for database, file in stories.items() if file.is_file())
    commits = {json.loads(stories[database].read_text("utf-8"))["commit"] for database in kept}
    changed = [
        name
        for commit in sorted(commits)
        for name in git("diff", "--name-only", commit, "HEAD", "--", ".", *BESIDE_THE_CODE).split()
    ]
    return RepositoryState(
        project_version=str(project["version"]),
        changelog=(ROOT / "CHANGELOG.md").read_text("utf-8"),
        tags=frozenset(git("tag").split()),
        changed_files=tuple(line[3:] for line in git("status", "--porcelain").splitlines()),
        edited=tuple(name for one in kept_releases() for name in edited_migrations(one)),
        kept=kept,
        are_digests_whole=(KEPT / version).is_dir() and read_digests(version) == digests_at("HEAD"),
        changed_since_dump=tuple(changed),
    )


def cut(version: str) -> list[str]:
    """Tag the commit as a release, or return the reasons against it."""
    found = problems(version, standing_now(version))
    if not found:
        git("tag", "--annotate", tag_of(version), "--message", version)
    return found
