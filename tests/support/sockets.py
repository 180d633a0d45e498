"""A WebSocket test client inside the test process; each message is checked against its schema."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from asgiref.sync import sync_to_async
from asgiref.testing import ApplicationCommunicator

from accounts.models import User
from durak_site.realtime.websocket_routes import websocket_application
from tests.support.contract import check_component
from tests.support.listening import PATIENCE, Listener, caller_headers
from web.realtime.groups import groups, publish, wait_until_published

OWN_ORIGIN = b"http://testserver"
Result = TypeVar("Result")
COMPONENTS = {
    "me": "AccountMessage",
    "lobby": "LobbyMessage",
    "tv": "TvMessage",
    "tournaments": "TournamentMessage",
}
"""The schemas of messages, by the first part of the address."""


class Socket(Listener):
    """An open socket, with the texts of all messages that it received."""

    def __init__(self, communicator: Any, component: str, session_key: str) -> None:
        super().__init__(communicator, session_key)
        self._component = component
        self.frames: list[str] = []

    async def next(self) -> dict[str, Any]:
        """The next message, checked against the component of the OpenAPI document."""
        output = await self.next_output()
        assert output["type"] == "websocket.send", output
        text = output["text"]
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        check_component(self._component, message)
        return message

    async def closing(self) -> int:
        """The code with which the server closes the socket, after any messages."""
        while True:
            output = await self.next_output()
            if output["type"] == "websocket.close":
                return int(output["code"])

    async def is_silent(self) -> bool:
        """Return whether no message comes: a ping sent now gets its pong before anything else."""
        await self.say({"t": "ping"})
        return bool((await self.next())["t"] == "pong")

    async def say(self, message: object) -> None:
        """Send a message as JSON."""
        await self.say_raw(text=json.dumps(message))

    async def say_raw(self, *, text: str | None = None, data: bytes | None = None) -> None:
        """Send any text or bytes."""
        message = {"text": text} if data is None else {"bytes": data}
        await self._communicator.send_input({"type": "websocket.receive", **message})


@asynccontextmanager
async def open_socket(
    path: str,
    user: User | None = None,
    *,
    origin: bytes | None = OWN_ORIGIN,
    token: str | None = None,
) -> AsyncIterator[Socket]:
    """Open a socket at a path under `/ws/`, with the session of a user, or a token, if given."""
    headers = [(b"host", b"testserver")]
    if origin is not None:
        headers.append((b"origin", origin))
    own, session_key = await caller_headers(user, token)
    headers += own
    address, _, query = path.partition("?")
    communicator: Any = ApplicationCommunicator(
        websocket_application,
        {
            "type": "websocket",
            "path": f"/ws/{address}",
            "query_string": query.encode(),
            "headers": headers,
            "subprotocols": [],
            "client": ("127.0.0.1", 1),
        },
    )
    await communicator.send_input({"type": "websocket.connect"})
    if (await communicator.receive_output(timeout=PATIENCE))["type"] != "websocket.accept":
        raise ConnectionRefusedError(path)
    try:
        yield Socket(
            communicator, COMPONENTS.get(address.partition("/")[0], "SocketMessage"), session_key
        )
    finally:
        await communicator.send_input({"type": "websocket.disconnect", "code": 1005})
        await communicator.wait(timeout=PATIENCE)


async def run(work: Callable[..., Result], *arguments: Any, **named: Any) -> Result:
    """Run work that uses the database, and wait until its messages have arrived; return its
    result."""
    result = await sync_to_async(work)(*arguments, **named)
    await sync_to_async(wait_until_published)()
    await _until_all_is_heard()
    return result


async def _until_all_is_heard() -> None:
    """Return when a message that is published now has arrived: Redis keeps their order."""
    heard = asyncio.Event()
    group = f"heard.{id(heard)}"

    def hear(_message: object) -> None:
        heard.set()

    await groups().subscribe(hear, group)
    publish(group, {})
    await heard.wait()
    await groups().unsubscribe(hear, group)
