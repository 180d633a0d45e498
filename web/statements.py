"""Writes whose text is made once a shape: building it anew is most of a small write in Django.

Both send their statement and give a function that waits for its result, so that several can make
one round trip (`web.prepared.together`).
"""

import functools
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from django.db import DEFAULT_DB_ALIAS, connections
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

from web.json_text import json_bytes
from web.planned import planned_cursor


def send_update(
    model: type[Model], columns: Mapping[str, object], where: Mapping[str, object]
) -> Callable[[], int]:
    """Set these columns where all the others are equal; the result is the number of rows."""
    connection = connections[DEFAULT_DB_ALIAS]
    sql = update_text(connection.vendor, model, tuple(columns), tuple(where))
    values = [*stored(connection, model, columns), *stored(connection, model, where)]
    cursor = planned_cursor(connection)
    cursor.execute(sql, values)

    def count() -> int:
        with cursor:
            return int(cursor.rowcount)

    return count


def send_insert(
    model: type[Model], names: Sequence[str], rows: Sequence[Mapping[str, object]]
) -> Callable[[], None]:
    """Insert rows that give all of the columns; the result tells nothing."""
    connection = connections[DEFAULT_DB_ALIAS]
    sql = _insert(connection.vendor, model, tuple(names), len(rows))
    cursor = planned_cursor(connection)
    rows = [{name: row[name] for name in names} for row in rows]
    cursor.execute(sql, [value for row in rows for value in stored(connection, model, row)])

    def done() -> None:
        cursor.close()

    return done


def stored(
    connection: BaseDatabaseWrapper, model: type[Model], columns: Mapping[str, object]
) -> list[Any]:
    """The values of the columns as the driver takes them."""
    fields = fields_of(model)
    kept, as_json = _ways(connection.vendor, model)
    return [
        value
        if value is None or isinstance(value, kept[name])
        else _json_column(value)
        if name in as_json
        else fields[name].get_db_prep_save(value, connection=connection)
        for name, value in columns.items()
    ]


class _Ways(NamedTuple):
    kept: Mapping[str, tuple[type, ...]]
    """Of each field the types of those values that are stored as they are."""
    as_json: frozenset[str]
    """The fields whose values PostgreSQL gets as JSON that is made quickly.

    SQLite compares texts, so there they have to be those that Django itself writes."""


@functools.cache
def _ways(vendor: str, model: type[Model]) -> _Ways:
    types: dict[type[Field[Any, Any]], type] = {CharField: str, TextField: str, BooleanField: bool}
    # PostgreSQL's driver is told how wide an integer is, SQLite's gets moments as texts.
    types |= {IntegerField: int} if vendor == "sqlite" else {DateTimeField: datetime}
    fields = {
        name: getattr(field, "target_field", field) for name, field in fields_of(model).items()
    }
    return _Ways(
        {
            name: tuple(type_ for kind, type_ in types.items() if isinstance(field, kind))
            for name, field in fields.items()
        },
        frozenset(
            name
            for name, field in fields.items()
            if vendor == "postgresql" and isinstance(field, JSONField) and field.encoder is None
        ),
    )


def _json_column(value: object) -> Any:
    from psycopg.types.json import Jsonb  # noqa: PLC0415 - needs PostgreSQL's driver

    return Jsonb(value, dumps=json_bytes)


@functools.cache
def fields_of(model: type[Model]) -> dict[str, Any]:
    """The fields of the model's columns by their names in rows, such as `game_id`."""
    return {field.attname: field for field in model._meta.concrete_fields}  # noqa: SLF001 - Django's documented `_meta`


@functools.cache
def update_text(
    _vendor: str,
    model: type[Model],
    names: tuple[str, ...],
    keys: tuple[str, ...],
    absent: frozenset[str] = frozenset(),
) -> str:
    """The text of an UPDATE of these columns where the keys are equal, those of `absent` NULL."""
    changes = ", ".join(f"{column(model, name)} = %s" for name in names)
    conditions = " AND ".join(
        f"{column(model, name)} {'IS NULL' if name in absent else '= %s'}" for name in keys
    )
    return f"UPDATE {quoted_table(model)} SET {changes} WHERE {conditions}"  # noqa: S608 - names of our own models


@functools.cache
def _insert(_vendor: str, model: type[Model], names: tuple[str, ...], count: int) -> str:
    columns = ", ".join(column(model, name) for name in names)
    row = f"({', '.join(['%s'] * len(names))})"
    return f"INSERT INTO {quoted_table(model)} ({columns}) VALUES {', '.join([row] * count)}"  # noqa: S608 - names of our own models


def column(model: type[Model], name: str) -> str:
    """The name of a column, quoted."""
    return str(connections[DEFAULT_DB_ALIAS].ops.quote_name(fields_of(model)[name].column))


def quoted_table(model: type[Model]) -> str:
    """The name of the model's table, quoted."""
    return str(connections[DEFAULT_DB_ALIAS].ops.quote_name(model._meta.db_table))  # noqa: SLF001 - Django's documented `_meta`
