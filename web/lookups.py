"""What is looked up again and again is remembered in the process for some seconds."""

import logging
import time
from collections.abc import Callable, Hashable
from functools import partial
from typing import Generic, TypeVar

from django.db import Error

from web.runners import off_the_loop

log = logging.getLogger(__name__)

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

FRESH = 0.75
"""The part of its time for which a value is fresh. Whoever asks later has it looked up anew, beside
what an event loop does: so nobody waits for what is asked all the time."""
MOST_REMEMBERED = 20_000


class Lookups(Generic[K, V]):
    """Values by key, as of the last seconds. For any thread.

    A value of None is not remembered. What is forgotten while it is being looked up is not
    remembered afterwards.
    """

    def __init__(
        self,
        what: str,
        look_up: Callable[[K], V],
        *,
        seconds: float,
        may_remember: Callable[[], bool] = lambda: True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`what` is looked up, as lines of the log say it; `look_up` raises the database's errors.

        Values are remembered for `seconds`, if at the end of their lookup they may be.
        """
        self._what = what
        self._look_up = look_up
        self._seconds = seconds
        self._may_remember = may_remember
        self._clock = clock
        self._known: dict[K, tuple[float, V]] = {}
        self._forgotten = 0
        self._renewed: set[K] = set()

    def remembered(self, key: K) -> V | None:
        """The key's value, if it was looked up lately."""
        known = self._known.get(key)
        if known is None or self._clock() - known[0] >= self._seconds:
            return None
        return known[1]

    def remembered_soon(self, key: K) -> V | None:
        """As `remembered`, and a value that is no longer fresh is looked up anew beside."""
        known = self._known.get(key)
        if known is None:
            return None
        age = self._clock() - known[0]
        if age >= self._seconds:
            return None
        if age >= FRESH * self._seconds and key not in self._renewed:
            self._renewed.add(key)
            off_the_loop(partial(self._renew, key))
        return known[1]

    def looked_up(self, key: K, by: Callable[[K], V] | None = None) -> V:
        """The key's value, looked up now and remembered.

        By another way than the usual, where one is given. Raises the database's errors.
        """
        now, before = self._clock(), self._forgotten
        value = (by or self._look_up)(key)
        if value is not None and self._may_remember():
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            self._known[key] = now, value
            if self._forgotten != before:
                self._known.pop(key, None)
        return value

    def forget(self, is_changed: Callable[[K, V], bool]) -> None:
        """Look up anew what is changed."""
        self._forgotten += 1
        for key, (_, value) in tuple(self._known.items()):
            if is_changed(key, value):
                self._known.pop(key, None)

    def forget_all(self) -> None:
        """Look up everything anew."""
        self._forgotten += 1
        self._known.clear()

    def _renew(self, key: K) -> None:
        try:
            if self.looked_up(key) is None:
                self._known.pop(key, None)
        except Error:
            log.warning("The database can't be asked %s.", self._what, exc_info=True)
        finally:
            self._renewed.discard(key)
