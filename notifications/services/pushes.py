"""Delivery of pushes: planned with the notification, sent by workers from the outbox."""

from collections import defaultdict
from collections.abc import Collection
from datetime import datetime, timedelta

from django.conf import settings
from django.utils import timezone

from notifications.models import Notification, PushDelivery, PushSubscription
from notifications.push_texts import push_of
from notifications.reactions import Planned, deliveries_planned
from notifications.services.outgoing import claim_message, retry_later
from notifications.webpush import Push, PushOutcome, send

NO_TIME = timedelta()


def plan_deliveries(
    notifications: Collection[Notification], *, expires_at: datetime, after: timedelta = NO_TIME
) -> None:
    """Plan pushes of the notifications to every browser of their users, in place of earlier plans.

    They are sent `after` that time, unless the notification is read or withdrawn before. Call this
    in the transaction that writes the notifications.
    """
    if not notifications or not settings.DURAK_VAPID_KEY:
        return
    now = timezone.now()
    PushDelivery.objects.filter(notification__in=notifications).delete()
    subscriptions: defaultdict[int, list[PushSubscription]] = defaultdict(list)
    for subscription in PushSubscription.objects.filter(
        user_id__in={row.user_id for row in notifications}
    ):
        subscriptions[subscription.user_id].append(subscription)
    planned = PushDelivery.objects.bulk_create(
        PushDelivery(
            notification=row, subscription=subscription, next_at=now + after, expires_at=expires_at
        )
        for row in notifications
        for subscription in subscriptions[row.user_id]
    )
    if planned:
        ids = tuple(delivery.pk for delivery in planned)
        deliveries_planned.announce(Planned(ids, after.total_seconds()))


def deliver(delivery_id: int) -> PushOutcome | None:
    """Send one push now; return None if it is not due, or not wanted any more.

    May be called any number of times: the call that claims the row sends. A failed push is retried.
    """
    delivery = claim_message(PushDelivery.objects.select_related("subscription"), delivery_id)
    if delivery is None:
        return None
    outcome = send(delivery.subscription, _push(delivery))
    match outcome:
        case PushOutcome.SENT | PushOutcome.REFUSED:
            PushDelivery.objects.filter(pk=delivery_id).delete()
        case PushOutcome.GONE:
            PushSubscription.objects.filter(pk=delivery.subscription_id).delete()
        case PushOutcome.LATER:
            retry_later(delivery)
    return outcome


def _push(delivery: PushDelivery) -> Push:
    left = delivery.expires_at - timezone.now()
    return push_of(delivery.notification, ttl=max(0, int(left.total_seconds())))
