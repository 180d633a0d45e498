"""What a web process does in its event loop before it answers anybody."""

import asyncio
from typing import Any

from web.first_scope import Prepared


def test_it_is_prepared_once_and_before_the_first_scope() -> None:
    done: list[str] = []

    async def inner(scope: Any, _receive: Any, _send: Any) -> None:
        done.append(scope["type"])

    def prepare() -> None:
        asyncio.get_running_loop()
        done.append("prepared")

    async def two() -> None:
        application: Any = Prepared(inner, prepare)
        for kind in ("websocket", "http"):
            await application({"type": kind}, None, None)

    asyncio.run(two())
    assert done == ["prepared", "websocket", "http"]
