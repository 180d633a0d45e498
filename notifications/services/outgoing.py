"""The outbox of messages about notifications: due rows, claims, retries with growing pauses.

Web push, mail and the messenger's bot have separate rows, and each sends in its way.
"""

import logging
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, TypeVar

from django.db import transaction
from django.utils import timezone

from notifications.models.outgoing import OutgoingMessage

if TYPE_CHECKING:
    from django.db.models import QuerySet

log = logging.getLogger(__name__)

MAX_ATTEMPTS = 6
FIRST_PAUSE = timedelta(seconds=30)
PAUSE_GROWS = 4
MAX_AT_ONCE = 200

Message = TypeVar("Message", bound=OutgoingMessage)


def due_messages(kind: type[OutgoingMessage], *, now: datetime) -> list[int]:
    """Return the keys of messages that are due and that no worker has claimed, oldest first."""
    rows = kind._default_manager  # noqa: SLF001 - documented by Django, for any model
    due = rows.filter(next_at__lte=now).order_by("next_at")
    return list(due.values_list("pk", flat=True)[:MAX_AT_ONCE])


def claim_message(rows: "QuerySet[Message]", message_id: int) -> Message | None:
    """Claim a message for one attempt; return None if it is not due or not wanted any more.

    Among simultaneous callers one gets the claim; it holds no lock while it sends. Until the
    message is deleted, it is due again after a pause that grows with each attempt. A message whose
    notification is read or whose time has passed is deleted.
    """
    now = timezone.now()
    with transaction.atomic():
        found = (
            rows.select_for_update(of=("self",))
            .select_related("notification__about", "notification__user")
            .filter(pk=message_id, next_at__lte=now)
            .first()
        )
        if found is None:
            return None
        if found.expires_at <= now or found.notification.read_at is not None:
            found.delete()
            return None
        found.attempts += 1
        found.next_at = now + FIRST_PAUSE * PAUSE_GROWS ** (found.attempts - 1)
        found.save(update_fields=["attempts", "next_at"])
    return found


def retry_later(message: OutgoingMessage) -> None:
    """Leave a claimed message for its next attempt; give it up after the last one."""
    if message.attempts >= MAX_ATTEMPTS:
        log.warning("%s is given up after %s attempts.", message, message.attempts)
        message.delete()
