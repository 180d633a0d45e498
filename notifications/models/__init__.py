"""The tables of notifications: announcements, notifications, preferences, web push and mail."""

from notifications.models.announcement import Announcement
from notifications.models.mail import MailDelivery, ReportedAddress, StopReason
from notifications.models.notification import Notification
from notifications.models.preferences import InvitedBy, Preferences
from notifications.models.push import PushDelivery, PushSubscription

__all__ = [
    "Announcement",
    "InvitedBy",
    "MailDelivery",
    "Notification",
    "Preferences",
    "PushDelivery",
    "PushSubscription",
    "ReportedAddress",
    "StopReason",
]
