"""Celery's entry points for notifications. Each may run twice."""

from celery import shared_task
from django.utils import timezone
from kombu.exceptions import OperationalError

from notifications.reactions import Planned
from notifications.services import deliveries
from notifications.services.notifying import forget_notifications
from notifications.services.subscriptions import forget_silent_browsers


@shared_task(name="notifications.deliver")
def deliver(delivery_id: int) -> str | None:
    """Send one push; what became of it."""
    outcome = deliveries.deliver(delivery_id)
    return None if outcome is None else outcome.value


@shared_task(name="notifications.deliver_due")
def deliver_due() -> int:
    """Queue the pushes whose time has come, those that got lost among them; how many."""
    due = deliveries.due_deliveries(now=timezone.now())
    for delivery_id in due:
        deliver.apply_async((delivery_id,))
    return len(due)


@shared_task(name="notifications.tidy_up")
def tidy_up() -> None:
    """Delete notifications and browsers that are too old."""
    now = timezone.now()
    forget_notifications(now=now)
    forget_silent_browsers(now=now)


def queue_deliveries(planned: Planned) -> None:
    """Queue pushes just planned, for so many seconds later; the sweep makes good what is lost."""
    for delivery_id in planned.delivery_ids:
        try:
            deliver.apply_async((delivery_id,), retry=False, countdown=planned.after)
        except OperationalError:
            return
