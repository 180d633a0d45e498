"""Backups by a timer: the newest are kept, and the last one's moment is known to operators."""

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from durak_site.management.commands import keep_backups
from durak_site.server.backups.backup_and_restore import BackupError
from durak_site.server.backups.last_backup import KEY, last_backup
from web.redis.fail_fast import quick_redis

Days = Callable[[int], None]


@pytest.fixture(autouse=True)
def none_known() -> None:
    """No backup was written before."""
    quick_redis().delete(KEY)


@pytest.fixture
def on_day(monkeypatch: pytest.MonkeyPatch) -> Days:
    """A function that makes it that day of November; backups are files with a word."""
    monkeypatch.setattr(keep_backups, "make_backup", lambda file: file.write_text("backup"))

    class Moment(datetime):
        day_of_month = 1

        @classmethod
        def now(cls, tz: Any = None) -> Any:
            assert tz is UTC
            return datetime(2026, 11, 1, 3, tzinfo=UTC) + timedelta(days=cls.day_of_month - 1)

    monkeypatch.setattr(keep_backups, "datetime", Moment)

    def make_it(day: int) -> None:
        Moment.day_of_month = day

    return make_it


def kept(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def make(folder: Path, **options: Any) -> str:
    out = StringIO()
    call_command("keep_backups", str(folder), stdout=out, stderr=out, **options)
    return out.getvalue()


def test_the_newest_are_kept_and_other_files_too(tmp_path: Path, on_day: Days) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    for day in (1, 2, 9, 10):
        on_day(day)
        assert f"durak-202611{day:02}-030000.tar: 6 bytes" in make(tmp_path, keep=2)
    assert kept(tmp_path) == ["durak-20261109-030000.tar", "durak-20261110-030000.tar", "notes.txt"]


def test_a_backup_that_fails_deletes_none_and_is_not_noted(
    tmp_path: Path, on_day: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    for day in (1, 2):
        on_day(day)
        make(tmp_path, keep=2)
    noted = last_backup()
    on_day(3)

    def fail(_file: Path) -> None:
        raise BackupError("There is no pg_dump.")

    monkeypatch.setattr(keep_backups, "make_backup", fail)
    with pytest.raises(CommandError, match=r"There is no pg_dump\."):
        make(tmp_path, keep=1)
    assert len(kept(tmp_path)) == 2
    assert last_backup() == noted


def test_the_moment_of_the_last_one_is_noted(tmp_path: Path, on_day: Days) -> None:
    assert last_backup() == 0
    on_day(1)
    begun = time.time()
    make(tmp_path)
    assert begun <= last_backup() <= time.time()


@pytest.mark.parametrize("options", [{"keep": 0}, {"keep": -3}, {"every": 0.0}, {"every": -1.0}])
def test_numbers_that_make_no_sense_are_refused(tmp_path: Path, options: dict[str, float]) -> None:
    with pytest.raises(CommandError, match=f"--{next(iter(options))}"):
        make(tmp_path, **options)
    assert kept(tmp_path) == []


class Told(Exception):
    """The process gets the signal to stop."""


@pytest.mark.parametrize("fails", [False, True])
def test_it_goes_on_after_each_pause_even_if_one_fails(
    tmp_path: Path, on_day: Days, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    pauses: list[float] = []

    class Pause:
        def wait(self, seconds: float) -> None:
            pauses.append(seconds)
            if len(pauses) == 3:
                raise Told
            on_day(len(pauses) + 1)

    if fails:
        monkeypatch.setattr(keep_backups, "make_backup", _full)
    monkeypatch.setattr("threading.Event", Pause)
    on_day(1)
    with pytest.raises(Told):
        make(tmp_path, every=24.0)
    assert pauses == [86400.0] * 3
    assert len(kept(tmp_path)) == (0 if fails else 3)


def _full(_file: Path) -> None:
    raise OSError(28, "No space left on device")
