"""Webhook listeners: the users who have webhooks, cached in each process for some seconds.

Every command reads them, so a query for each would slow every command. A webhook from another
process is found a little later.
"""

from typing import Final

from web.database.lookup_cache import Lookups
from webhooks.models import Webhook

SECONDS_CACHED = 5.0
ALL: Final = "all"
"""The key of the only entry: all users are looked up together."""


def listeners() -> frozenset[int]:
    """Return the users with a webhook that is on, as of the last seconds.

    Raises the database's errors where nothing is cached.
    """
    known = _lookups.cached(ALL)
    return _lookups.looked_up(ALL) if known is None else known


def invalidate_listeners() -> None:
    """Empty the cache, because webhooks have changed in this process."""
    _lookups.clear()


def _look_up(_key: str) -> frozenset[int]:
    return frozenset(Webhook.objects.filter(off_reason="").values_list("user_id", flat=True))


_lookups = Lookups(_look_up, seconds=SECONDS_CACHED)
