"""Base of a client's socket and a client's stream, inside the test process."""

from abc import ABC, abstractmethod
from typing import Any

from asgiref.sync import sync_to_async
from django.test import Client

from accounts.models import User
from tests.support.cookies import SESSION

PATIENCE = 10.0
"""After so many seconds without a message a test fails."""


class Listener(ABC):
    """A client that receives the application's messages."""

    def __init__(self, communicator: Any, session_key: str) -> None:
        self._communicator = communicator
        self.session_key = session_key

    async def next_output(self) -> dict[str, Any]:
        """The next ASGI event that the server sends, of any type."""
        output: dict[str, Any] = await self._communicator.receive_output(timeout=PATIENCE)
        return output

    @abstractmethod
    async def next(self) -> dict[str, Any]:
        """The next message."""

    async def until(self, kind: str) -> dict[str, Any]:
        """The next message of this kind, after any others."""
        while True:
            message = await self.next()
            if message["t"] == kind:
                return message


async def caller_headers(
    user: User | None, token: str | None
) -> tuple[list[tuple[bytes, bytes]], str]:
    """The headers of a session of the user, or of a token, if given; and the session's key."""
    headers, session_key = [], ""
    if user is not None:
        client = Client()
        await sync_to_async(client.force_login)(user)
        session_key = client.cookies[SESSION].value
        headers.append((b"cookie", f"{SESSION}={session_key}".encode()))
    if token is not None:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    return headers, session_key
