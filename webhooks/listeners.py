"""Which users have webhooks, remembered by each process for some seconds.

Every command asks, so that a query for each would cost everybody. A webhook that another process
has just made is found a little later.
"""

import time

from webhooks.models import Webhook

SECONDS_REMEMBERED = 5.0

_remembered: tuple[float, frozenset[int]] | None = None


def listeners() -> frozenset[int]:
    """The users with a webhook that is on, as of the last seconds."""
    global _remembered  # noqa: PLW0603 - a process has one such memory
    now = time.monotonic()
    remembered = _remembered
    if remembered is not None and remembered[0] > now:
        return remembered[1]
    ids = frozenset(Webhook.objects.filter(off_reason="").values_list("user_id", flat=True))
    _remembered = (now + SECONDS_REMEMBERED, ids)
    return ids


def forget_listeners() -> None:
    """Ask the database next time: webhooks have changed in this process."""
    global _remembered  # noqa: PLW0603 - a process has one such memory
    _remembered = None
