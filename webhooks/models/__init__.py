"""The tables of webhooks: the receivers, and what is and was sent to them."""

from webhooks.models.delivery import Delivery, State
from webhooks.models.webhook import Webhook

__all__ = ["Delivery", "State", "Webhook"]
