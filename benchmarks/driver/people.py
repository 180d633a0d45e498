"""Callers of the service, each with its own session or token, and network address."""

import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.driver.http import HttpAnswer, HttpConnection

API = "/api/v1/"
OPENED_WITHIN_SECONDS = 60


class ServiceRefuses(Exception):
    """The service refused what a benchmark can't do without; the message has its answer."""


class Addresses:
    """Network addresses for callers, from a private range, one after the other.

    Each process that sends requests has a part of the range for itself.
    """

    def __init__(self, process: int = 0) -> None:
        self._numbers = itertools.count((process << 16) + 1)

    def new(self) -> str:
        """An address that nobody has had yet."""
        number = next(self._numbers)
        return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


class Guest:
    """A caller of the service at `host`, with a session, an API token, or neither."""

    def __init__(self, host: str, port: int, address: str, *, token: str | None = None) -> None:
        self._connection = HttpConnection(host, port, address, token=token)
        self._root = f"ws://{host}:{port}"

    async def sign_in(self) -> None:
        """Become a guest with a session."""
        await self.get("auth/me")
        await self.must_post("auth/guest", {})

    async def get(self, path: str) -> HttpAnswer:
        """The answer of the API to GET."""
        return await self._connection.get(API + path)

    async def post(self, path: str, body: object) -> HttpAnswer:
        """The answer of the API to POST."""
        return await self._connection.post(API + path, body)

    async def must_post(self, path: str, body: object, *, method: str = "POST") -> Any:
        """The body of the answer to POST, or to another method.

        Raises ServiceRefuses for anything but success."""
        answer = await self._connection.post(API + path, body, method=method)
        if not answer.is_ok:
            raise ServiceRefuses(f"{method} {path}: {answer.status} {answer.body}")
        return answer.body

    async def must_get(self, path: str) -> HttpAnswer:
        """The answer to GET. Raises ServiceRefuses for anything but success."""
        answer = await self.get(path)
        if not answer.is_ok:
            raise ServiceRefuses(f"GET {path}: {answer.word}")
        return answer

    @asynccontextmanager
    async def socket(self, path: str) -> AsyncIterator[ClientConnection]:
        """An open WebSocket of this caller, without compression."""
        headers = dict(self._connection.headers)
        headers.pop("Host")
        async with connect(
            f"{self._root}{path}",
            compression=None,
            additional_headers=headers,
            proxy=None,
            open_timeout=OPENED_WITHIN_SECONDS,
        ) as socket:
            yield socket

    def close(self) -> None:
        """Close the connection for requests."""
        self._connection.close()
