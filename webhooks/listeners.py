"""Which users have webhooks, remembered by each process for some seconds.

Every command asks, so that a query for each would cost everybody. A webhook that another process
has just made is found a little later.
"""

import logging
import time
from typing import NamedTuple

from django.db import Error

from web.runners import off_the_loop
from webhooks.models import Webhook

log = logging.getLogger(__name__)

SECONDS_REMEMBERED = 5.0
SECONDS_FRESH = 2.5
"""After so long the next who asks has them looked up anew, beside what an event loop does."""


class _Remembered(NamedTuple):
    looked_up_at: float
    ids: frozenset[int]


class Listeners:
    """The users with a webhook that is on, as of the last seconds. For any thread."""

    def __init__(self) -> None:
        self._remembered: _Remembered | None = None
        self._forgotten = 0
        self._is_renewed = False

    def ids(self) -> frozenset[int]:
        """Their ids. Raises the database's errors where nothing is remembered."""
        remembered = self._remembered
        if remembered is None:
            return self._looked_up()
        age = time.monotonic() - remembered.looked_up_at
        if age >= SECONDS_REMEMBERED:
            return self._looked_up()
        if age >= SECONDS_FRESH and not self._is_renewed:
            self._is_renewed = True
            off_the_loop(self._renew)
        return remembered.ids

    def forget(self) -> None:
        """Ask the database next time."""
        self._forgotten += 1
        self._remembered = None

    def _looked_up(self) -> frozenset[int]:
        now, before = time.monotonic(), self._forgotten
        ids = frozenset(Webhook.objects.filter(off_reason="").values_list("user_id", flat=True))
        self._remembered = _Remembered(now, ids)
        # What is forgotten while it is being looked up must not be remembered afterwards.
        if self._forgotten != before:
            self._remembered = None
        return ids

    def _renew(self) -> None:
        try:
            self._looked_up()
        except Error:
            log.warning("The database can't be asked who has webhooks.", exc_info=True)
        finally:
            self._is_renewed = False


_listeners = Listeners()


def listeners() -> frozenset[int]:
    """The users with a webhook that is on, as of the last seconds."""
    return _listeners.ids()


def forget_listeners() -> None:
    """Ask the database next time: webhooks have changed in this process."""
    _listeners.forget()
