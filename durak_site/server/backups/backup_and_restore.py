"""Backup and restore: the database and the keys of an installation in one file.

A backup of the embedded set-up contains its keys too, because sessions and second factors need
them. The served set-up has its keys in its environment; keep them separately.

A restored database replaces the present one only after all of it was checked.
"""

import hashlib
import io
import json
import os
import shutil
import socket
import sqlite3
import subprocess
import tarfile
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder

from durak_site.configuration.environment import socket_path
from durak_site.server.database.database_url import connection_parameters
from durak_site.server.database.upgrades import why_unknown

FORMAT = 2
WITHOUT_DIGEST = 1
"""The format of backups without a digest, made by earlier releases."""
ABOUT = "about.json"
DATABASE = "database"
DIGEST = "digest"
KEYS = ("secret_key", "vapid_key")
BESIDE_SQLITE = ("-wal", "-shm")
OWNERS_ALONE = 0o600
PIECE = 2**20
SET_ASIDE = "durak_replaced"
"""The schema of the replaced data while the restored data are checked."""


class BackupError(Exception):
    """A backup can't be made or restored; the message says why, and what to do."""


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
            _refuse_a_shared_connection()
            _run_postgres("pg_dump", "--format=custom", "--no-owner", f"--file={copy}")
        whole = folder / "whole.tar"
        with tarfile.open(whole, "x") as archive:
            _add(archive, ABOUT, json.dumps(_about(), indent=1).encode())
            archive.add(copy, DATABASE)
            for key in _keys():
                archive.add(key, key.name)
            size: int = archive.offset
        digest = _digest(whole, size)
        with tarfile.open(whole, "a") as archive:
            _add(archive, DIGEST, digest.encode())
        whole.chmod(OWNERS_ALONE)
        _write_through(whole)
        whole.rename(target)


def restore_backup(source: Path, *, replace: bool, check: Callable[[], None]) -> None:
    """Replace this installation's data by a backup, while the service is stopped.

    The backup is checked, then `check` is called on the restored database. The former data are
    deleted only after it returns. Existing data are replaced only with `replace`. Raises
    BackupError and the errors of `check`; the data are then unchanged.
    """
    if connection.vendor == "sqlite" and _runs():
        raise BackupError("It runs on these data: stop it first.")
    with tempfile.TemporaryDirectory(dir=_working_folder(), prefix=".restore-") as name:
        folder = Path(name)
        about = _unpack(source, folder)
        if about.get("vendor") != connection.vendor:
            raise BackupError(
                f"This backup is of {about.get('vendor')}, not of {connection.vendor}."
            )
        problem = why_unknown(frozenset(map(_migration, about["migrations"])))
        if problem is not None:
            raise BackupError(problem)
        if connection.vendor == "postgresql":
            _refuse_an_unfinished_restore()
            _refuse_a_shared_connection()
        if not replace and _has_data():
            raise BackupError("There are data here already; --replace puts the backup over them.")
        if connection.vendor == "sqlite":
            _restore_sqlite(folder, check)
        else:
            _restore_postgres(folder, check)


def _working_folder() -> Path:
    """Return a folder on the disk of the data, so that a rename puts them in place."""
    return settings.DURAK_DATA_DIR if connection.vendor == "postgresql" else _sqlite_file().parent


def _about() -> Mapping[str, Any]:
    applied = MigrationRecorder(connection).applied_migrations()
    return {
        "format": FORMAT,
        "vendor": connection.vendor,
        "made_at": datetime.now(tz=UTC).isoformat(),
        "migrations": sorted(f"{app}.{name}" for app, name in applied),
    }


def _add(archive: tarfile.TarFile, name: str, content: bytes) -> None:
    member = tarfile.TarInfo(name)
    member.size = len(content)
    archive.addfile(member, io.BytesIO(content))


def _keys() -> list[Path]:
    """Return the key files that this installation has created."""
    if connection.vendor != "sqlite":
        return []
    return [path for name in KEYS if (path := settings.DURAK_DATA_DIR / name).is_file()]


# --- Reading a backup -------------------------------------------------------------------------


def _unpack(source: Path, folder: Path) -> Mapping[str, Any]:
    """Unpack the backup into the folder, and return its description. Raises BackupError."""
    try:
        with tarfile.open(source, "r:") as archive:
            members = archive.getmembers()
            names = {member.name for member in members}
            if not {ABOUT, DATABASE} <= names <= {ABOUT, DATABASE, DIGEST, *KEYS}:
                raise BackupError(f"{source} is no backup of Durak.")
            if members[-1].name == DIGEST:
                _check_digest(source, archive, members[-1])
            for member in members:
                _write_member(archive, member, folder)
        about = json.loads((folder / ABOUT).read_text("utf-8"))
    except (OSError, tarfile.TarError, ValueError) as error:
        raise BackupError(f"{source} can't be read: {error}") from error
    if not isinstance(about, dict) or about.get("format") not in {FORMAT, WITHOUT_DIGEST}:
        raise BackupError(f"{source} was made by another version, whose form is unknown here.")
    if about["format"] == FORMAT and members[-1].name != DIGEST:
        raise BackupError(f"{source} is damaged: its end is missing.")
    if not isinstance(about.get("migrations"), list):
        raise BackupError(f"{source} is damaged: it doesn't say which version made it.")
    return about


def _write_member(archive: tarfile.TarFile, member: tarfile.TarInfo, folder: Path) -> None:
    """Write a file of the archive into the folder, for its owner alone. Raises BackupError.

    `extractall` has its filter since Python 3.11.4 only, and Debian 12 has 3.11.2.
    """
    content = archive.extractfile(member) if member.isreg() else None
    if content is None:
        raise BackupError(f"{archive.name!r} is no backup of Durak: {member.name} is no file.")
    target = folder / member.name
    with content, target.open("xb") as file:
        target.chmod(OWNERS_ALONE)
        shutil.copyfileobj(content, file)


def _check_digest(source: Path, archive: tarfile.TarFile, member: tarfile.TarInfo) -> None:
    """Raise BackupError unless every byte of the file is unchanged since it was written."""
    stored = archive.extractfile(member)
    told = stored.read() if stored is not None else b""
    if told != _digest(source, member.offset).encode():
        raise BackupError(f"{source} is damaged: it isn't what was written. Take another backup.")
    with source.open("rb") as file:
        file.seek(member.offset_data + member.size)
        while piece := file.read(PIECE):
            if piece.strip(b"\0"):
                raise BackupError(f"{source} is damaged: something follows its end.")


def _digest(file: Path, size: int) -> str:
    """Return the SHA-256 of the first `size` bytes of a file."""
    digest = hashlib.sha256()
    with file.open("rb") as content:
        while size > 0 and (piece := content.read(min(size, PIECE))):
            digest.update(piece)
            size -= len(piece)
    return digest.hexdigest()


def _migration(name: object) -> tuple[str, str]:
    """Return the app and the name of a migration that a backup lists as `app.name`."""
    app, _, own = str(name).partition(".")
    return app, own


def _has_data() -> bool:
    return "accounts_user" in connection.introspection.table_names()


# --- SQLite -----------------------------------------------------------------------------------


def _copy_sqlite(target: Path) -> None:
    with closing(sqlite3.connect(_sqlite_file())) as source:
        source.execute("VACUUM INTO ?", (str(target),))


def _sqlite_file() -> Path:
    return Path(str(connection.settings_dict["NAME"]))


def _restore_sqlite(folder: Path, check: Callable[[], None]) -> None:
    copy = folder / DATABASE
    copy.chmod(OWNERS_ALONE)
    _check_sqlite(copy)
    with _connected_to(copy):
        check()
    _empty_log(copy)
    connection.close()
    database = _sqlite_file()
    if database.exists():
        _empty_log(database)
    for ending in BESIDE_SQLITE:
        database.with_name(database.name + ending).unlink(missing_ok=True)
    _write_through(copy)
    copy.replace(database)
    for name in KEYS:
        if (folder / name).is_file():
            (folder / name).chmod(OWNERS_ALONE)
            (folder / name).replace(settings.DURAK_DATA_DIR / name)


def _check_sqlite(file: Path) -> None:
    """Raise BackupError unless the file is a complete database."""
    try:
        with closing(sqlite3.connect(file)) as database:
            findings = [str(row[0]) for row in database.execute("PRAGMA integrity_check")]
            findings += [
                f"table {row[0]}, row {row[1]} refers to a row that is not there"
                for row in database.execute("PRAGMA foreign_key_check")
            ]
    except sqlite3.DatabaseError as error:
        findings = [str(error)]
    if findings != ["ok"]:
        raise BackupError(f"The database in the backup is damaged: {'; '.join(findings[:3])}")


@contextmanager
def _connected_to(file: Path) -> Iterator[None]:
    """Make Django use this file instead of the installation's database."""
    name = connection.settings_dict["NAME"]
    connection.close()
    connection.settings_dict["NAME"] = str(file)
    try:
        yield
    finally:
        connection.close()
        connection.settings_dict["NAME"] = name


def _empty_log(file: Path) -> None:
    """Write all of a database into its main file, so that files beside it may be lost."""
    try:
        with closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.DatabaseError as error:
        # Replacing such a broken file is the purpose of a restore.
        if file == _sqlite_file():
            return
        raise BackupError(f"The database in the backup is damaged: {error}") from error


def _runs() -> bool:
    """Return whether the embedded set-up runs on these data."""
    with closing(socket.socket(socket.AF_UNIX)) as probe:
        return probe.connect_ex(str(socket_path(settings.DURAK_DATA_DIR))) == 0


# --- PostgreSQL -------------------------------------------------------------------------------


def _restore_postgres(folder: Path, check: Callable[[], None]) -> None:
    """Load the backup beside the present data, set these aside in the same transaction, and check.

    Nothing changes before that transaction's commit. A failed check puts the data back.
    """
    before, script = folder / "before.sql", folder / "restore.sql"
    before.write_text(f"ALTER SCHEMA public RENAME TO {SET_ASIDE};\nCREATE SCHEMA public;\n")
    _run_postgres("pg_restore", "--no-owner", f"--file={script}", str(folder / DATABASE), at=None)
    connection.close()
    _run_postgres(
        *("psql", "--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"),
        *(f"--file={before}", f"--file={script}"),
    )
    try:
        check()
    except BaseException:
        _execute("DROP SCHEMA public CASCADE", f"ALTER SCHEMA {SET_ASIDE} RENAME TO public")
        raise
    _execute(f"DROP SCHEMA {SET_ASIDE} CASCADE")


def _refuse_an_unfinished_restore() -> None:
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM pg_namespace WHERE nspname = %s", [SET_ASIDE])
        (found,) = cursor.fetchone()
    if found:
        raise BackupError(
            f"An earlier restore was cut off: the schema {SET_ASIDE} has the data from before it. "
            f"To keep what is here now: DROP SCHEMA {SET_ASIDE} CASCADE. To go back: DROP SCHEMA "
            f"public CASCADE; ALTER SCHEMA {SET_ASIDE} RENAME TO public."
        )


def _refuse_a_shared_connection() -> None:
    from durak_site.server.database.poolers import is_shared  # noqa: PLC0415 - loads PostgreSQL's driver, which takes memory

    if is_shared(connection_parameters(connection.settings_dict)):
        raise BackupError(
            "DATABASE_URL leads to a pooler in transaction mode. Give this command the address of "
            "PostgreSQL itself."
        )


def _execute(*statements: str) -> None:
    """Execute statements in one transaction on a separate connection."""
    import psycopg  # noqa: PLC0415 - PostgreSQL's driver alone needs memory

    connection.close()
    with psycopg.connect(**connection_parameters(connection.settings_dict)) as own:  # type: ignore[arg-type] # texts, as libpq takes them
        for statement in statements:
            own.execute(statement)


def _run_postgres(program: str, *arguments: str, at: str | None = "--dbname") -> None:
    """Run a program of PostgreSQL, on the database unless `at` is None.

    It gets the same parameters as Django's driver. The password is not visible in process lists.
    """
    from psycopg.conninfo import make_conninfo  # noqa: PLC0415 - PostgreSQL's driver alone

    parameters = connection_parameters(connection.settings_dict)
    if "sslpassword" in parameters:
        raise BackupError(f"{program} takes no sslpassword: name a key without one (sslkey).")
    password = parameters.pop("password", None)
    database = () if at is None else (f"{at}={make_conninfo(**parameters)}",)
    try:
        done = subprocess.run(  # noqa: S603 - the program's name and our own options
            (program, *database, *arguments),
            env={**os.environ, **({"PGPASSWORD": password} if password else {})},
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError as error:
        raise BackupError(f"{program} is needed, of PostgreSQL's client programs.") from error
    if done.returncode != 0:
        raise BackupError(f"{program}: {done.stderr.strip()}")


def _write_through(file: Path) -> None:
    """Flush the file to the disk before anything relies on it."""
    with file.open("rb") as written:
        os.fsync(written.fileno())
