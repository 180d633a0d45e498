"""Separate installations beside the tests' database: a folder, an empty database, commands."""

import itertools
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg

from tests.support.environment import POSTGRES_URL_VARIABLE
from tools.releases.dumps import dump_postgres, dump_sqlite, load_postgres, load_sqlite
from tools.releases.running import variables_of

PROJECT_ROOT = Path(__file__).resolve().parents[2]
DATABASE = "durak.sqlite3"
_numbers = itertools.count()


@dataclass(frozen=True, slots=True)
class Installation:
    """Data that no process of the tests uses. Without a URL of PostgreSQL they are in a file."""

    data: Path
    url: str | None

    @property
    def vendor(self) -> str:
        """The database, as `tools.releases` names it."""
        return "sqlite" if self.url is None else "postgres"

    @property
    def file(self) -> Path:
        """The file of SQLite's database."""
        return self.data / DATABASE

    @property
    def address(self) -> str:
        """Its DATABASE_URL."""
        return f"sqlite:///{self.file}" if self.url is None else self.url

    def load(self, sql: str) -> None:
        """Fill the empty database from a dump."""
        if self.url is None:
            load_sqlite(sql, self.file)
        else:
            load_postgres(sql, self.url)

    def dump(self) -> str:
        """All that is in the database, as SQL."""
        return dump_sqlite(self.file) if self.url is None else dump_postgres(self.url)

    def execute(self, sql: str) -> Sequence[Any]:
        """The rows that a statement gives, once it is committed; none if it gives no rows."""
        if self.url is None:
            with closing(sqlite3.connect(self.file)) as database:
                rows: Sequence[Any] = database.execute(sql).fetchall()
                database.commit()
                return rows
        with psycopg.connect(self.url) as connection:
            cursor = connection.execute(sql.encode())
            return cursor.fetchall() if cursor.description else []

    def manage(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run a command of `manage.py`, as the operator does."""
        return self.run("manage.py", *arguments, **variables)

    def run(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run Python on this installation, from the project's folder."""
        return subprocess.run(
            (sys.executable, *arguments),
            cwd=PROJECT_ROOT,
            env={**variables_of(self.data, self.url), **variables},
            capture_output=True,
            text=True,
            check=False,
        )


@contextmanager
def empty_installation(data: Path) -> Iterator[Installation]:
    """An installation without data, on the database that the tests run on; deleted at the end."""
    data.mkdir(parents=True, exist_ok=True)
    server = os.environ.get(POSTGRES_URL_VARIABLE)
    if server is None:
        yield Installation(data, None)
        return
    worker = os.environ.get("PYTEST_XDIST_WORKER", "alone")
    name = f"installation_{worker}_{next(_numbers)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
        try:
            yield Installation(data, f"{server.rpartition('/')[0]}/{name}")
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
