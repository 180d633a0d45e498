"""Single flight (request coalescing): load once a value that many viewers need at one time."""

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
        """Return the value that was loaded, or is being loaded. Raises the errors of `load`."""
        future = self._by_key.get(key)
        if future is None:
            future = asyncio.ensure_future(load())
            self._by_key[key] = future
            if len(self._by_key) > self._most:
                self._by_key.popitem(last=False)
        try:
            # A viewer who disconnects must not cancel the load for the others.
            return await asyncio.shield(future)
        except Exception:  # raised again below; the next caller loads again
            self._by_key.pop(key, None)
            raise
