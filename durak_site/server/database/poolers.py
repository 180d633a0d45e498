"""Connection poolers between the service and PostgreSQL, such as PgBouncer.

In transaction mode a pooler gives each transaction another connection to PostgreSQL. Statements
prepared on one connection are missing on the next, unless the pooler handles them: PgBouncer does
from version 1.22, with `max_prepared_statements`. The service prepares statements.
"""

import secrets
import time
from collections.abc import Mapping
from contextlib import closing

import psycopg
from psycopg.pq import ExecStatus

CONNECTS_WITHIN_SECONDS = "5"
ROUNDS = 3
"""The number of trials: two connections may share or not share one by chance."""
SECONDS_BETWEEN_CHECKS = 60.0
ADVICE = (
    "Prepared statements don't work through the pooler that DATABASE_URL leads to. PgBouncer in "
    "transaction mode needs version 1.22 or newer and max_prepared_statements (its default is 0 "
    "up to 1.23); or set DATABASE_PREPARED_STATEMENTS=false (docs/operating/high-availability.md)."
)


def prepared_statements_work(parameters: Mapping[str, str]) -> bool:
    """Return whether each of two connections keeps its prepared statements.

    `parameters` are libpq's. Raises psycopg.OperationalError if the database is unreachable.
    """
    with closing(_connected(parameters)) as first:
        if not _is_pooled(first):
            return True
        with closing(_connected(parameters)) as second:
            return all(_are_kept(first, second) for _ in range(ROUNDS))


def is_shared(parameters: Mapping[str, str]) -> bool:
    """Return whether two connections share one of PostgreSQL's in turn.

    Session settings can't be used then. Raises psycopg.OperationalError.
    """
    with closing(_connected(parameters)) as first:
        if not _is_pooled(first):
            return False
        with closing(_connected(parameters)) as second:
            seen = [(_backend(first), _backend(second)) for _ in range(ROUNDS)]
            own, others = map(set, zip(*seen, strict=True))
            return len(own) > 1 or len(others) > 1 or own == others


def _connected(parameters: Mapping[str, str]) -> psycopg.Connection:
    wanted = {"connect_timeout": CONNECTS_WITHIN_SECONDS, **parameters}
    return psycopg.connect(**wanted, autocommit=True, prepare_threshold=None)  # type: ignore[arg-type] # texts, as libpq takes them


def _is_pooled(connection: psycopg.Connection) -> bool:
    """Return whether there is a pooler: PostgreSQL reports its process id to each client."""
    return _backend(connection) != connection.info.backend_pid


def _backend(connection: psycopg.Connection) -> int:
    row = connection.execute("SELECT pg_backend_pid()").fetchone()
    if row is None:
        raise psycopg.OperationalError("The database answered nothing.")
    return int(row[0])


def _are_kept(first: psycopg.Connection, second: psycopg.Connection) -> bool:
    """Prepare two statements under one name on two connections, and execute both."""
    name = f"durak_{secrets.token_hex(8)}".encode()
    works = True
    for connection, text in ((first, b"SELECT 1"), (second, b"SELECT 2")):
        prepared = connection.pgconn.prepare(name, text)
        works = works and prepared.status == ExecStatus.COMMAND_OK
    for connection, expected in ((first, b"1"), (second, b"2")):
        answer = connection.pgconn.exec_prepared(name, [])
        works = (
            works and answer.status == ExecStatus.TUPLES_OK and answer.get_value(0, 0) == expected
        )
    for connection in (first, second):
        connection.pgconn.close_prepared(name)
    return works


class StatementsCheck:
    """The cached result of `prepared_statements_work`; a positive one expires after a minute."""

    def __init__(self) -> None:
        self._worked_at: float | None = None

    def __call__(self, parameters: Mapping[str, str]) -> bool:
        """Return whether they work, or worked less than a minute ago."""
        now = time.monotonic()
        if self._worked_at is not None and now - self._worked_at < SECONDS_BETWEEN_CHECKS:
            return True
        works = prepared_statements_work(parameters)
        self._worked_at = now if works else None
        return works


statements_check = StatementsCheck()
