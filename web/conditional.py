"""A row changed only if it is as it was read, and rows inserted with it: all or nothing."""

import functools
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from django.db import (
    DEFAULT_DB_ALIAS,
    Error,
    InterfaceError,
    OperationalError,
    connections,
    transaction,
)
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models import Model

from web.planned import planned_cursor
from web.statements import column, fields_of, quoted_table, send_insert, stored, update_text

LINE_BROKEN = (OperationalError, InterfaceError)


class InDoubt(Exception):
    """The line to the database broke by `error`, and whether all was written is unknown."""

    def __init__(self, error: Error) -> None:
        super().__init__(str(error))
        self.error = error


class Rows(NamedTuple):
    """Rows to be inserted, each of which gives all of the columns."""

    model: type[Model]
    names: tuple[str, ...]
    rows: Sequence[Mapping[str, object]]


class Write(NamedTuple):
    """Columns to be set of the row for which all of `where` holds, and rows inserted with it."""

    model: type[Model]
    columns: Mapping[str, object]
    where: Mapping[str, object]
    inserts: tuple[Rows, ...] = ()


def write_if(write: Write) -> bool:
    """Write all of it if there is such a row; return whether there was. If not, nothing is written.

    It is part of the open transaction; without one all of it is committed when this returns.
    PostgreSQL takes one statement. Raises IntegrityError and the database's other errors, and
    nothing is written; InDoubt if that is not known.
    """
    connection = connections[DEFAULT_DB_ALIAS]
    update, values = _update(connection, write)
    if connection.vendor == "postgresql":
        try:
            return _execute(connection, *_whole(connection, write, update, values))
        except LINE_BROKEN as error:
            if connection.in_atomic_block:
                raise
            raise InDoubt(error) from error
    if connection.in_atomic_block:
        return _execute_all(connection, write, update, values)
    is_written = False
    try:
        with transaction.atomic(durable=True):
            is_written = _execute_all(connection, write, update, values)
    except LINE_BROKEN as error:
        if is_written:
            raise InDoubt(error) from error
        raise
    return is_written


def _execute_all(
    connection: BaseDatabaseWrapper, write: Write, update: str, values: Sequence[Any]
) -> bool:
    with planned_cursor(connection) as cursor:
        cursor.execute(update, values)
        if not cursor.rowcount:
            return False
    for rows in write.inserts:
        send_insert(rows.model, rows.names, rows.rows)()
    return True


def _update(connection: BaseDatabaseWrapper, write: Write) -> tuple[str, list[Any]]:
    """The text of the UPDATE, and its values."""
    columns, where = write.columns, write.where
    absent = frozenset(name for name, value in where.items() if value is None)
    present = {name: value for name, value in where.items() if value is not None}
    text = update_text(connection.vendor, write.model, tuple(columns), tuple(where), absent)
    values = [*stored(connection, write.model, columns), *stored(connection, write.model, present)]
    return text, values


def _whole(
    connection: BaseDatabaseWrapper, write: Write, update: str, values: list[Any]
) -> tuple[str, list[Any]]:
    """The text of the one statement for PostgreSQL that does all of it, and its values."""
    for rows in write.inserts:
        for row in rows.rows:
            own = {name: row[name] for name in rows.names}
            values += stored(connection, rows.model, own)
    shapes = tuple((rows.model, rows.names, len(rows.rows)) for rows in write.inserts)
    return _statement(update, shapes), values


def _execute(connection: BaseDatabaseWrapper, sql: str, values: Sequence[Any]) -> bool:
    """Whether the one statement that writes all has found its row."""
    with planned_cursor(connection) as cursor:
        cursor.execute(sql, values)
        return bool(cursor.fetchone()[0])


@functools.cache
def _statement(update: str, inserts: tuple[tuple[type[Model], tuple[str, ...], int], ...]) -> str:
    parts = [f"changed AS ({update} RETURNING 1)"]
    for number, (model, names, count) in enumerate(inserts):
        columns = ", ".join(column(model, name) for name in names)
        row = f"({', '.join(f'%s::{_type(model, name)}' for name in names)})"
        parts.append(
            f"inserted_{number} AS (INSERT INTO {quoted_table(model)} ({columns}) "  # noqa: S608 - names of our own models
            f"SELECT * FROM (VALUES {', '.join([row] * count)}) AS rows "
            "WHERE EXISTS (SELECT FROM changed))"
        )
    return f"WITH {', '.join(parts)} SELECT count(*) FROM changed"  # noqa: S608 - the same


def _type(model: type[Model], name: str) -> str:
    # Without its length, to which a cast would cut a text silently.
    declared: Any = fields_of(model)[name].db_type(connections[DEFAULT_DB_ALIAS])
    return str(declared).partition("(")[0]
