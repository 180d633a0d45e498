"""What webhooks announce to other packages."""

from typing import NamedTuple

from web.database.reactions import Reactions


class Lane(NamedTuple):
    """The events of one game for one webhook, which are sent in their order.

    Test events have no game, and a lane of their own.
    """

    webhook_id: int
    game_id: str


planned: Reactions[Lane] = Reactions("webhook_planned")
"""An event waits to be sent."""
