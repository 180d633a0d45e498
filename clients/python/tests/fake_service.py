"""A service in the test: replies by hand, requests written down, no network and no waiting."""

import json
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import httpx

URL = "http://durak.example"
Answer = Callable[[httpx.Request], httpx.Response]


class Service:
    """Replies to requests in turn with what it was given, and keeps the requests."""

    def __init__(self, *answers: httpx.Response | Exception | Answer) -> None:
        self._answers = list(answers)
        self.requests: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        """Reply; the last reply is given again and again."""
        self.requests.append(request)
        answer = self._answers.pop(0) if len(self._answers) > 1 else self._answers[0]
        if isinstance(answer, Exception):
            raise answer
        return answer if isinstance(answer, httpx.Response) else answer(request)

    @property
    def transport(self) -> httpx.MockTransport:
        """Return the transport that replaces the network for a client."""
        return httpx.MockTransport(self)


def problem(status: int, code: str, headers: dict[str, str] | None = None, **more: Any) -> Any:
    """Return a refusal as the service sends it."""
    body = {
        "type": f"/problems/{code}",
        "title": code.replace("_", " ").capitalize(),
        "status": status,
        "code": code,
        "detail": f"Detail of {code}.",
        **more,
    }
    content = json.dumps(body).encode()
    kind = {"Content-Type": "application/problem+json"}
    return httpx.Response(status, content=content, headers={**kind, **(headers or {})})


class Piece(httpx.AsyncByteStream, httpx.SyncByteStream):
    """A body that ends, or breaks, after some bytes."""

    def __init__(self, content: bytes, *, breaks: bool) -> None:
        self._content = content
        self._breaks = breaks

    def __iter__(self) -> Iterator[bytes]:
        yield self._content
        if self._breaks:
            raise httpx.ReadError("cut")

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for piece in self:
            yield piece


def streamed(content: bytes, *, breaks: bool = False, kind: str = "text/event-stream") -> Any:
    """Return a reply that streams."""
    stream = Piece(content, breaks=breaks)
    return httpx.Response(200, stream=stream, headers={"Content-Type": kind})


def event(message: dict[str, Any], mark: str | None = None) -> bytes:
    """Return a message as the service writes it into a stream."""
    head = "" if mark is None else f"id: {mark}\n"
    return f"{head}data: {json.dumps(message)}\n\n".encode()
