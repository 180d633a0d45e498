"""What a web process does in its event loop before it answers anybody."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asgiref.typing import ASGI3Application, ASGIReceiveCallable, ASGISendCallable, Scope


class Prepared:
    """An ASGI application; `prepare` is called in its event loop before the first scope."""

    def __init__(self, inner: "ASGI3Application", prepare: Callable[[], None]) -> None:
        self._inner = inner
        self._prepare = prepare
        self._is_prepared = False

    async def __call__(
        self, scope: "Scope", receive: "ASGIReceiveCallable", send: "ASGISendCallable"
    ) -> None:
        """Hand everything on."""
        if not self._is_prepared:
            self._is_prepared = True
            self._prepare()
        await self._inner(scope, receive, send)
