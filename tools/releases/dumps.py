"""Dumps of databases as SQL that needs no program but the database's own driver."""

import gzip
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import psycopg

from tools.services import postgres_installation

SCHEMA = "public"
LONG_AFTER = "2126-01-01 00:00:00+00:00"
POSTPONED = (
    f"UPDATE django_session SET expire_date = '{LONG_AFTER}'",  # noqa: S608 - our own words
    f"UPDATE accounts_apitoken SET expires_at = '{LONG_AFTER}'",  # noqa: S608 - the same
)
"""Statements that postpone what would end while a dump is kept."""
NO_SQL = ("\\restrict ", "\\unrestrict ", "SET transaction_timeout ", f"CREATE SCHEMA {SCHEMA};")
"""Beginnings of lines that only `psql` takes, or only a newer server, or that create existing
objects."""


def dump_sqlite(file: Path) -> str:
    """Return the SQL that creates a copy of an SQLite database."""
    with closing(sqlite3.connect(file)) as database:
        return "\n".join(database.iterdump()) + "\n"


def postpone_in_sqlite(file: Path) -> None:
    """Let sessions and tokens live for as long as a dump may be kept."""
    with closing(sqlite3.connect(file)) as database:
        for statement in POSTPONED:
            database.execute(statement)
        database.commit()


def postpone_in_postgres(url: str) -> None:
    """Let sessions and tokens live for as long as a dump may be kept."""
    with psycopg.connect(url) as database:
        for statement in POSTPONED:
            database.execute(statement.encode())


def load_sqlite(sql: str, file: Path) -> None:
    """Make a database of SQLite from a dump."""
    with closing(sqlite3.connect(file)) as database:
        database.executescript(sql)


def dump_postgres(url: str) -> str:
    """Return the SQL that creates a copy of a PostgreSQL database."""
    program = postgres_installation() / "bin" / "pg_dump"
    options = ("--no-owner", "--no-privileges", "--inserts", f"--schema={SCHEMA}")
    done = subprocess.run((str(program), *options, url), check=True, capture_output=True, text=True)
    lines = done.stdout.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(NO_SQL))


def load_postgres(sql: str, url: str) -> None:
    """Make a database of PostgreSQL from a dump; the database has to be empty."""
    with psycopg.connect(url) as database:
        database.execute(sql.encode())


def packed(sql: str) -> bytes:
    """The SQL, compressed; the same SQL gives the same bytes."""
    return gzip.compress(sql.encode(), compresslevel=9, mtime=0)


def unpacked(data: bytes) -> str:
    """The SQL of a compressed dump."""
    return gzip.decompress(data).decode()
