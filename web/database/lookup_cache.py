"""Values that are looked up again and again, cached in the process for some seconds."""

import threading
import time
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from cachetools import TTLCache

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MOST_CACHED = 20_000


class Lookups(Generic[K, V]):
    """Values by key, as of the last seconds. For any thread.

    A value of None is not cached. A value that is invalidated during its lookup is not cached
    afterwards.
    """

    def __init__(
        self,
        look_up: Callable[[K], V],
        *,
        seconds: float,
        may_cache: Callable[[], bool] = lambda: True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`look_up` raises the database's errors.

        Values are cached for `seconds`, if at the end of their lookup they may be.
        """
        self._look_up = look_up
        self._may_cache = may_cache
        self._values: TTLCache[K, V] = TTLCache(MOST_CACHED, seconds, clock)
        self._lock = threading.Lock()
        self._invalidations = 0

    def cached(self, key: K) -> V | None:
        """Return the key's value, if it was looked up lately."""
        with self._lock:
            return self._values.get(key)

    def looked_up(self, key: K, by: Callable[[K], V] | None = None) -> V:
        """Look the key's value up now, and cache it.

        By another way than the usual, where one is given. Raises the database's errors.
        """
        before = self._invalidations
        value = (by or self._look_up)(key)
        if value is not None and self._may_cache():
            with self._lock:
                if self._invalidations == before:
                    self._values[key] = value
        return value

    def invalidate(self, is_changed: Callable[[K, V], bool]) -> None:
        """Have the values that are changed looked up anew."""
        with self._lock:
            self._invalidations += 1
            for key, value in tuple(self._values.items()):
                if is_changed(key, value):
                    self._values.pop(key, None)

    def clear(self) -> None:
        """Have all values looked up anew."""
        with self._lock:
            self._invalidations += 1
            self._values.clear()
