"""Statements that an event loop sends to PostgreSQL while it goes on."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta, timezone
from typing import Any, TypeVar

import pytest
from django.db import DatabaseError, IntegrityError, OperationalError, connection, connections

from tests.support.waiting import until_in_loop
from tools.waiting import until
from web.json_text import json_bytes
from web.loop_lines import MOST_LINES, MOST_PLANNED, Lines, as_text, lines, with_numbers

if connection.vendor != "postgresql":
    pytest.skip("SQLite has no lines", allow_module_level=True)

from psycopg.types.json import Jsonb
from psycopg.types.numeric import Int4

pytestmark = pytest.mark.django_db(transaction=True)
T = TypeVar("T")
NOW = datetime(2026, 3, 1, 12, 0, 0, 123456, tzinfo=timezone(timedelta(hours=3)))


def on_lines(work: Callable[[Lines], Awaitable[T]]) -> T:
    """What the work gives on the lines of a new event loop."""

    async def run() -> T:
        try:
            return await work(lines())
        finally:
            lines().close()

    return asyncio.run(run())


def processes() -> int:
    """How many processes of the server work for this database."""
    with connections["default"].cursor() as cursor:
        cursor.execute("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()")
        count = int(cursor.fetchone()[0])
    connections.close_all()
    return count


@pytest.mark.parametrize(
    ("value", "type_", "text"),
    [
        ("ä 'quoted' \\ $1 %", "text", "ä 'quoted' \\ $1 %"),
        ("", "varchar(3)", ""),
        (True, "boolean", "true"),
        (False, "boolean", "false"),
        (-7, "smallint", "-7"),
        (Int4(2**31 - 1), "integer", "2147483647"),
        (2**62, "bigint", "4611686018427387904"),
        (NOW, "timestamptz", "2026-03-01 09:00:00.123456+00"),
        (Jsonb({"a": ["ä", None]}, dumps=json_bytes), "jsonb", '{"a": ["ä", null]}'),
    ],
)
def test_each_kind_of_value_arrives_as_it_is(value: Any, type_: str, text: str) -> None:
    async def ask(own: Lines) -> bytes | None:
        await own.ask("SELECT set_config('TimeZone', %s, false)", ["UTC"])
        return await own.ask(f"SELECT (%s::{type_})::text", [value])

    assert on_lines(ask) == text.encode()


def test_none_is_null_and_what_has_no_text_is_refused() -> None:
    assert on_lines(lambda own: own.ask("SELECT %s::text IS NULL", [None])) == b"t"
    assert on_lines(lambda own: own.ask("SELECT %s::text", [None])) is None
    with pytest.raises(TypeError, match="complex"):
        as_text(1j)


def test_placeholders_are_numbered() -> None:
    assert with_numbers("a = %s AND b = %s") == b"a = $1 AND b = $2"


def test_more_statements_than_lines_wait_for_each_other() -> None:
    before = processes()

    async def ask(own: Lines) -> tuple[list[bytes | None], int]:
        asked = (own.ask("SELECT pg_sleep(0.02)::text || %s", [str(n)]) for n in range(20))
        answers = await asyncio.gather(*asked)
        return answers, await asyncio.to_thread(processes)

    answers, during = on_lines(ask)
    assert answers == [str(number).encode() for number in range(20)]
    assert during - before <= MOST_LINES


def test_a_refused_statement_is_the_error_that_django_has_for_it_and_the_line_goes_on() -> None:
    async def ask(own: Lines) -> bytes | None:
        with pytest.raises(IntegrityError):
            await own.ask("INSERT INTO play_sweeppulse (sweep) VALUES (%s)", ["clocks"])
        with pytest.raises(DatabaseError, match="syntax"):
            await own.ask("SELEKT %s", ["x"])
        assert len(own._free) == 1
        return await own.ask("SELECT %s::text", ["on"])

    assert on_lines(ask) == b"on"


def test_a_text_that_is_larger_than_the_line_takes_at_once_arrives_whole() -> None:
    text = "x" * 20_000_000
    assert on_lines(lambda own: own.ask("SELECT length(%s)::text", [text])) == b"20000000"


def test_a_line_that_broke_while_nobody_asked_is_replaced() -> None:
    async def ask(own: Lines) -> bytes | None:
        first = await own.ask("SELECT pg_backend_pid()::text", [])
        await asyncio.to_thread(end_process, int(first or 0))
        line = own._free[0]
        await until_in_loop(lambda: not line.is_open)
        second = await own.ask("SELECT pg_backend_pid()::text", [])
        assert second != first
        return await own.ask("SELECT %s::text", ["on"])

    assert on_lines(ask) == b"on"


def end_process(number: int) -> None:
    with connections["default"].cursor() as cursor:
        cursor.execute("SELECT pg_terminate_backend(%s)", [number])
    connections.close_all()


def test_a_line_that_breaks_under_a_statement_is_an_operational_error() -> None:
    async def ask(own: Lines) -> bytes | None:
        sleeping = asyncio.create_task(own.ask("SELECT pg_sleep(60)::text", []))
        await asyncio.to_thread(until, sleepers)
        for number in await asyncio.to_thread(sleepers):
            await asyncio.to_thread(end_process, number)
        with pytest.raises(OperationalError):
            await sleeping
        return await own.ask("SELECT %s::text", ["on"])

    assert on_lines(ask) == b"on"


def sleepers() -> list[int]:
    """The processes of the server that sleep for a test."""
    with connections["default"].cursor() as cursor:
        cursor.execute(
            "SELECT pid FROM pg_stat_activity WHERE state = 'active' AND query LIKE %s",
            ["SELECT pg_sleep%"],
        )
        found = [pid for (pid,) in cursor.fetchall()]
    connections.close_all()
    return found


def test_who_hangs_up_leaves_no_answer_to_others() -> None:
    async def ask(own: Lines) -> bytes | None:
        asked = asyncio.create_task(own.ask("SELECT pg_sleep(60)::text || 'late'", []))
        await asyncio.to_thread(until, sleepers)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        mine = await own.ask("SELECT %s::text", ["mine"])
        for number in await asyncio.to_thread(sleepers):
            await asyncio.to_thread(end_process, number)
        return mine

    assert on_lines(ask) == b"mine"


def test_a_line_plans_a_statement_once_and_makes_room_when_it_has_planned_too_many() -> None:
    async def ask(own: Lines) -> tuple[bytes | None, bytes | None]:
        for _ in range(3):
            await own.ask("SELECT %s::text", ["again"])
        planned = await own.ask("SELECT count(*)::text FROM pg_prepared_statements", [])
        first = await own.ask("SELECT pg_backend_pid()::text", [])
        for number in range(MOST_PLANNED):
            await own.ask(f"SELECT {number}::text", [])
        assert await own.ask("SELECT pg_backend_pid()::text", []) != first
        return planned, await own.ask("SELECT %s::text", ["on"])

    assert on_lines(ask) == (b"2", b"on")


def test_while_the_server_is_away_nobody_waits_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as nobody:
        port = nobody.getsockname()[1]
    wanted = {**connection.get_connection_params(), "host": "127.0.0.1", "port": port}
    monkeypatch.setattr(
        type(connections["default"]), "get_connection_params", lambda _: dict(wanted)
    )

    async def ask(own: Lines) -> list[object]:
        asked = (own.ask("SELECT %s::text", ["x"]) for _ in range(3 * MOST_LINES))
        async with asyncio.timeout(30):
            found: list[object] = list(await asyncio.gather(*asked, return_exceptions=True))
        assert own._count == 0
        return found

    assert {type(one) for one in on_lines(ask)} == {OperationalError}
