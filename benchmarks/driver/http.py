"""An HTTP client that costs little itself: one connection kept open, cookies, JSON."""

import asyncio
import json
import time
from collections.abc import Mapping
from typing import Any, NamedTuple

ANSWERS_WITHIN_SECONDS = 60
KEPT_OPEN_SECONDS = 3
"""After this long without a request another connection is opened: servers close idle ones."""


class HttpAnswer(NamedTuple):
    """The answer to a request: its status, its body, and that read from JSON (None if it isn't)."""

    status: int
    content: bytes
    body: Any

    @property
    def is_ok(self) -> bool:
        """True if the request was carried out."""
        return 200 <= self.status < 300  # noqa: PLR2004 - the range of statuses of success

    @property
    def word(self) -> str:
        """The status, and the code of the problem if there is one, for a list of errors."""
        code = self.body.get("code") if isinstance(self.body, dict) else None
        return f"{self.status} {code}" if code else str(self.status)


class HttpConnection:
    """A connection to the service under an address of the caller's own.

    The address goes into X-Forwarded-For, as from a proxy, so that limits hold for each caller as
    they do for people.
    """

    def __init__(self, host: str, port: int, address: str, *, token: str | None = None) -> None:
        self.cookies: dict[str, str] = {}
        self._host, self._port = host, port
        self._address = address
        self._token = token
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used_at = 0.0

    @property
    def headers(self) -> dict[str, str]:
        """The headers that say who is calling."""
        headers = {"Host": self._host, "X-Forwarded-For": self._address}
        if self._token is not None:
            headers["Authorization"] = f"Bearer {self._token}"
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={kept}" for name, kept in self.cookies.items())
        return headers

    async def get(self, path: str) -> HttpAnswer:
        """The answer to GET; `path` begins at the root of the site."""
        return await self._ask("GET", path, self.headers, b"")

    async def post(self, path: str, body: object, *, method: str = "POST") -> HttpAnswer:
        """The answer to POST, or to another method, of a JSON body."""
        data = json.dumps(body).encode()
        # Commits to compare with may have the name that Django gives it.
        names = ("durak_csrf", "csrftoken")
        tokens = (
            kept for name, kept in self.cookies.items() if any(each in name for each in names)
        )
        headers = {
            **self.headers,
            "X-CSRFToken": next(tokens, ""),
            "Content-Type": "application/json",
            "Content-Length": str(len(data)),
        }
        return await self._ask(method, path, headers, data)

    def close(self) -> None:
        """Close the connection; the next request opens another."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def _ask(
        self, method: str, path: str, headers: Mapping[str, str], data: bytes
    ) -> HttpAnswer:
        lines = "".join(f"{name}: {given}\r\n" for name, given in headers.items())
        request = f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode() + data
        try:
            async with asyncio.timeout(ANSWERS_WITHIN_SECONDS):
                return await self._exchange(request)
        except BaseException:
            # An answer that was not read to its end would be taken for the next one's.
            self.close()
            raise

    async def _exchange(self, request: bytes) -> HttpAnswer:
        reader, writer = await self._open()
        writer.write(request)
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        length = 0
        is_last = is_chunked = is_json = False
        for line in lines:
            name, _, given = line.partition(": ")
            match name.lower():
                case "content-length":
                    length = int(given)
                case "transfer-encoding":
                    is_chunked = given == "chunked"
                case "connection":
                    is_last = given.lower() == "close"
                case "content-type":
                    # Not lines of JSON, as exports are.
                    is_json = "json" in given and "ndjson" not in given
                case "set-cookie":
                    cookie, _, kept = given.partition(";")[0].partition("=")
                    self.cookies[cookie] = kept
        body = await _chunks(reader) if is_chunked else await reader.readexactly(length)
        self._used_at = time.monotonic()
        if is_last:
            self.close()
        return HttpAnswer(
            int(first.split(" ", 2)[1]), body, json.loads(body) if is_json and body else None
        )

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """The connection of the last request, or another one if the server may have closed it."""
        idle = time.monotonic() - self._used_at
        if self._streams and (idle > KEPT_OPEN_SECONDS or self._streams[0].at_eof()):
            self.close()
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host, self._port)
        return self._streams


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    body = b""
    while size := int(await reader.readline(), 16):
        body += (await reader.readexactly(size + 2))[:-2]
    await reader.readline()
    return body
