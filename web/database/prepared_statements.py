"""Prepared statements: queries compiled once, as compiling is most of a small query's cost."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar, cast

from django.db import DEFAULT_DB_ALIAS, connections
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.backends.utils import CursorWrapper
from django.db.models import Model, QuerySet

M = TypeVar("M", bound=Model)


def planned_cursor(connection: BaseDatabaseWrapper) -> CursorWrapper:
    """Return a cursor for statements with constant text, whose arguments are sent separately.

    PostgreSQL plans each of them once in each connection (`prepare_threshold` of the settings)
    instead of every time. Django offers that only for all cursors of a connection or for none
    (`server_side_binding`).
    """
    if connection.vendor != "postgresql":
        return connection.cursor()
    from django.db.backends.postgresql.base import ServerBindingCursor  # noqa: PLC0415 - needs PostgreSQL's driver

    connection.ensure_connection()
    own: Any = connection
    cursor = cast("Any", ServerBindingCursor)(own.connection)
    return cast("CursorWrapper", own._prepare_cursor(cursor))  # noqa: SLF001 - as Django's own backends wrap what they open


@contextmanager
def together(connection: BaseDatabaseWrapper) -> Iterator[None]:
    """Send the statements of this block in one round trip, up to the first result that is read.

    The results of writes are known at the end of the block.
    """
    if connection.vendor != "postgresql":
        yield
        return
    connection.ensure_connection()
    with connection.wrap_database_errors, connection.connection.pipeline():
        yield


class PreparedQuery(Generic[M]):
    """A query for rows of one model whose calls differ only in their arguments.

    `make` builds the queryset from as many arguments as there are `samples`: values of the right
    types that occur nowhere else in the query.
    """

    def __init__(self, make: Callable[..., QuerySet[M]], *samples: Any) -> None:
        self._make = make
        self._samples = samples
        # The compiled query refers to a connection, and each thread has a different one.
        self._of_thread = threading.local()

    def __call__(self, *arguments: Any) -> list[M]:
        """Return the rows for these arguments."""
        return self.sent(*arguments)()

    def sent(self, *arguments: Any) -> Callable[[], list[M]]:
        """Send the query, and return a function that returns the rows."""
        try:
            query: _Compiled[M] = self._of_thread.query
        except AttributeError:
            query = self._of_thread.query = _Compiled(self._make(*self._samples), self._samples)
        cursor = planned_cursor(connections[DEFAULT_DB_ALIAS])
        cursor.execute(
            query.sql,
            [value if place is None else arguments[place] for place, value in query.parameters],
        )

        def fetch() -> list[M]:
            with cursor:
                return query.models(cursor.fetchall())

        return fetch


class _Compiled(Generic[M]):
    """The text of a query, the positions of its arguments, and the conversion of rows to models."""

    def __init__(self, queryset: QuerySet[M], samples: tuple[Any, ...]) -> None:
        compiler = queryset.query.get_compiler(DEFAULT_DB_ALIAS)
        sql, parameters = compiler.as_sql()
        selected = [expression for expression, _, _ in compiler.select]
        self.sql = cast("str", sql)
        self.parameters: list[tuple[int | None, Any]] = [
            (samples.index(value) if value in samples else None, value) for value in parameters
        ]
        self._model = queryset.model
        self._names = [expression.target.attname for expression in selected]
        self._compiler: Any = compiler
        self._converters = compiler.get_converters(selected)

    def models(self, rows: list[Any]) -> list[M]:
        """Return the rows as models."""
        converted = self._compiler.apply_converters(rows, self._converters)
        return [self._model.from_db(DEFAULT_DB_ALIAS, self._names, row) for row in converted]
