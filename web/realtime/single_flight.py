"""Loads that many viewers need at the same time, done once."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Loads(Generic[T]):
    """The latest loads by key: the first caller loads, the others wait for its result."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._by_key: OrderedDict[str, asyncio.Future[T]] = OrderedDict()

    async def of(self, key: str, load: Callable[[], Awaitable[T]]) -> T:
        """Return what was loaded, or is being loaded, under this key. Raises what `load` raises."""
        future = self._by_key.get(key)
        if future is None:
            future = asyncio.ensure_future(load())
            self._by_key[key] = future
            if len(self._by_key) > self._most:
                self._by_key.popitem(last=False)
        try:
            # A viewer who hangs up must not cancel what the others wait for.
            return await asyncio.shield(future)
        except Exception:  # raised again below; the next caller tries anew
            self._by_key.pop(key, None)
            raise
