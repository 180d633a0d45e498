"""Documents and exports are compressed as the client takes it, and nothing with a secret is."""

import gzip
from collections.abc import Callable
from typing import Any

import brotli
import pytest
import zstandard
from asgiref.testing import ApplicationCommunicator

from web.asgi.compression import Compression

TEXT = b'{"a":"' + b"durak " * 5000 + b'"}'
TAG = b'"5f1d7a84db00d2fce00b31a7fc73224f"'
Decode = Callable[[bytes], bytes]
DECODED: dict[str, Decode] = {
    "zstd": lambda data: zstandard.ZstdDecompressor().decompressobj().decompress(data),
    "br": brotli.decompress,
    "gzip": gzip.decompress,
}
DOCUMENTS = [
    *("/api/v1/schema", "/api/v1/games/export", "/api/v1/bots", "/api/v1/rules/presets"),
    *("/developers", "/developers/reference/games", "/problems/not_found", "/llms-full.txt"),
]


async def answer(_scope: Any, _receive: Any, send: Any, *, pieces: int = 1) -> None:
    """An application that answers everything with the same text."""
    headers = [(b"content-type", b"application/json"), (b"etag", TAG)]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    size = len(TEXT) // pieces + 1
    for number in range(pieces):
        body = TEXT[number * size : (number + 1) * size]
        await send({"type": "http.response.body", "body": body, "more_body": number < pieces - 1})


async def in_pieces(scope: Any, receive: Any, send: Any) -> None:
    """The same text in ten pieces, as an export is sent."""
    await answer(scope, receive, send, pieces=10)


async def fetched(
    path: str, accepted: str | None, *, application: Any = answer, method: str = "GET"
) -> tuple[dict[str, str], bytes]:
    """The headers and the body of the reply."""
    headers = [] if accepted is None else [(b"accept-encoding", accepted.encode())]
    scope = {"type": "http", "method": method, "path": path, "headers": headers}
    communicator: Any = ApplicationCommunicator(Compression(application), scope)
    await communicator.send_input({"type": "http.request", "body": b"", "more_body": False})
    head = await communicator.receive_output(5)
    body, more = b"", True
    while more:
        event = await communicator.receive_output(5)
        body, more = body + event["body"], event.get("more_body", False)
    return {name.decode().lower(): value.decode() for name, value in head["headers"]}, body


@pytest.mark.parametrize("coding", DECODED)
@pytest.mark.parametrize("application", [answer, in_pieces])
async def test_a_document_is_compressed_in_each_coding(coding: str, application: Any) -> None:
    headers, body = await fetched("/api/v1/schema", coding, application=application)
    assert headers["content-encoding"] == coding
    assert "accept-encoding" in headers["vary"].lower()
    assert DECODED[coding](body) == TEXT
    assert len(body) < len(TEXT) / 6


@pytest.mark.parametrize("path", DOCUMENTS)
async def test_documents_catalogues_and_exports_are_compressed(path: str) -> None:
    headers, _ = await fetched(path, "gzip, deflate, br, zstd")
    assert headers["content-encoding"] == "zstd"
    # The tag is of the content before it was compressed.
    assert headers["etag"] == f"W/{TAG.decode()}"


@pytest.mark.parametrize(
    "path",
    [
        *("/api/v1/auth/me", "/api/v1/auth/tokens", "/api/v1/games/aB3dE6gH9k", "/account"),
        *("/api/v1/games/aB3dE6gH9k/view", "/api/v1/webhooks", "/oauth/token", "/", "/login"),
        *("/api/v1/games/export/more", "/developersx", "/api/v1/schema/"),
    ],
)
async def test_nothing_else_is_compressed(path: str) -> None:
    headers, body = await fetched(path, "gzip, br, zstd")
    assert "content-encoding" not in headers
    assert (headers["etag"], body) == (TAG.decode(), TEXT)


@pytest.mark.parametrize("accepted", [None, "", "identity", "compress", "gzip;q=0, br;q=0"])
async def test_a_client_that_takes_no_coding_gets_the_text_itself(accepted: str | None) -> None:
    headers, body = await fetched("/api/v1/schema", accepted)
    assert "content-encoding" not in headers
    assert (headers["etag"], body) == (TAG.decode(), TEXT)


async def test_a_change_is_not_compressed() -> None:
    headers, body = await fetched("/api/v1/bots", "gzip", method="POST")
    assert ("content-encoding" not in headers, body) == (True, TEXT)
