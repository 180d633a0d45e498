"""What the page wants to hear of; `durak_site.wiring` connects it."""

from django.dispatch import Signal

notified = Signal()
"""Somebody was notified; `user_id`, `notification_id`. Sent on commit."""

unread_changed = Signal()
"""Somebody has read what they were told; `user_id`. Sent on commit."""
