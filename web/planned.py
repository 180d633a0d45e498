"""Statements whose text is always the same: what a text needs is done once."""

import functools
from typing import Any, cast

from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.backends.sqlite3.base import SQLiteCursorWrapper
from django.db.backends.utils import CursorWrapper


class _Translating(SQLiteCursorWrapper):
    """Django's cursor for SQLite, which translates the placeholders of a text only once."""

    def convert_query(self, query: str, *, param_names: list[str] | None = None) -> str:
        if param_names is not None:
            return super().convert_query(query, param_names=param_names)
        return _translated(query)


@functools.lru_cache(maxsize=256)
def _translated(query: str) -> str:
    return SQLiteCursorWrapper.convert_query(cast("Any", None), query)


def planned_cursor(connection: BaseDatabaseWrapper) -> CursorWrapper:
    """A cursor for statements whose text is always the same, as arguments are sent beside it.

    PostgreSQL parses and plans each of them once a connection (`prepare_threshold` of the settings)
    and not, as with Django's cursors, each time. For SQLite, which plans them once of itself, only
    their placeholders are translated.
    """
    connection.ensure_connection()
    own: Any = connection
    if connection.vendor != "postgresql":
        cursor = own.connection.cursor(factory=_Translating)
    else:
        from django.db.backends.postgresql.base import ServerBindingCursor  # noqa: PLC0415 - needs PostgreSQL's driver

        cursor = cast("Any", ServerBindingCursor)(own.connection)
    return cast("CursorWrapper", own._prepare_cursor(cursor))  # noqa: SLF001 - as Django's own backends wrap what they open
