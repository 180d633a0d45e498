"""The tables of notifications: the notifications, users' preferences, and web push."""

from notifications.models.notification import Notification
from notifications.models.preferences import InvitedBy, Preferences
from notifications.models.push import PushDelivery, PushSubscription

__all__ = ["InvitedBy", "Notification", "Preferences", "PushDelivery", "PushSubscription"]
