"""What notifications tell other rooms."""

from typing import NamedTuple

from web.reactions import Reactions


class Notified(NamedTuple):
    """Somebody was notified."""

    user_id: int
    notification_id: int


class Planned(NamedTuple):
    """Pushes were planned, to be sent after so many seconds."""

    delivery_ids: tuple[int, ...]
    after: float


notified: Reactions[Notified] = Reactions("notified")
unread_changed: Reactions[int] = Reactions("unread_changed")
"""Somebody has read what they were notified of: the user's id."""
deliveries_planned: Reactions[Planned] = Reactions("deliveries_planned")
