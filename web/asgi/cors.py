"""CORS: pages of other hosts may call the API with a token, but never with a visitor's cookie.

A reply with `*` may be read by any page: browsers then send no cookies for that page, and hide
replies to requests with cookies. Endpoints that create, open or log in to accounts are excluded, so
that no page can make its visitors use them.

Starlette's CORSMiddleware doesn't fit for two reasons. It adds `Vary: Origin` to every reply,
although no reply depends on the origin, so that caches store a copy for each page. And it applies
to all paths of an application, so the list below would still be needed.
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
        b"Content-Language, Deprecation, ETag, Idempotency-Replayed, Link, Location, RateLimit, "
        b"RateLimit-Policy, Retry-After, Sunset, X-Request-ID"
    ),
)
PREFLIGHT = {
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
    "access-control-allow-headers": (
        "Accept-Language, Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, "
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
        """Answer preflight requests, and add CORS headers to replies to pages."""
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
