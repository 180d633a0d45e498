"""A migration that was in a release is never edited: its databases have run it as it was."""

import shutil
from pathlib import Path

import pytest

from tools.releases import DATABASES, ROOT, dump_file, kept_releases, story_file
from tools.releases.digests import edited_migrations, read_digests

MAX_BYTES = 300 * 1024


@pytest.mark.parametrize("version", kept_releases())
def test_no_migration_of_a_release_was_edited(version: str) -> None:
    assert edited_migrations(version) == []


@pytest.mark.parametrize("version", kept_releases())
def test_each_release_has_a_small_dump_for_each_database(version: str) -> None:
    for database in DATABASES:
        assert story_file(version, database).is_file()
        assert dump_file(version, database).stat().st_size < MAX_BYTES


def test_the_first_release_that_can_be_upgraded_is_kept() -> None:
    assert kept_releases()[0] == "0.2.0"
    assert "games/play/migrations/0001_initial.py" in read_digests("0.2.0")


def test_an_edited_a_removed_and_a_renamed_migration_are_named(tmp_path: Path) -> None:
    names = list(read_digests("0.2.0"))
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True)
        shutil.copy(ROOT / name, tmp_path / name)
    assert edited_migrations("0.2.0", tmp_path) == []
    edited, removed, renamed = names[0], names[3], names[-1]
    with (tmp_path / edited).open("a") as file:
        file.write("\n")
    (tmp_path / removed).unlink()
    (tmp_path / renamed).rename((tmp_path / renamed).with_name("0001_first.py"))
    assert edited_migrations("0.2.0", tmp_path) == [edited, removed, renamed]
