"""Queries that are compiled once: compiling is most of what a small query costs in Django."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar, cast

from django.db import DEFAULT_DB_ALIAS, connections
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models import Model, QuerySet

from web.planned import planned_cursor

M = TypeVar("M", bound=Model)
Converter = tuple[list[Callable[..., Any]], Any]


class _Compiled(Generic[M]):
    """The text of a query, where its arguments go, and how its rows become values."""

    def __init__(self, queryset: QuerySet[M], samples: tuple[Any, ...]) -> None:
        compiler = queryset.query.get_compiler(DEFAULT_DB_ALIAS)
        sql, parameters = compiler.as_sql()
        selected = [expression for expression, _, _ in compiler.select]
        self.sql = cast("str", sql)
        self.names = [expression.target.attname for expression in selected]
        self.converters: dict[int, Converter] = compiler.get_converters(selected)
        self.parameters: list[tuple[int | None, Any]] = [
            (samples.index(value) if value in samples else None, value) for value in parameters
        ]


class PreparedQuery(Generic[M]):
    """A query for rows of one model that differs from call to call by its arguments alone.

    `make` builds the queryset from as many arguments as there are `samples`: values of the right
    types that occur nowhere else in the query.
    """

    def __init__(self, make: Callable[..., QuerySet[M]], *samples: Any) -> None:
        self._make = make
        self._samples = samples
        # What is compiled refers to the connection, of which each thread has its own.
        self._compiled = threading.local()

    def __call__(self, *arguments: Any) -> list[M]:
        """The rows for these arguments."""
        return self.sent(*arguments)()

    def sent(self, *arguments: Any) -> Callable[[], list[M]]:
        """Send the query; the rows are what the result gives when it is called."""
        compiled = self._compile()
        connection = connections[DEFAULT_DB_ALIAS]
        cursor = planned_cursor(connection)
        cursor.execute(
            compiled.sql,
            [value if place is None else arguments[place] for place, value in compiled.parameters],
        )

        def fetch() -> list[M]:
            with cursor:
                rows = [list(row) for row in cursor.fetchall()]
            for row in rows:
                for place, (functions, expression) in compiled.converters.items():
                    for function in functions:
                        row[place] = function(row[place], expression, connection)
            return [self._model.from_db(DEFAULT_DB_ALIAS, compiled.names, row) for row in rows]

        return fetch

    def _compile(self) -> _Compiled[M]:
        compiled = getattr(self._compiled, "query", None)
        if compiled is None:
            queryset = self._make(*self._samples)
            self._model = queryset.model
            compiled = self._compiled.query = _Compiled(queryset, self._samples)
        return cast("_Compiled[M]", compiled)


@contextmanager
def together(connection: BaseDatabaseWrapper) -> Iterator[None]:
    """Inside, statements that are sent before an answer is asked for make one round trip.

    What a write gave is known when the context has ended.
    """
    if connection.vendor != "postgresql":
        yield
        return
    connection.ensure_connection()
    with connection.wrap_database_errors, connection.connection.pipeline():
        yield
