"""The events that Telegram's room publishes to other packages."""

from typing import NamedTuple

from web.database.reactions import Reactions


class PlannedMessage(NamedTuple):
    """A message is to be sent after `after` seconds."""

    message_id: int
    after: float


message_planned: Reactions[PlannedMessage] = Reactions("telegram_message_planned")
