"""A release is cut from a repository that is ready for it, and from no other."""

import re
from dataclasses import replace

import pytest

from tools.releases import ROOT
from tools.releases.cutting import HEADING, RepositoryState, problems

CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n## [1.4.0] - 2031-05-06\n\n- New.\n\n## [1.3.9]\n"
READY = RepositoryState(
    project_version="1.4.0",
    changelog=CHANGELOG,
    tags=frozenset({"v1.3.9"}),
    changed_files=(),
    edited=(),
    kept=frozenset({"sqlite", "postgres"}),
    are_digests_whole=True,
    changed_since_dump=(),
)


def test_a_ready_repository_is_released() -> None:
    assert problems("1.4.0", READY) == []


@pytest.mark.parametrize(
    ("standing", "words"),
    [
        (replace(READY, project_version="1.3.9"), "pyproject.toml says 1.3.9."),
        (replace(READY, tags=frozenset({"v1.4.0"})), "The tag v1.4.0 is there already."),
        (replace(READY, changed_files=("README.md",)), "Not committed: README.md."),
        (replace(READY, edited=("play/0001.py",)), "play/0001.py was in a release"),
        (replace(READY, kept=frozenset({"sqlite"})), "keep 1.4.0 --revision HEAD"),
        (replace(READY, kept=frozenset()), "keep 1.4.0 --revision HEAD"),
        (replace(READY, are_digests_whole=False), "keep 1.4.0 --revision HEAD"),
        (
            replace(READY, changed_since_dump=("web/views.py",)),
            "since it wrote the dumps (web/",
        ),
        (
            replace(
                READY, changelog=CHANGELOG.replace("]\n\n## [1.4", "]\n\n- Too late.\n\n## [1.4")
            ),
            "still unreleased",
        ),
        (replace(READY, changelog=CHANGELOG.replace(" - 2031-05-06", "")), "has no part"),
        (replace(READY, changelog=CHANGELOG.replace("1.4.0", "1.4.1")), "has no part"),
    ],
)
def test_each_thing_that_is_missing_is_named_alone(standing: RepositoryState, words: str) -> None:
    found = problems("1.4.0", standing)
    assert len(found) == 1
    assert words in found[0]


@pytest.mark.parametrize("version", ["1.4", "v1.4.0", "1.4.0-rc1", ""])
def test_what_is_no_version_is_none(version: str) -> None:
    assert any("is no version" in one for one in problems(version, READY))


def test_the_changelog_has_the_form_that_is_read() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    headings = [match["name"] for match in HEADING.finditer(text)]
    assert headings[0] == "Unreleased"
    assert headings[-2:] == ["0.2.0", "0.1.0"]
    assert len(headings) == len(re.findall(r"^## ", text, re.MULTILINE))


def test_the_version_stands_in_one_place() -> None:
    assert '"version": ' not in (ROOT / "frontend" / "package.json").read_text("utf-8")
