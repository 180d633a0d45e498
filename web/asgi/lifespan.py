"""ASGI lifespan: the start-up of a web process, before it accepts connections."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from asgiref.typing import ASGI3Application


def lifespan(begin: Callable[[], None]) -> "ASGI3Application":
    """Return the application for lifespans, which calls `begin` when the server starts.

    If `begin` raises, the server doesn't start.
    """

    async def application(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        begin()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})

    return cast("ASGI3Application", application)
