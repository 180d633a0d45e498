"""Request limits: refuse malformed, too large and too slow requests on the event loop.

This is the outermost ASGI layer. It works before a request takes one of the few threads, so that a
slow client costs only a connection. Uvicorn and Starlette limit neither the size of bodies, nor
their time, nor the number of requests of one address, and neither refuses a NUL.
"""

import asyncio
import json
import logging
from collections import Counter
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import unquote_to_bytes

from django.conf import settings
from django.http.cookie import parse_cookie
from starlette.responses import Response

from web.asgi.stream_paths import is_stream
from web.http.problems import PROBLEM_TYPE, Problem
from web.http.validated_text import is_storable_text
from web.limits.addresses import caller_at
from web.monitoring import metrics

if TYPE_CHECKING:
    from asgiref.typing import (
        ASGI3Application,
        ASGIReceiveCallable,
        ASGIReceiveEvent,
        ASGISendCallable,
        HTTPScope,
        Scope,
        WebSocketScope,
    )

log = logging.getLogger(__name__)

MAX_AT_ONCE = 256
"""The most requests in progress of one address. A reply counts until its client has read it."""


class Admission:
    """An ASGI application that passes on only complete requests that can be processed.

    It refuses a request if its path, cookies or headers contain text that no database can store; if
    its body has no length, is too large, or arrives too late; and if its address already has many
    requests in progress. It passes each body on as one message.
    """

    def __init__(self, application: "ASGI3Application") -> None:
        self._application = application
        self._under_way: Counter[str] = Counter()

    async def __call__(
        self, scope: "Scope", receive: "ASGIReceiveCallable", send: "ASGISendCallable"
    ) -> None:
        """Pass the request or the socket on, or answer with a problem."""
        if scope["type"] not in {"http", "websocket"}:
            await self._application(scope, receive, send)
            return
        address = _counted_address(scope)
        if address is None:
            await self._admit(scope, receive, send)
        elif self._under_way[address] >= MAX_AT_ONCE:
            detail = f"At most {MAX_AT_ONCE} requests of one address are answered at once."
            await _refuse(scope, send, Problem("throttled", detail, headers={"Retry-After": "1"}))
        else:
            self._under_way[address] += 1
            try:
                await self._admit(scope, receive, send)
            finally:
                self._under_way[address] -= 1
                if not self._under_way[address]:
                    del self._under_way[address]

    async def _admit(
        self,
        scope: "HTTPScope | WebSocketScope",
        receive: "ASGIReceiveCallable",
        send: "ASGISendCallable",
    ) -> None:
        try:
            check_address(scope)
            if scope["type"] == "http" and has_body(scope):
                receive = _once(await _body_in_time(receive), then=receive)
        except Problem as problem:
            log.info("A request was refused before it was worked on: %s.", problem.code)
            await _refuse(scope, send, problem)
        except ConnectionError:
            log.debug("A client went away before its request was whole.")
        else:
            await self._application(scope, receive, send)


def _counted_address(scope: "HTTPScope | WebSocketScope") -> str | None:
    """Return the address whose requests are counted; None for sockets and streams.

    Sockets and streams last long, and have a separate limit.
    """
    if scope["type"] != "http" or is_stream(scope["path"]) or not settings.DURAK_RATE_LIMITS:
        return None
    client = scope.get("client")
    return None if client is None else caller_at(client[0])


def check_address(scope: "HTTPScope | WebSocketScope") -> None:
    """Raise Problem `bad_request` if path, query, cookies or headers can't be stored as text."""
    for part, field in ((scope["raw_path"], "path"), (scope["query_string"], "query")):
        if b"%" in part and not _is_storable(unquote_to_bytes(part)):
            raise _odd(f"The {field}")
    for name, value in scope["headers"]:
        if b"\0" in value:
            raise _odd(f"The header {name.decode('latin-1')}")
        # A cookie's value may spell any character as an octal number.
        if name == b"cookie" and b"\\" in value:
            cookies = parse_cookie(value.decode("latin-1"))
            if not all(map(is_storable_text, cookies.values())):
                raise _odd("A cookie")


def has_body(scope: "HTTPScope") -> bool:
    """Return whether a body follows. Raises Problem `length_required` or `body_too_large`."""
    headers = dict(scope["headers"])
    if b"transfer-encoding" in headers:
        raise Problem(
            "length_required",
            "Send the body's length as Content-Length.",
            headers={"Connection": "close"},
        )
    length = headers.get(b"content-length", b"0")
    limit: int = settings.DATA_UPLOAD_MAX_MEMORY_SIZE or 0
    if not length.isdigit() or int(length) > limit:
        raise Problem("body_too_large", f"A body has at most {limit} bytes.")
    return int(length) > 0


def _is_storable(text: bytes) -> bool:
    try:
        return is_storable_text(text.decode())
    except UnicodeDecodeError:
        return False


def _odd(what: str) -> Problem:
    return Problem("bad_request", f"{what} has a NUL, or is not UTF-8.")


async def _body_in_time(receive: "ASGIReceiveCallable") -> bytes:
    seconds: float = settings.DURAK_REQUEST_SECONDS
    try:
        async with asyncio.timeout(seconds):
            return await _whole_body(receive)
    except TimeoutError:
        raise Problem(
            "request_timeout",
            f"The body was not here within {seconds:g} s.",
            headers={"Connection": "close"},
        ) from None


async def _whole_body(receive: "ASGIReceiveCallable") -> bytes:
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise ConnectionError
        body += message["body"]
        if not message["more_body"]:
            return bytes(body)


def _once(body: bytes, *, then: "ASGIReceiveCallable") -> "ASGIReceiveCallable":
    """Return a `receive` that first returns the whole body."""
    is_given = False

    async def receive() -> "ASGIReceiveEvent":
        nonlocal is_given
        if is_given:
            return await then()
        is_given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


async def _refuse(
    scope: "HTTPScope | WebSocketScope", send: "ASGISendCallable", problem: Problem
) -> None:
    metrics.refusals.labels(problem.code).inc()
    if scope["type"] == "websocket" and "websocket.http.response" not in (
        scope["extensions"] or {}
    ):
        await send({"type": "websocket.close", "code": 1008, "reason": problem.code})
        return
    response = Response(
        json.dumps(problem.body(), separators=(",", ":")),
        problem.status,
        {**problem.headers, "X-Content-Type-Options": "nosniff"},
        PROBLEM_TYPE,
    )
    # The response reads nothing from the client, and works for sockets as well.
    await response(cast("Any", scope), cast("Any", None), cast("Any", send))
