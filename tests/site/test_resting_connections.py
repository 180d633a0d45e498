"""A connection that rests is kept for longer than proxies keep theirs, and then closed."""

import asyncio
from typing import Any

import pytest
from uvicorn.server import ServerState

from durak_site.connections import HttpConnection
from durak_site.environment import read_environment
from durak_site.serve import configuration
from tests.support.waiting import turn_of_the_loop
from tests.support.wire import Wire

REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
LONGEST_OF_PROXIES = 125
"""Seconds: HAProxy's, as `durak_site/proxy/haproxy.cfg` has it."""


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

    config = configuration(read_environment())
    config.app = application
    config.load()
    wire, state = Wire(), ServerState()
    connection = HttpConnection(config=config, server_state=state, app_state={})
    wire.set_protocol(connection)
    connection.connection_made(wire)
    for served in (1, 2):
        connection.data_received(REQUEST)
        await asyncio.gather(*state.tasks)
        assert b"".join(wire.writes).count(b"HTTP/1.1 204") == served
        await let_pass(LONGEST_OF_PROXIES, monkeypatch)
        assert not wire.is_closed
    await let_pass(LONGEST_OF_PROXIES, monkeypatch)
    assert wire.is_closed
    connection.connection_lost(None)
