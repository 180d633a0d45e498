"""Requests as bytes on a connection, so that nothing in them is put right on the way."""

import http.client
import json
import re
import socket
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NamedTuple

SECONDS = 60


class NoBody(Enum):
    """A body that isn't there; a copy of it is the same."""

    NONE = "none"


RAW = re.compile(r'"@@raw:([^@"]*)@@"')


@dataclass(slots=True)
class Draft:
    """A request that is put together: `path` and `query` as they go over the wire."""

    method: str
    path: str
    query: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    cookies: dict[str, str] = field(default_factory=dict)
    body: Any = NoBody.NONE
    raw_body: bytes | None = None

    def payload(self) -> bytes:
        """The body that is sent."""
        if self.raw_body is not None:
            return self.raw_body
        if self.body is NoBody.NONE:
            return b""
        return RAW.sub(r"\1", json.dumps(self.body)).encode()

    def as_bytes(self, host: str) -> bytes:
        """The whole request."""
        body = self.payload()
        headers = {"Host": host, **self.headers}
        if self.cookies and "Cookie" not in headers:
            headers["Cookie"] = "; ".join(f"{name}={text}" for name, text in self.cookies.items())
        if body or self.method not in {"GET", "HEAD", "OPTIONS", "DELETE"}:
            headers.setdefault("Content-Length", str(len(body)))
        if body:
            headers.setdefault("Content-Type", "application/json")
        target = f"{self.path}?{self.query}" if self.query else self.path
        lines = [f"{self.method} {target} HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items())]
        head = "\r\n".join(lines) + "\r\n\r\n"
        # UTF-8 where a character has no place in Latin-1; halves of pairs as they are.
        return _octets(head) + body

    def __str__(self) -> str:
        return f"{self.as_bytes('host')[:2000]!r}"


class WireAnswer(NamedTuple):
    """The reply."""

    status: int
    headers: Mapping[str, str]
    content: bytes

    @property
    def media_type(self) -> str:
        """The type of the body, without its parameters."""
        return self.headers.get("content-type", "").partition(";")[0]

    @property
    def body(self) -> Any:
        """The body, read if it is JSON."""
        is_json = self.media_type.endswith("json") and not self.media_type.endswith("ndjson")
        if is_json and self.content:
            return json.loads(self.content)
        return self.content.decode(errors="replace") or None

    @property
    def parts(self) -> Iterable[Any]:
        """The parts that the document describes: the body, or each of its lines of JSON."""
        if self.media_type.endswith("ndjson"):
            return map(json.loads, self.content.splitlines())
        return (self.body,)

    def cookie(self, name: str) -> str | None:
        """The value that the answer gives a cookie."""
        found = re.search(rf"\b{name}=([^;]*)", self.headers.get("set-cookie", ""))
        return found.group(1) if found else None


class WireConnection:
    """A connection to a web process, opened again whenever it was closed."""

    def __init__(self, host: str) -> None:
        self.host = host
        self._socket: socket.socket | None = None

    def send(self, draft: Draft) -> WireAnswer:
        """Send the request; its answer. Raises OSError or HTTPException if there is none."""
        is_fresh = self._socket is None
        try:
            return self._ask(draft)
        except (OSError, http.client.HTTPException):
            self.close()
            if is_fresh:
                raise
            # It was closed after the answer before.
            return self._ask(draft)

    def close(self) -> None:
        """Close the connection."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _ask(self, draft: Draft) -> WireAnswer:
        if self._socket is None:
            name, _, port = self.host.rpartition(":")
            self._socket = socket.create_connection((name, int(port)), timeout=SECONDS)
        # An early refusal comes before the request was sent completely.
        with suppress(BrokenPipeError, ConnectionResetError):
            self._socket.sendall(draft.as_bytes(self.host))
        response = http.client.HTTPResponse(self._socket, method=draft.method)
        response.begin()
        headers = _headers(response.getheaders())
        answer = WireAnswer(response.status, headers, response.read())
        if response.will_close:
            self.close()
        return answer


def _headers(pairs: Sequence[tuple[str, str]]) -> Mapping[str, str]:
    headers: dict[str, str] = {}
    for name, value in pairs:
        known = headers.get(name.lower())
        headers[name.lower()] = value if known is None else f"{known}, {value}"
    return headers


def _octets(text: str) -> bytes:
    return b"".join(
        character.encode("latin-1")
        if ord(character) < 256
        else character.encode("utf-8", "surrogatepass")
        for character in text
    )
