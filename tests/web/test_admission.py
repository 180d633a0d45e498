"""The outermost layer: what is odd, too large or too slow never reaches the application."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest
from asgiref.testing import ApplicationCommunicator
from pytest_django import Settings

from web.asgi.admission import MAX_AT_ONCE, Admission

Headers = Sequence[tuple[bytes, bytes]]


async def echo(_scope: Any, receive: Any, send: Any) -> None:
    """An application that answers with the body it was given."""
    message = await receive()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": message["body"]})


def asked(kind: str = "http", path: str = "/", query: str = "", headers: Headers = ()) -> Any:
    """A request or a socket at the layer, which has an echo behind it."""
    scope: Any = {
        "type": kind,
        "method": "POST",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": list(headers),
        "extensions": {"websocket.http.response": {}} if kind == "websocket" else None,
    }
    return ApplicationCommunicator(Admission(echo), scope)


async def refusal(request: Any) -> tuple[int, str]:
    """Status and code of the problem with which a request is answered."""
    start, body = await request.receive_output(), await request.receive_output()
    assert (b"content-type", b"application/problem+json") in start["headers"]
    return start["status"], json.loads(body["body"])["code"]


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(
    "odd",
    [
        {"path": "/api/v1/players/%00"},
        {"path": "/api/v1/players/a%00b"},
        {"path": "/api/v1/players/%ED%A0%80"},
        {"path": "/api/v1/players/%FF"},
        {"query": "q=a%00"},
        {"query": "%00=a"},
        {"query": "q=%ed%a0%80"},
        {"query": "q=%c3"},
        {"headers": [(b"cookie", rb'a=b; durak_session="a\000b"')]},
        {"headers": [(b"cookie", b"durak_session=a\0b")]},
        {"headers": [(b"idempotency-key", b"a\0b")]},
    ],
    ids=str,
)
async def test_what_no_database_stores_is_refused(kind: str, odd: dict[str, Any]) -> None:
    assert await refusal(asked(kind, **odd)) == (400, "bad_request")


@pytest.mark.parametrize(
    "good",
    [
        {"path": "/api/v1/players/%D0%90%D0%BD%D0%BD%D0%B0"},
        {"path": "/api/v1/players/100%2500"},
        {"query": "q=%F0%9F%82%A1&r=%2500"},
        {"headers": [(b"cookie", rb'a="b\"c"'), (b"user-agent", b"M\xfcller")]},
    ],
    ids=str,
)
async def test_what_can_be_stored_is_handed_on(good: dict[str, Any]) -> None:
    request = asked(**good)
    await request.send_input({"type": "http.request", "body": b"", "more_body": False})
    assert (await request.receive_output())["status"] == 200


@pytest.mark.parametrize("length", [b"65537", b"99999999999999999999", b"-1", b"1e3", b""])
async def test_a_body_that_is_too_large_is_refused_unread(length: bytes) -> None:
    request = asked(headers=[(b"content-length", length)])
    assert await refusal(request) == (413, "body_too_large")


async def test_a_body_without_a_length_is_refused_unread() -> None:
    request = asked(headers=[(b"transfer-encoding", b"chunked")])
    assert await refusal(request) == (411, "length_required")


async def test_a_body_is_handed_on_in_one_piece() -> None:
    request = asked(headers=[(b"content-length", b"4")])
    await request.send_input({"type": "http.request", "body": b"ab", "more_body": True})
    assert await request.receive_nothing(timeout=0, interval=0)
    await request.send_input({"type": "http.request", "body": b"cd", "more_body": False})
    assert (await request.receive_output())["status"] == 200
    assert (await request.receive_output())["body"] == b"abcd"


async def test_a_body_that_does_not_come_is_given_up(settings: Settings) -> None:
    settings.DURAK_REQUEST_SECONDS = 0
    request = asked(headers=[(b"content-length", b"4")])
    assert await refusal(request) == (408, "request_timeout")


async def test_a_client_that_goes_away_is_forgotten() -> None:
    request = asked(headers=[(b"content-length", b"4")])
    await request.send_input({"type": "http.disconnect"})
    await request.wait()
    assert await request.receive_nothing(timeout=0, interval=0)


async def test_after_the_body_the_application_hears_that_the_client_went_away() -> None:
    heard: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def listener(_scope: Any, receive: Any, _send: Any) -> None:
        assert (await receive())["body"] == b"ab"
        heard.set_result((await receive())["type"])

    scope = asked(headers=[(b"content-length", b"2")]).scope
    request = ApplicationCommunicator(Admission(listener), scope)
    await request.send_input({"type": "http.request", "body": b"ab", "more_body": False})
    await request.send_input({"type": "http.disconnect"})
    await request.wait()
    assert heard.result() == "http.disconnect"


async def test_an_address_has_so_many_requests_at_once(settings: Settings) -> None:
    settings.DURAK_RATE_LIMITS = True
    are_answered = asyncio.Event()

    async def slow(_scope: Any, _receive: Any, send: Any) -> None:
        await are_answered.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    admission = Admission(slow)

    def request(address: str, path: str = "/") -> Any:
        scope = {**asked(path=path).scope, "client": [address, 50000]}
        return ApplicationCommunicator(admission, scope)

    first = [request("192.0.2.1") for _ in range(MAX_AT_ONCE)]
    for one in first:
        await one.send_input({"type": "http.request", "body": b"", "more_body": False})
    assert await refusal(request("192.0.2.1")) == (429, "throttled")
    others = [request("192.0.2.2"), request("192.0.2.1", "/api/v1/lobby/stream")]
    for one in others:
        await one.send_input({"type": "http.request", "body": b"", "more_body": False})
    are_answered.set()
    for one in [*first, *others, request("192.0.2.1")]:
        assert (await one.receive_output())["status"] == 200
