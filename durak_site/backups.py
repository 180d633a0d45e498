"""Backups: the database and the keys of an installation in one file, and back again.

The embedded set-up's has its keys too, since without them sessions end and second factors can't be
read. The served set-up has its keys in its environment, and they are to be kept apart.
"""

import io
import json
import os
import socket
import sqlite3
import subprocess
import tarfile
import tempfile
from collections.abc import Mapping
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder

from durak_site.environment import socket_path
from durak_site.upgrading import why_unknown

FORMAT = 1
ABOUT = "about.json"
DATABASE = "database"
KEYS = ("secret_key", "vapid_key")
LEFT_OVERS = ("durak.sqlite3-wal", "durak.sqlite3-shm")
OWNERS_ALONE = 0o600


class BackupError(Exception):
    """A backup can't be made or put back; the message says why, and what to do."""


def make_backup(target: Path) -> None:
    """Write a backup while the service runs; only its owner can read it. Raises BackupError."""
    if target.exists():
        raise BackupError(f"{target} is there already.")
    with tempfile.TemporaryDirectory(dir=target.resolve().parent, prefix=".backup-") as name:
        folder = Path(name)
        copy = folder / DATABASE
        if connection.vendor == "sqlite":
            _copy_sqlite(copy)
        else:
            _run_postgres("pg_dump", "--format=custom", "--no-owner", f"--file={copy}")
        whole = folder / "whole.tar"
        with tarfile.open(whole, "x") as archive:
            about = json.dumps(_about(), indent=1).encode()
            member = tarfile.TarInfo(ABOUT)
            member.size = len(about)
            archive.addfile(member, io.BytesIO(about))
            archive.add(copy, DATABASE)
            for key in _keys():
                archive.add(key, key.name)
        whole.chmod(OWNERS_ALONE)
        _write_through(whole)
        whole.rename(target)


def restore_backup(source: Path, *, replace: bool) -> None:
    """Put a backup in the place of this installation's data, while nothing of it runs.

    With `replace` also where there are data already, which are lost. Raises BackupError.
    """
    if connection.vendor == "sqlite" and _runs():
        raise BackupError("It runs on these data: stop it first.")
    with tempfile.TemporaryDirectory(dir=settings.DURAK_DATA_DIR, prefix=".restore-") as name:
        folder = Path(name)
        about = _unpack(source, folder)
        if about["vendor"] != connection.vendor:
            raise BackupError(f"This backup is of {about['vendor']}, not of {connection.vendor}.")
        problem = why_unknown(frozenset(map(_migration, about["migrations"])))
        if problem is not None:
            raise BackupError(problem)
        if not replace and _has_data():
            raise BackupError("There are data here already; --replace puts the backup over them.")
        if connection.vendor == "sqlite":
            _put_sqlite(folder)
        else:
            _empty_postgres()
            _run_postgres(
                *("pg_restore", "--no-owner", "--exit-on-error", "--single-transaction"),
                *(f"--dbname={connection.settings_dict['NAME']}", str(folder / DATABASE)),
            )


def _about() -> Mapping[str, Any]:
    applied = MigrationRecorder(connection).applied_migrations()
    return {
        "format": FORMAT,
        "vendor": connection.vendor,
        "made_at": datetime.now(tz=UTC).isoformat(),
        "migrations": sorted(f"{app}.{name}" for app, name in applied),
    }


def _keys() -> list[Path]:
    """The files of keys that this installation has made for itself."""
    if connection.vendor != "sqlite":
        return []
    return [path for name in KEYS if (path := settings.DURAK_DATA_DIR / name).is_file()]


def _migration(name: str) -> tuple[str, str]:
    """The app and the name of a migration that a backup lists as `app.name`."""
    app, _, own = name.partition(".")
    return app, own


def _copy_sqlite(target: Path) -> None:
    with closing(sqlite3.connect(_sqlite_file())) as source:
        source.execute("VACUUM INTO ?", (str(target),))


def _sqlite_file() -> Path:
    return Path(str(connection.settings_dict["NAME"]))


def _put_sqlite(folder: Path) -> None:
    connection.close()
    database = _sqlite_file()
    for name in LEFT_OVERS:
        database.with_name(name).unlink(missing_ok=True)
    (folder / DATABASE).chmod(OWNERS_ALONE)
    _write_through(folder / DATABASE)
    (folder / DATABASE).replace(database)
    for name in KEYS:
        if (folder / name).is_file():
            (folder / name).chmod(OWNERS_ALONE)
            (folder / name).replace(settings.DURAK_DATA_DIR / name)


def _unpack(source: Path, folder: Path) -> Mapping[str, Any]:
    """Unpack the backup into the folder; what it says of itself. Raises BackupError."""
    try:
        with tarfile.open(source) as archive:
            names = set(archive.getnames())
            if not {ABOUT, DATABASE} <= names <= {ABOUT, DATABASE, *KEYS}:
                raise BackupError(f"{source} is no backup of Durak.")
            archive.extractall(folder, filter="data")
    except (OSError, tarfile.TarError) as error:
        raise BackupError(f"{source} can't be read: {error}") from error
    about: Mapping[str, Any] = json.loads((folder / ABOUT).read_text("utf-8"))
    if about.get("format") != FORMAT:
        raise BackupError(f"{source} was made by another version, whose form is unknown here.")
    return about


def _runs() -> bool:
    """Whether the embedded set-up runs on these data."""
    with closing(socket.socket(socket.AF_UNIX)) as probe:
        return probe.connect_ex(str(socket_path(settings.DURAK_DATA_DIR))) == 0


def _has_data() -> bool:
    return "accounts_user" in connection.introspection.table_names()


def _empty_postgres() -> None:
    """Remove every table, also those that the backup doesn't know."""
    with connection.cursor() as cursor:
        cursor.execute("DROP SCHEMA public CASCADE")
        cursor.execute("CREATE SCHEMA public")
    connection.close()


def _run_postgres(program: str, *arguments: str) -> None:
    """Run a program of PostgreSQL on the database; its password stands in no list of processes."""
    values = connection.settings_dict
    named = {"PGHOST": "HOST", "PGPORT": "PORT", "PGUSER": "USER", "PGDATABASE": "NAME"}
    variables = {name: str(values[key]) for name, key in named.items() if values[key]}
    if values["PASSWORD"]:
        variables["PGPASSWORD"] = str(values["PASSWORD"])
    for option in ("sslmode", "sslrootcert"):
        if option in values["OPTIONS"]:
            variables[f"PG{option.upper()}"] = str(values["OPTIONS"][option])
    try:
        done = subprocess.run(  # noqa: S603 - the program's name and our own options
            (program, *arguments),
            env={**os.environ, **variables},
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError as error:
        raise BackupError(f"{program} is needed, of PostgreSQL's client programs.") from error
    if done.returncode != 0:
        raise BackupError(f"{program}: {done.stderr.strip()}")


def _write_through(file: Path) -> None:
    """Have the file on the disk before anything relies on it."""
    with file.open("rb") as written:
        os.fsync(written.fileno())
