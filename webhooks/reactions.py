"""The events that webhooks publish to other packages."""

from typing import NamedTuple

from web.database.reactions import Reactions


class Lane(NamedTuple):
    """The events of one game for one webhook, which are sent in order.

    Test events belong to no game, and have a separate lane.
    """

    webhook_id: int
    game_id: str


planned: Reactions[Lane] = Reactions("webhook_planned")
"""An event waits to be sent."""
