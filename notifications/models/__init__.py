"""Rows of the database: what people were told, how they want to be told, and where."""

from notifications.models.notification import Notification
from notifications.models.preferences import InvitedBy, Preferences
from notifications.models.push import PushDelivery, PushSubscription

__all__ = ["InvitedBy", "Notification", "Preferences", "PushDelivery", "PushSubscription"]
