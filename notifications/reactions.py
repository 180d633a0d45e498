"""The events that notifications publish to other packages."""

from typing import NamedTuple

from web.database.reactions import Reactions


class Notified(NamedTuple):
    """Users were notified, or reminded, by these notifications."""

    notification_ids: tuple[int, ...]


class Planned(NamedTuple):
    """Pushes were planned, to be sent after `after` seconds."""

    delivery_ids: tuple[int, ...]
    after: float


class TelegramWanted(NamedTuple):
    """A notification is to be sent by another app too: after `after` seconds, if within `good_for`.

    It is outdated if the user has read it, or if its row was deleted.
    """

    user_id: int
    notification_id: int
    after: float
    good_for: float


notified: Reactions[Notified] = Reactions("notified")
unread_changed: Reactions[int] = Reactions("unread_changed")
"""The number of a user's unread notifications has changed; the event carries the user's id."""
telegram_wanted: Reactions[TelegramWanted] = Reactions("telegram_wanted")
deliveries_planned: Reactions[Planned] = Reactions("deliveries_planned")
