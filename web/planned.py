"""Statements that PostgreSQL plans once a connection: planning is most of what they cost it."""

from typing import Any, cast

from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.backends.utils import CursorWrapper


def planned_cursor(connection: BaseDatabaseWrapper) -> CursorWrapper:
    """A cursor for statements whose text is always the same, as arguments are sent beside it.

    PostgreSQL parses and plans each of them once a connection (`prepare_threshold` of the settings)
    and not, as with Django's cursors, each time.
    """
    if connection.vendor != "postgresql":
        return connection.cursor()
    from django.db.backends.postgresql.base import ServerBindingCursor  # noqa: PLC0415 - needs PostgreSQL's driver

    connection.ensure_connection()
    own: Any = connection
    cursor = cast("Any", ServerBindingCursor)(own.connection)
    return cast("CursorWrapper", own._prepare_cursor(cursor))  # noqa: SLF001 - as Django's own backends wrap what they open
