"""A connection that rests is kept for longer than proxies keep theirs, and then closed."""

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.config import Config
from uvicorn.server import ServerState

from durak_site.connections import HttpConnection
from durak_site.serve import serve
from tests.support.waiting import turn_of_the_loop
from tests.support.wire import Wire

REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
LONGEST_OF_PROXIES = 120
"""Seconds: Caddy's."""


@pytest.fixture
def options(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The options with which the service starts its web server."""
    given: dict[str, Any] = {}
    monkeypatch.setattr(uvicorn, "run", lambda _application, **named: given.update(named))
    serve()
    return given


async def let_pass(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the event loop believe that so many seconds have passed, and do what is due."""
    loop = asyncio.get_running_loop()
    then = loop.time()
    monkeypatch.setattr(loop, "time", lambda: then + seconds)
    for _ in range(3):
        await turn_of_the_loop()


async def test_a_connection_that_rests_is_kept_and_in_the_end_closed(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def application(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    config = Config(application, **options)
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
