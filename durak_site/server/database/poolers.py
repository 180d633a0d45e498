"""Connection poolers between the service and PostgreSQL, such as PgBouncer.

A pooler in transaction mode gives each transaction another connection to PostgreSQL. Statements
that were prepared on one are missing on the next, unless the pooler looks after them: PgBouncer
does from 1.22 on, with `max_prepared_statements`. The service prepares the statements of a command.
"""

import secrets
import time
from collections.abc import Mapping
from contextlib import closing

import psycopg
from psycopg.pq import ExecStatus

CONNECTS_WITHIN_SECONDS = "5"
ROUNDS = 3
"""Two connections may have got the same one, or each its own, by chance."""
SECONDS_BETWEEN_CHECKS = 60.0
ADVICE = (
    "Prepared statements don't work through the pooler that DATABASE_URL leads to. PgBouncer in "
    "transaction mode needs version 1.22 or newer and max_prepared_statements (its default is 0 "
    "up to 1.23); or set DATABASE_PREPARED_STATEMENTS=false (docs/operating/high-availability.md)."
)


def prepared_statements_work(parameters: Mapping[str, str]) -> bool:
    """Return whether each of two connections keeps the statements that it has prepared.

    `parameters` are libpq's. Raises psycopg.OperationalError if the database is away.
    """
    with closing(_connected(parameters)) as first:
        if not _is_pooled(first):
            return True
        with closing(_connected(parameters)) as second:
            return all(_are_kept(first, second) for _ in range(ROUNDS))


def is_shared(parameters: Mapping[str, str]) -> bool:
    """Return whether two connections at once are given one of PostgreSQL's, in turn.

    Then nothing that holds for a session may be set. Raises psycopg.OperationalError.
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
    """Return whether something stands between: PostgreSQL tells each client its own process."""
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
    """The answer of `prepared_statements_work`, asked anew once a minute while it is yes."""

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
