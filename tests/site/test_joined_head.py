"""The head of a reply goes out with the first part of its body, and never waits for long."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from durak_site.connections import HttpConnection
from tests.support.waiting import until_in_loop
from tests.support.wire import Wire

LIMIT_SECONDS = 5
START: Mapping[str, Any] = {
    "type": "http.response.start",
    "status": 200,
    "headers": [(b"content-length", b"6")],
}


def body(data: bytes, *, more: bool = False) -> Mapping[str, Any]:
    return {"type": "http.response.body", "body": data, "more_body": more}


async def written(
    request: bytes, steps: Sequence[Mapping[str, Any] | None], *, reads: bool = False
) -> Wire:
    """Return the wire on which an application has sent these messages.

    None waits until everything sent so far is written.
    """
    wire, state = Wire(), ServerState()

    async def application(_scope: Any, receive: Any, send: Any) -> None:
        if reads:
            await receive()
        for step in steps:
            if step is None:
                await until_in_loop(lambda: wire.writes)
            else:
                await send(step)

    config = Config(application, lifespan="off", access_log=False)
    config.load()
    connection = HttpConnection(config=config, server_state=state, app_state={})
    wire.set_protocol(connection)
    connection.connection_made(wire)
    connection.data_received(request)
    async with asyncio.timeout(LIMIT_SECONDS):
        await asyncio.gather(*state.tasks)
    connection.connection_lost(None)
    return wire


def get(method: bytes = b"GET", *headers: bytes) -> bytes:
    return b"\r\n".join([method + b" / HTTP/1.1", b"Host: localhost", *headers, b"", b""])


async def test_head_and_body_are_one_write() -> None:
    wire = await written(get(), [START, body(b"durak!")])
    assert len(wire.writes) == 1
    assert wire.writes[0].startswith(b"HTTP/1.1 200 OK\r\n")
    assert wire.writes[0].endswith(b"\r\n\r\ndurak!")


async def test_further_parts_follow_as_they_come() -> None:
    wire = await written(get(), [START, body(b"du", more=True), None, body(b"rak!")])
    assert len(wire.writes) == 2
    assert wire.writes[0].endswith(b"\r\n\r\ndu")
    assert wire.writes[1] == b"rak!"


async def test_a_head_does_not_wait_for_a_body_that_comes_later() -> None:
    wire = await written(get(), [START, None, body(b"durak!")])
    assert len(wire.writes) == 2
    assert wire.writes[0].endswith(b"\r\n\r\n")
    assert wire.writes[1] == b"durak!"


@pytest.mark.parametrize("method", [b"HEAD", b"GET"])
async def test_an_empty_body_keeps_no_head_back(method: bytes) -> None:
    start = {**START, "status": 204, "headers": []}
    wire = await written(get(method), [start, body(b"")])
    assert len(wire.writes) == 1
    assert wire.writes[0].startswith(b"HTTP/1.1 204")


async def test_a_connection_is_closed_after_the_whole_reply() -> None:
    wire = await written(get(b"GET", b"Connection: close"), [START, body(b"durak!")])
    assert wire.is_closed
    assert b"".join(wire.writes).endswith(b"\r\n\r\ndurak!")


async def test_an_application_that_gives_up_has_sent_the_head() -> None:
    wire = await written(get(), [START])
    assert wire.is_closed
    assert b"".join(wire.writes).startswith(b"HTTP/1.1 200 OK\r\n")


async def test_who_asks_whether_to_go_on_is_answered_at_once() -> None:
    request = get(b"POST", b"Content-Length: 2", b"Expect: 100-continue") + b"{}"
    wire = await written(request, [START, body(b"durak!")], reads=True)
    assert wire.writes[0] == b"HTTP/1.1 100 Continue\r\n\r\n"
    assert len(wire.writes) == 2
    assert wire.writes[1].endswith(b"\r\n\r\ndurak!")
