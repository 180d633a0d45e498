"""Reads of webhooks and their deliveries."""

from datetime import datetime

from django.db.models import Count, Exists, OuterRef, QuerySet

from webhooks.errors import UnknownWebhook
from webhooks.models import Delivery, State, Webhook
from webhooks.reactions import Lane

MAX_AT_ONCE = 200
MAX_WAITING = 1000
"""The most waiting events of a webhook; with more it is switched off."""


def webhooks_of(user_id: int) -> QuerySet[Webhook]:
    """Return the user's webhooks, oldest first."""
    return Webhook.objects.filter(user_id=user_id)


def webhook_of(user_id: int, webhook_id: int) -> Webhook:
    """Return one webhook of the user. Raises UnknownWebhook."""
    found = webhooks_of(user_id).filter(pk=webhook_id).first()
    if found is None:
        raise UnknownWebhook("You have no such webhook.")
    return found


def deliveries_of(webhook: Webhook, *, state: str | None = None) -> QuerySet[Delivery]:
    """Return the deliveries of a webhook, newest first, all or those in one state."""
    rows = Delivery.objects.filter(webhook=webhook).order_by("-created_at", "-id")
    return rows if state is None else rows.filter(state=state)


def due_lanes(*, now: datetime) -> list[Lane]:
    """Return the lanes whose first waiting event may be tried now."""
    waiting = Delivery.objects.filter(state=State.WAITING)
    earlier = waiting.filter(
        webhook_id=OuterRef("webhook_id"), game_id=OuterRef("game_id"), pk__lt=OuterRef("pk")
    )
    # The condition on the webhook's column excludes rows without a webhook.
    due = waiting.filter(next_at__lte=now, webhook__off_reason__isnull=False)
    rows = due.filter(~Exists(earlier)).order_by("next_at", "pk")
    return [Lane(*row) for row in rows.values_list("webhook_id", "game_id")[:MAX_AT_ONCE]]


def has_waiting(lane: Lane) -> bool:
    """Return whether an event waits in the lane."""
    return Delivery.objects.filter(
        webhook_id=lane.webhook_id, game_id=lane.game_id, state=State.WAITING
    ).exists()


def overfull_webhooks() -> list[int]:
    """Return the webhooks with too many waiting events."""
    counts = Delivery.objects.filter(state=State.WAITING).order_by().values("webhook_id")
    full = counts.annotate(count=Count("pk")).filter(count__gt=MAX_WAITING)
    return list(full.values_list("webhook_id", flat=True))
