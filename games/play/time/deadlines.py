"""Until when bots and people have to react before a sweep looks after them."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from django.conf import settings

from games.play.models import Seat

BOT_GRACE = timedelta(seconds=5)
"""How long a bot may be late, beyond its natural delay, before its turn counts as lost."""

TURN_GRACE = timedelta(seconds=6)
"""How long somebody may have looked away, or be on the way back, before they are reminded."""


def turn_deadline(
    seats: Sequence[Seat], awaited: Collection[int], *, now: datetime
) -> datetime | None:
    """When people who are awaited from `now` on are reminded, should they not look at the table.

    None when no person is, or when only one plays: bots don't mind waiting.
    """
    people = {s.number for s in seats if s.user_id is not None and s.left_version is None}
    is_company = len(people) > 1
    return now + TURN_GRACE if is_company and people & set(awaited) else None


def bot_deadline(now: datetime) -> datetime:
    """When a bot that is awaited from `now` on counts as lost."""
    return now + timedelta(milliseconds=settings.DURAK_BOT_DELAY_MS) + BOT_GRACE
