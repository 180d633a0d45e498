"""An in-memory cache (TTL of seconds) in the process, for values that are looked up often."""

import threading
import time
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from cachetools import TTLCache

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MAX_CACHED = 20_000


class Lookups(Generic[K, V]):
    """A cache by key whose values expire after some seconds. It is safe for any thread.

    None is not cached, and a value invalidated during its lookup is not cached.
    """

    def __init__(
        self,
        look_up: Callable[[K], V],
        *,
        seconds: float,
        may_cache: Callable[[], bool] = lambda: True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Create the cache. `look_up` raises the database's errors.

        Values are cached for `seconds`, unless they are invalidated during the lookup.
        """
        self._look_up = look_up
        self._may_cache = may_cache
        self._values: TTLCache[K, V] = TTLCache(MAX_CACHED, seconds, clock)
        self._lock = threading.Lock()
        self._invalidations = 0

    def cached(self, key: K) -> V | None:
        """Return the cached value of the key; None without one."""
        with self._lock:
            return self._values.get(key)

    def looked_up(self, key: K, by: Callable[[K], V] | None = None) -> V:
        """Look the value up now, and cache it.

        `look_up` replaces the usual lookup once. Raises the database's errors.
        """
        before = self._invalidations
        value = (by or self._look_up)(key)
        if value is not None and self._may_cache():
            with self._lock:
                if self._invalidations == before:
                    self._values[key] = value
        return value

    def invalidate(self, is_changed: Callable[[K, V], bool]) -> None:
        """Invalidate the values that change in this block."""
        with self._lock:
            self._invalidations += 1
            for key, value in tuple(self._values.items()):
                if is_changed(key, value):
                    self._values.pop(key, None)

    def clear(self) -> None:
        """Invalidate all values."""
        with self._lock:
            self._invalidations += 1
            self._values.clear()
