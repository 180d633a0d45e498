"""Disable (switch off) webhooks; `delivering.py` judges it by failed retries and backoff."""

from datetime import datetime

from django.db import transaction

from notifications.kinds import Kind
from notifications.services.notifying import notify
from webhooks.kinds import OffReason
from webhooks.listeners import invalidate_listeners
from webhooks.models import Delivery, State, Webhook
from webhooks.selectors import overfull_webhooks


def switch_off(webhook_id: int, reason: OffReason, *, now: datetime) -> bool:
    """Switch a webhook off, give up its waiting events, and notify its owner.

    Return False if it was off.
    """
    with transaction.atomic():
        rows = Webhook.objects.select_for_update(no_key=True)
        webhook = rows.filter(pk=webhook_id, off_reason="").first()
        if webhook is None:
            return False
        webhook.off_reason = reason
        webhook.save(update_fields=["off_reason"])
        give_up_waiting(webhook_id, now=now)
        notify(user_id=webhook.user_id, kind=Kind.WEBHOOK_OFF, data={"reason": reason.value})
        transaction.on_commit(invalidate_listeners)
    return True


def switch_off_overfull(*, now: datetime) -> int:
    """Switch off the webhooks with too many waiting events; return their number."""
    return sum(
        switch_off(webhook_id, OffReason.BACKLOG, now=now) for webhook_id in overfull_webhooks()
    )


def give_up_waiting(webhook_id: int, *, now: datetime) -> None:
    """Give up the waiting events of a webhook, whose row is locked."""
    waiting = Delivery.objects.filter(webhook_id=webhook_id, state=State.WAITING)
    waiting.update(state=State.GIVEN_UP, ended_at=now)
