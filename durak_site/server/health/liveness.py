"""`/healthz`: whether this process may be sent requests. The event loop itself answers.

No thread is asked: while the database is away all of them may be waiting, and the proxy must not
take the process for dead and close its sockets.
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
"""Set once the process was told to stop (`durak_site.server.serve`)."""


class Liveness:
    """An ASGI application that answers health checks, and hands on all else to `inner`.

    200 as long as the process answers at all; it depends on no other. 404 once it was told to stop:
    HAProxy takes that for a process that finishes what it has.
    """

    def __init__(self, inner: "ASGI3Application") -> None:
        self._inner = inner

    async def __call__(
        self, scope: "Scope", receive: "ASGIReceiveCallable", send: "ASGISendCallable"
    ) -> None:
        """Answer the check, or hand the request on."""
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
