"""Statements sent to PostgreSQL from an event loop, which goes on while the answer is awaited.

In place of threads, each of which would take the interpreter from the loop several times a
statement. It is libpq itself, as `psycopg.pq` shows it: of the driver's own asynchronous cursors,
waiting alone costs more than a small statement.
"""

import asyncio
import functools
import itertools
import weakref
from collections import deque
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

import structlog
from django.db import DEFAULT_DB_ALIAS, connections
from django.db.backends.base.base import BaseDatabaseWrapper

if TYPE_CHECKING:
    from psycopg import AsyncConnection
    from psycopg.pq.abc import PGresult
    from psycopg.types.json import Jsonb

log = structlog.get_logger(__name__)

MOST_LINES = 4
"""A line waits while one statement is committed."""
MOST_PLANNED = 200
"""How many statements a line has planned before it makes room by being closed."""
DRIVERS_OWN = ("context", "cursor_factory", "prepare_threshold")
"""What Django tells the driver about its cursors."""


class _Line:
    """One connection, on which one statement is under way at a time."""

    def __init__(self, connection: "AsyncConnection[Any]") -> None:
        self._connection = connection
        self._libpq = connection.pgconn
        self._loop = asyncio.get_running_loop()
        self._names: dict[str, bytes] = {}
        self._numbers = itertools.count()
        self._results: list[PGresult] = []
        self._waiter: asyncio.Future[None] | None = None
        self._descriptor = connection.fileno()
        self.is_open = True
        self._loop.add_reader(self._descriptor, self._read)

    async def ask(self, sql: str, values: Sequence[Any]) -> bytes | None:
        """The first column of the first row that the statement gives. Raises psycopg's errors."""
        from psycopg import pq  # noqa: PLC0415 - needs PostgreSQL's driver

        try:
            name = self._names.get(sql) or await self._plan(sql)
            self._libpq.send_query_prepared(name, [as_text(value) for value in values])
            return (await self._result()).get_value(0, 0)
        except asyncio.CancelledError:
            # What became of the statement is not known, and its answer is still to come.
            self.close()
            raise
        finally:
            if self._libpq.status != pq.ConnStatus.OK or len(self._names) > MOST_PLANNED:
                self.close()

    async def _plan(self, sql: str) -> bytes:
        name = f"line_{next(self._numbers)}".encode()
        self._libpq.send_prepare(name, with_numbers(sql))
        await self._result()
        self._names[sql] = name
        return name

    async def _result(self) -> "PGresult":
        """The one result of what was sent."""
        from psycopg import errors, pq  # noqa: PLC0415 - needs PostgreSQL's driver

        self._waiter = self._loop.create_future()
        self._write()
        try:
            await self._waiter
        finally:
            self._waiter = None
        results, self._results = self._results, []
        if not results:
            raise errors.OperationalError("The server gave no answer.")
        for result in results:
            if result.status not in {pq.ExecStatus.TUPLES_OK, pq.ExecStatus.COMMAND_OK}:
                raise errors.error_from_result(result)
        return results[-1]

    def _write(self) -> None:
        """Send what is not sent yet; later the rest, if the line takes no more."""
        if self._libpq.flush():
            self._loop.add_writer(self._descriptor, self._write)
        else:
            self._loop.remove_writer(self._descriptor)

    def _read(self) -> None:
        """Take what has come."""
        from psycopg import Error  # noqa: PLC0415 - needs PostgreSQL's driver

        try:
            self._libpq.consume_input()
            while self._waiter is not None and not self._libpq.is_busy():
                result = self._libpq.get_result()
                if result is None:
                    if not self._waiter.done():
                        self._waiter.set_result(None)
                    return
                self._results.append(result)
        except Error as error:
            waiter = self._waiter
            self.close()
            if waiter is not None and not waiter.done():
                waiter.set_exception(error)

    def close(self) -> None:
        """Close the connection, if it is open."""
        if self.is_open:
            self.is_open = False
            self._loop.remove_reader(self._descriptor)
            self._loop.remove_writer(self._descriptor)
            self._libpq.finish()


class Lines:
    """The lines of one event loop, which are opened as they are needed."""

    def __init__(self, most: int = MOST_LINES) -> None:
        self._most = most
        self._count = 0
        self._free: list[_Line] = []
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def ask(self, sql: str, values: Sequence[Any]) -> bytes | None:
        """The first column of the first row that a statement with placeholders `%s` gives.

        It is committed when this returns. Raises Django's errors; after one of a broken line it is
        not known whether it was.
        """
        with unconnected().wrap_database_errors:
            line = await self._take()
            try:
                return await line.ask(sql, values)
            finally:
                self._give_back(line)

    def close(self) -> None:
        """Close the lines that are not in use."""
        while self._free:
            self._free.pop().close()
            self._count -= 1

    async def _take(self) -> _Line:
        while True:
            while self._free:
                line = self._free.pop()
                if line.is_open:
                    return line
                self._count -= 1
            if self._count < self._most:
                return await self._opened()
            turn = asyncio.get_running_loop().create_future()
            self._waiting.append(turn)
            await turn

    async def _opened(self) -> _Line:
        self._count += 1
        try:
            return _Line(await _connect())
        except BaseException:
            self._count -= 1
            self._call_next()
            raise

    def _give_back(self, line: _Line) -> None:
        if line.is_open:
            self._free.append(line)
        else:
            self._count -= 1
        self._call_next()

    def _call_next(self) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return


async def _connect() -> "AsyncConnection[Any]":
    from psycopg import AsyncConnection  # noqa: PLC0415 - needs PostgreSQL's driver

    wanted = unconnected().get_connection_params()
    told = {name: value for name, value in wanted.items() if name not in DRIVERS_OWN}
    return await AsyncConnection.connect(**told, autocommit=True)


@functools.cache
def with_numbers(sql: str) -> bytes:
    """The text of a statement as PostgreSQL has it, with `$1` for the first `%s`."""
    parts = sql.split("%s")
    numbered = (f"{part}${number}" for number, part in enumerate(parts[:-1], start=1))
    return ("".join(numbered) + parts[-1]).encode()


def as_text(value: object) -> bytes | None:
    """A value of `web.statements.stored` as PostgreSQL reads it, whatever the column's type."""
    return _text_of(type(value))(value)  # type: ignore[arg-type]  # a type is hashable


@functools.cache
def _text_of(kind: type[object]) -> Callable[[Any], bytes | None]:
    """What makes the texts of values of this type: it is looked for once."""
    from psycopg.types.json import Jsonb  # noqa: PLC0415 - needs PostgreSQL's driver

    ways: dict[type, Callable[[Any], bytes | None]] = {
        type(None): lambda _: None,
        str: str.encode,
        bool: lambda value: b"true" if value else b"false",
        int: lambda value: int.__repr__(value).encode(),
        datetime: lambda value: value.isoformat().encode(),
        Jsonb: _text_of_json,
    }
    for parent in kind.__mro__:
        if parent in ways:
            return ways[parent]
    raise TypeError(f"No text is known for {kind.__name__}.")


def _text_of_json(value: "Jsonb") -> bytes:
    if value.dumps is None:
        raise TypeError("No text is known for JSON that does not say how it is written.")
    text = value.dumps(value.obj)
    return text if isinstance(text, bytes) else text.encode()


@functools.cache
def unconnected() -> BaseDatabaseWrapper:
    """What Django knows of the database, for event loops: it makes texts and values of statements.

    `connections` would make one anew for each task of a loop. It is never connected.
    """
    return connections.create_connection(DEFAULT_DB_ALIAS)


_lines: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, Lines] = weakref.WeakKeyDictionary()


def lines() -> Lines:
    """The lines of the running event loop."""
    loop = asyncio.get_running_loop()
    found = _lines.get(loop)
    if found is None:
        found = _lines[loop] = Lines()
    return found
