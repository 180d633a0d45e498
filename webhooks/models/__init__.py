"""The tables of webhooks: the receivers, and their events."""

from webhooks.models.delivery import Delivery, State
from webhooks.models.webhook import Webhook

__all__ = ["Delivery", "State", "Webhook"]
