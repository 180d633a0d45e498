"""Pages of other hosts may call the API with a token, and never with a visitor's cookie.

A reply that any page may read says so with `*`: browsers then send no cookies for that page, nor
let it read what was sent with some. What makes, opens or leads into accounts is left out, so that
no page can have its visitors do it.

Starlette's CORSMiddleware would do for this but for two things: it puts `Vary: Origin` on every
reply, though none depends on the origin, so that caches keep a copy for each page; and it holds for
all addresses of an application, so that the list below would stay.
"""

import re
from typing import TYPE_CHECKING, Any, cast

from starlette.responses import Response

if TYPE_CHECKING:
    from asgiref.typing import (
        ASGI3Application,
        ASGIReceiveCallable,
        ASGISendCallable,
        ASGISendEvent,
        Scope,
    )

OPEN = re.compile(r"/api/v1/(?!auth/)|/api/v1/auth/(?:me|token)$|/oauth/(?:token|revoke)$")
ANYBODY = (b"access-control-allow-origin", b"*")
READABLE = (
    b"access-control-expose-headers",
    (
        b"Content-Language, Deprecation, ETag, Idempotency-Replayed, Link, RateLimit, "
        b"RateLimit-Policy, Retry-After, Sunset, X-Request-ID"
    ),
)
PREFLIGHT = {
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
    "access-control-allow-headers": (
        "Accept-Language, Authorization, Content-Type, Idempotency-Key, If-None-Match, "
        "Last-Event-ID"
    ),
    "access-control-max-age": "7200",
}


class CrossOrigin:
    """An ASGI application that lets pages of other hosts read the replies of `application`."""

    def __init__(self, application: "ASGI3Application") -> None:
        self._application = application

    async def __call__(
        self, scope: "Scope", receive: "ASGIReceiveCallable", send: "ASGISendCallable"
    ) -> None:
        """Answer a browser that asks first; mark the replies to all other requests of pages."""
        if scope["type"] != "http" or not OPEN.match(scope["path"]):
            await self._application(scope, receive, send)
            return
        headers = dict(scope["headers"])
        if b"origin" not in headers:
            await self._application(scope, receive, send)
        elif scope["method"] == "OPTIONS" and b"access-control-request-method" in headers:
            reply = Response(status_code=204, headers=PREFLIGHT)
            await reply(cast("Any", scope), cast("Any", receive), cast("Any", send))
        else:
            await self._application(scope, receive, _marked(send))


def _marked(send: "ASGISendCallable") -> "ASGISendCallable":
    async def send_marked(event: "ASGISendEvent") -> None:
        if event["type"] == "http.response.start":
            event = {**event, "headers": [*event["headers"], ANYBODY, READABLE]}
        await send(event)

    return send_marked
