"""The tables of notifications: announcements, notifications, users' preferences, and web push."""

from notifications.models.announcement import Announcement
from notifications.models.notification import Notification
from notifications.models.preferences import InvitedBy, Preferences
from notifications.models.push import PushDelivery, PushSubscription

__all__ = [
    "Announcement",
    "InvitedBy",
    "Notification",
    "Preferences",
    "PushDelivery",
    "PushSubscription",
]
