"""Deliveries of pushes: planned with the notification, sent by workers, retried, given up."""

import logging
from datetime import datetime, timedelta

from django.conf import settings
from django.db import transaction
from django.utils import timezone

from notifications.models import Notification, PushDelivery, PushSubscription
from notifications.push_texts import push_of
from notifications.reactions import Planned, deliveries_planned
from notifications.webpush import Push, PushOutcome, send

log = logging.getLogger(__name__)

MAX_ATTEMPTS = 5
FIRST_PAUSE = timedelta(seconds=30)
MAX_AT_ONCE = 200
NO_TIME = timedelta()


def plan_deliveries(
    notification: Notification, *, expires_at: datetime, after: timedelta = NO_TIME
) -> None:
    """Plan pushes of the notification to every browser of its user, in place of earlier plans.

    They are sent `after` that time, unless the notification is read or withdrawn before. Call this
    in the transaction that writes the notification.
    """
    if not settings.DURAK_VAPID_KEY:
        return
    now = timezone.now()
    PushDelivery.objects.filter(notification=notification).delete()
    subscriptions = PushSubscription.objects.filter(user_id=notification.user_id)
    planned = PushDelivery.objects.bulk_create(
        PushDelivery(
            notification=notification,
            subscription=subscription,
            next_at=now + after,
            expires_at=expires_at,
        )
        for subscription in subscriptions
    )
    ids = tuple(delivery.pk for delivery in planned)
    deliveries_planned.announce(Planned(ids, after.total_seconds()))


def due_deliveries(*, now: datetime) -> list[int]:
    """Return the deliveries that are due and that no worker has claimed."""
    rows = PushDelivery.objects.filter(next_at__lte=now).order_by("next_at")
    return list(rows.values_list("pk", flat=True)[:MAX_AT_ONCE])


def deliver(delivery_id: int) -> PushOutcome | None:
    """Send one push now; return None if it is not due, or not wanted any more.

    May be called any number of times: the call that claims the row sends, without holding a lock. A
    failed push is retried after growing pauses.
    """
    delivery = _claim(delivery_id)
    if delivery is None:
        return None
    outcome = send(delivery.subscription, _push(delivery))
    match outcome:
        case PushOutcome.SENT | PushOutcome.REFUSED:
            PushDelivery.objects.filter(pk=delivery_id).delete()
        case PushOutcome.GONE:
            PushSubscription.objects.filter(pk=delivery.subscription_id).delete()
        case PushOutcome.LATER if delivery.attempts >= MAX_ATTEMPTS:
            log.warning("A push is given up after %s attempts.", delivery.attempts)
            PushDelivery.objects.filter(pk=delivery_id).delete()
        case PushOutcome.LATER:
            pass
    return outcome


def _claim(delivery_id: int) -> PushDelivery | None:
    now = timezone.now()
    with transaction.atomic():
        rows = PushDelivery.objects.select_for_update(of=("self",)).filter(pk=delivery_id)
        delivery = rows.select_related("notification__about", "notification__user", "subscription")
        found = delivery.filter(next_at__lte=now).first()
        if found is None:
            return None
        if found.expires_at <= now or found.notification.read_at is not None:
            found.delete()
            return None
        found.attempts += 1
        found.next_at = now + FIRST_PAUSE * 4 ** (found.attempts - 1)
        found.save(update_fields=["attempts", "next_at"])
    return found


def _push(delivery: PushDelivery) -> Push:
    left = delivery.expires_at - timezone.now()
    return push_of(delivery.notification, ttl=max(0, int(left.total_seconds())))
