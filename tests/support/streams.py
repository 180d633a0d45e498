"""A stream (SSE) test client inside the test process; each message is checked."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from asgiref.testing import ApplicationCommunicator

from accounts.models import User
from durak_site.realtime.stream_routes import with_streams
from tests.support.contract import check_component, check_reply
from tests.support.listening import PATIENCE, Listener, caller_headers
from web.realtime.stream_formats import EVENTS, LINES

ROOT = "/api/v1/"
COMPONENTS = {
    r"account/stream": "AccountMessage",
    r"games/stream": "PlayersMessage",
    r"games/\w+/stream": "SocketMessage",
    r"lobby/stream": "LobbyMessage",
    r"tournaments/\w+/stream": "TournamentMessage",
    r"tv/stream": "TvMessage",
}
"""The schemas of messages, by the address."""


def component_of(path: str) -> str:
    """The schema of the messages of a stream."""
    (name,) = [name for pattern, name in COMPONENTS.items() if re.fullmatch(pattern, path)]
    return name


async def _nowhere(_scope: Any, _receive: Any, _send: Any) -> None:
    raise AssertionError("The request was handed on.")


class Stream(Listener):
    """A stream: the head of its reply, and its pieces."""

    def __init__(self, communicator: Any, path: str, accept: str, session_key: str) -> None:
        super().__init__(communicator, session_key)
        self._path = path
        self._is_events = accept == EVENTS
        self.status = 0
        self.headers: dict[str, str] = {}
        self.ids: list[str] = []

    async def begin(self) -> None:
        """Wait for the head."""
        head = await self.next_output()
        self.status = head["status"]
        self.headers = {name.decode().lower(): value.decode() for name, value in head["headers"]}
        if self.status == 200:
            opening = await self.piece()
            assert opening == ("retry: 2000\n\n" if self._is_events else "")

    async def problem(self) -> dict[str, Any]:
        """The problem that was answered instead of a stream."""
        output = await self.next_output()
        body: dict[str, Any] = json.loads(output["body"])
        assert not output["more_body"]
        media_type = self.headers["content-type"]
        check_reply("GET", ROOT + self._path, self.status, media_type, body)
        return body

    async def piece(self) -> str:
        """The next piece, as text."""
        output = await self.next_output()
        assert output["more_body"], "the stream has ended"
        return str(output["body"].decode())

    async def next(self) -> dict[str, Any]:
        """The next message."""
        text = await self.piece()
        if self._is_events:
            *fields, data, empty, end = text.split("\n")
            assert (empty, end) == ("", "")
            self.ids += [field.removeprefix("id: ") for field in fields]
            text = data.removeprefix("data: ")
        else:
            assert text.endswith("\n")
        message: dict[str, Any] = json.loads(text)
        check_component(component_of(self._path), message)
        return message

    async def has_ended(self) -> bool:
        """Return whether the reply is over now."""
        output = await self.next_output()
        return output["body"] == b"" and not output["more_body"]


@asynccontextmanager
async def open_stream(
    path: str,
    user: User | None = None,
    *,
    token: str | None = None,
    accept: str = LINES,
    method: str = "GET",
    headers: tuple[tuple[bytes, bytes], ...] = (),
    client: str = "127.0.0.1",
) -> AsyncIterator[Stream]:
    """Open a stream at a path below the API's root, with the session of a user, or a token."""
    address, _, query = path.partition("?")
    own, session_key = await caller_headers(user, token)
    sent = [(b"host", b"testserver"), (b"accept", accept.encode()), *headers, *own]
    scope = {
        "type": "http",
        "method": method,
        "scheme": "http",
        "path": ROOT + address,
        "query_string": query.encode(),
        "headers": sent,
        "client": (client, 1),
    }
    communicator: Any = ApplicationCommunicator(with_streams(_nowhere), scope)
    await communicator.send_input({"type": "http.request", "body": b"", "more_body": False})
    stream = Stream(communicator, address, accept, session_key)
    await stream.begin()
    try:
        yield stream
    finally:
        await communicator.send_input({"type": "http.disconnect"})
        await communicator.wait(timeout=PATIENCE)
