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


_remembered: _Remembered | None = None
_is_renewed = False


def listeners() -> frozenset[int]:
    """The users with a webhook that is on, as of the last seconds."""
    global _is_renewed  # noqa: PLW0603 - a process has one such memory
    remembered = _remembered
    if remembered is None:
        return _look_up()
    age = time.monotonic() - remembered.looked_up_at
    if age >= SECONDS_REMEMBERED:
        return _look_up()
    if age >= SECONDS_FRESH and not _is_renewed:
        _is_renewed = True
        off_the_loop(_renew)
    return remembered.ids


def _look_up() -> frozenset[int]:
    global _remembered  # noqa: PLW0603 - the same
    now = time.monotonic()
    ids = frozenset(Webhook.objects.filter(off_reason="").values_list("user_id", flat=True))
    _remembered = _Remembered(now, ids)
    return ids


def _renew() -> None:
    global _is_renewed  # noqa: PLW0603 - the same
    try:
        _look_up()
    except Error:
        log.warning("The database can't be asked who has webhooks.", exc_info=True)
    finally:
        _is_renewed = False


def forget_listeners() -> None:
    """Ask the database next time: webhooks have changed in this process."""
    global _remembered  # noqa: PLW0603 - a process has one such memory
    _remembered = None
