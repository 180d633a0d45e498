"""Health check `/healthz` (liveness, draining), answered by the event loop.

It uses no thread: all threads may be waiting while the database is unreachable, and the proxy must
not consider the process dead and close its sockets.
"""

from threading import Event
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asgiref.typing import ASGI3Application, ASGIReceiveCallable, ASGISendCallable, Scope

PATH = "/healthz"
HEADERS = (
    (b"content-type", b"application/json"),
    (b"cache-control", b"no-store"),
    (b"x-content-type-options", b"nosniff"),
)

draining = Event()
"""Set once the process is stopping (`durak_site.server.serve`)."""


class Liveness:
    """An ASGI application that answers health checks, and passes everything else on to `inner`.

    It answers 200 as long as the process answers at all, whatever the state of others. While the
    process stops it answers 404: HAProxy then sends no new requests, and lets it finish the old.
    """

    def __init__(self, inner: "ASGI3Application") -> None:
        self._inner = inner

    async def __call__(
        self, scope: "Scope", receive: "ASGIReceiveCallable", send: "ASGISendCallable"
    ) -> None:
        """Answer the check, or pass the request on."""
        if scope["type"] != "http" or scope["path"] != PATH or scope["method"] != "GET":
            await self._inner(scope, receive, send)
            return
        status, body = (
            (404, b'{"status": "draining"}') if draining.is_set() else (200, b'{"status": "ok"}')
        )
        length = (b"content-length", str(len(body)).encode())
        await send(
            {
                "type": "http.response.start",
                "status": status,
                "headers": [*HEADERS, length],
                "trailers": False,
            }
        )
        await send({"type": "http.response.body", "body": body, "more_body": False})
