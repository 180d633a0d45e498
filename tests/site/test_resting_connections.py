"""A connection that rests is kept for longer than proxies keep theirs, and then closed."""

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.config import Config

from durak_site.configuration.environment import read_environment
from durak_site.server.http_protocol import WebProtocol
from durak_site.server.serve import configuration
from durak_site.server.slow_clients import SlowClientWatch
from tests.support.waiting import turn_of_the_loop, until_in_loop
from tests.support.wire import Wire

REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
MAX_PROXY_IDLE_SECONDS = 125
"""Seconds: HAProxy's, as `durak_site/server/proxy/haproxy.cfg` has it."""


async def let_pass(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the event loop believe that so many seconds have passed, and do what is due."""
    loop = asyncio.get_running_loop()
    then = loop.time()
    monkeypatch.setattr(loop, "time", lambda: then + seconds)
    for _ in range(3):
        await turn_of_the_loop()


async def test_a_connection_that_rests_is_kept_and_in_the_end_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def application(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    config = Config(
        application, timeout_keep_alive=configuration(read_environment()).timeout_keep_alive
    )
    config.load()
    server = uvicorn.Server(config)
    wire, state, watch = Wire(), server.server_state, SlowClientWatch(server)
    connection = WebProtocol(config=config, server_state=state, app_state={})
    wire.set_protocol(connection)
    connection.connection_made(wire)
    for served in (1, 2):
        connection.data_received(REQUEST)
        await asyncio.gather(*state.tasks)
        assert b"".join(wire.writes).count(b"HTTP/1.1 204") == served
        watch.check(asyncio.get_running_loop().time())
        await let_pass(MAX_PROXY_IDLE_SECONDS, monkeypatch)
        watch.check(asyncio.get_running_loop().time())
        assert not wire.is_closed
    await let_pass(MAX_PROXY_IDLE_SECONDS, monkeypatch)
    assert wire.is_closed
    connection.connection_lost(None)


async def test_a_server_that_shuts_down_ends_streams_and_finishes_all_else() -> None:
    goes_on = asyncio.Event()

    async def application(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await goes_on.wait()
        await send({"type": "http.response.body", "body": b"durak"})

    config = Config(application)
    config.load()
    server = uvicorn.Server(config)
    wires = []
    for path in (b"/api/v1/lobby/stream", b"/api/v1/bots"):
        wire = Wire()
        wires.append(wire)
        connection = WebProtocol(config=config, server_state=server.server_state, app_state={})
        connection.connection_made(wire)
        connection.data_received(REQUEST.replace(b"/ ", path + b" ", 1))
    await until_in_loop(lambda: all(wire.writes for wire in wires))
    watch = SlowClientWatch(server)
    watch.check(0.0)
    assert [wire.is_closed for wire in wires] == [False, False]
    server.should_exit = True
    watch.check(0.5)
    assert [wire.is_closed for wire in wires] == [True, False]
    goes_on.set()
    await asyncio.gather(*server.server_state.tasks)
    assert b"".join(wires[1].writes).endswith(b"durak\r\n0\r\n\r\n")
