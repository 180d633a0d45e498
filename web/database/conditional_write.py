"""Optimistic concurrency: change a row only if it is unchanged since it was read.

A write is all or nothing. Statements are built once for each shape, because building them is most
of the cost of a small write in Django.
"""

import functools
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from datetime import datetime
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
from django.db.models import (
    BooleanField,
    CharField,
    DateTimeField,
    Field,
    IntegerField,
    JSONField,
    Model,
    TextField,
)

from web.database.prepared_statements import planned_cursor
from web.json_text import json_bytes

LINE_BROKEN = (OperationalError, InterfaceError)


class InDoubt(Exception):
    """The database connection failed with `error`, and the commit status is unknown."""

    def __init__(self, error: Error) -> None:
        super().__init__(str(error))
        self.error = error


class InsertedRows(NamedTuple):
    """Rows to insert, each with a value for all of the columns."""

    model: type[Model]
    names: tuple[str, ...]
    rows: Sequence[Mapping[str, object]]


class Write(NamedTuple):
    """Columns to set in the row for which all of `where` holds, and rows to insert with it."""

    model: type[Model]
    columns: Mapping[str, object]
    where: Mapping[str, object]
    inserts: tuple[InsertedRows, ...] = ()


def write_if(write: Write) -> bool:
    """Write everything if such a row exists, and return whether it does. If not, write nothing.

    The write belongs to the open transaction; without one it is committed when this returns.
    PostgreSQL takes one statement. Raises IntegrityError and the database's other errors, after
    which nothing is written; raises InDoubt if the commit status is unknown.
    """
    connection = connections[DEFAULT_DB_ALIAS]
    if connection.in_atomic_block:
        return _execute(connection, write)
    # One statement commits automatically; with several, only COMMIT can fail in doubt.
    is_one = connection.vendor == "postgresql"
    is_committing = is_one
    try:
        with nullcontext() if is_one else transaction.atomic(durable=True):
            is_written = _execute(connection, write)
            is_committing = is_one or is_written
    except LINE_BROKEN as error:
        if is_committing:
            raise InDoubt(error) from error
        raise
    return is_written


def _execute(connection: BaseDatabaseWrapper, write: Write) -> bool:
    """Write everything if such a row exists, and return whether it does."""
    present = {name: value for name, value in write.where.items() if value is not None}
    values = [
        [
            *_stored(connection, write.model, write.columns),
            *_stored(connection, write.model, present),
        ]
    ]
    for model, names, rows in write.inserts:
        own = ({name: row[name] for name in names} for row in rows)
        values.append([value for row in own for value in _stored(connection, model, row)])
    texts = _texts(
        connection.vendor,
        write.model,
        tuple(write.columns),
        tuple((name, value is None) for name, value in write.where.items()),
        tuple((model, names, len(rows)) for model, names, rows in write.inserts),
    )
    if len(texts) == 1:
        values = [[value for part in values for value in part]]
    with planned_cursor(connection) as cursor:
        for text, arguments in zip(texts, values, strict=True):
            cursor.execute(text, arguments)
            if not cursor.rowcount:
                return False
    return True


@functools.cache
def _texts(
    vendor: str,
    model: type[Model],
    names: tuple[str, ...],
    where: tuple[tuple[str, bool], ...],
    inserts: tuple[tuple[type[Model], tuple[str, ...], int], ...],
) -> list[str]:
    """Return the statements that write columns where all values are equal or, if so marked, NULL.

    Each statement returns rows if such a row existed. PostgreSQL gets all of them as one.
    """
    changes = ", ".join(f"{_column(model, name)} = %s" for name in names)
    conditions = " AND ".join(
        f"{_column(model, name)} {'IS NULL' if is_null else '= %s'}" for name, is_null in where
    )
    update = f"UPDATE {_table(model)} SET {changes} WHERE {conditions}"  # noqa: S608 - names of our own models
    is_one = vendor == "postgresql"
    parts = [f"WITH changed AS ({update} RETURNING 1)" if is_one else update]
    for number, (inserted, its_names, count) in enumerate(inserts):
        columns = ", ".join(_column(inserted, name) for name in its_names)
        row = ", ".join(f"%s::{_type(inserted, name)}" if is_one else "%s" for name in its_names)
        rows = ", ".join([f"({row})"] * count)
        insert = f"INSERT INTO {_table(inserted)} ({columns})"
        parts.append(
            f"inserted_{number} AS ({insert} SELECT * FROM (VALUES {rows}) AS rows "  # noqa: S608 - the same
            "WHERE EXISTS (SELECT FROM changed))"
            if is_one
            else f"{insert} VALUES {rows}"
        )
    return [f"{', '.join(parts)} SELECT FROM changed"] if is_one else parts


def _stored(
    connection: BaseDatabaseWrapper, model: type[Model], columns: Mapping[str, object]
) -> list[Any]:
    """Return the values of the columns in the form that the driver takes."""
    vendor = connection.vendor
    return [
        None if value is None else _converter(vendor, model, name)(connection, value)
        for name, value in columns.items()
    ]


@functools.cache
def _converter(
    vendor: str, model: type[Model], name: str
) -> Callable[[BaseDatabaseWrapper, object], Any]:
    """Return the function that converts a value of a column for the driver.

    Django's conversion does much work on values that stay the same, and its JSON encoder is slower.
    SQLite compares JSON as text, so it needs Django's encoder.
    """
    field = _fields(model)[name]
    target = getattr(field, "target_field", field)
    if vendor == "postgresql" and isinstance(target, JSONField) and target.encoder is None:
        from psycopg.types.json import Jsonb  # noqa: PLC0415 - needs PostgreSQL's driver

        return lambda _, value: Jsonb(value, dumps=json_bytes)
    # PostgreSQL's driver needs the width of an integer; SQLite's stores times as texts.
    kinds: dict[type[Field[Any, Any]], type] = {CharField: str, TextField: str, BooleanField: bool}
    kinds |= {IntegerField: int} if vendor == "sqlite" else {DateTimeField: datetime}
    kept = tuple(type_ for kind, type_ in kinds.items() if isinstance(target, kind))
    return lambda connection, value: (
        value if isinstance(value, kept) else field.get_db_prep_save(value, connection=connection)
    )


@functools.cache
def _fields(model: type[Model]) -> dict[str, Any]:
    """Return the model's fields by their column names, such as `game_id`."""
    return {field.attname: field for field in model._meta.concrete_fields}  # noqa: SLF001 - Django's documented `_meta`


def _type(model: type[Model], name: str) -> str:
    # Without the length: a cast with a length would silently cut the text.
    declared = _fields(model)[name].db_type(connections[DEFAULT_DB_ALIAS])
    return str(declared).partition("(")[0]


def _column(model: type[Model], name: str) -> str:
    return _quoted(_fields(model)[name].column)


def _table(model: type[Model]) -> str:
    return _quoted(model._meta.db_table)  # noqa: SLF001 - Django's documented `_meta`


def _quoted(name: str) -> str:
    return str(connections[DEFAULT_DB_ALIAS].ops.quote_name(name))
