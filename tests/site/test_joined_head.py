"""The head of a reply goes out with the first part of its body, and never waits for long."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from durak_site.connections import HttpConnection

START: Mapping[str, Any] = {
    "type": "http.response.start",
    "status": 200,
    "headers": [(b"content-length", b"6")],
}


def body(data: bytes, *, more: bool = False) -> Mapping[str, Any]:
    return {"type": "http.response.body", "body": data, "more_body": more}


class Wire(asyncio.Transport):
    """A connection that keeps each write by itself."""

    def __init__(self) -> None:
        super().__init__({"sockname": ("127.0.0.1", 80), "peername": ("127.0.0.1", 50000)})
        self.writes: list[bytes] = []
        self.is_closed = False

    def write(self, data: Any) -> None:
        if data:
            self.writes.append(bytes(data))

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

    def get_write_buffer_size(self) -> int:
        return 0

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def pause_reading(self) -> None:
        """Nothing is read from it."""

    def resume_reading(self) -> None:
        """Nothing is read from it."""


async def written(
    request: bytes, steps: Sequence[Mapping[str, Any] | None], *, reads: bool = False
) -> Wire:
    """What is written when an application sends these messages; None lets the loop turn."""

    is_done = asyncio.Event()

    async def application(_scope: Any, receive: Any, send: Any) -> None:
        if reads:
            await receive()
        for step in steps:
            if step is None:
                await asyncio.sleep(0.01)
            else:
                await send(step)
        is_done.set()

    config = Config(application, lifespan="off", access_log=False)
    config.load()
    wire = Wire()
    connection = HttpConnection(config=config, server_state=ServerState(), app_state={})
    wire.set_protocol(connection)
    connection.connection_made(wire)
    connection.data_received(request)
    await asyncio.wait_for(is_done.wait(), 5)
    await asyncio.sleep(0.01)
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
