"""The Celery tasks of notifications. Each may run twice without harm."""

from celery import shared_task
from django.utils import timezone
from kombu.exceptions import OperationalError

from notifications.models import MailDelivery, PushDelivery
from notifications.reactions import Planned
from notifications.services import mails, pushes
from notifications.services.notifying import delete_old_notifications
from notifications.services.outgoing import due_messages
from notifications.services.subscriptions import delete_silent_browsers


@shared_task(name="notifications.deliver")
def deliver(delivery_id: int) -> str | None:
    """Send one push; return its outcome, or None if it was not due."""
    outcome = pushes.deliver(delivery_id)
    return None if outcome is None else outcome.value


@shared_task(name="notifications.deliver_due")
def deliver_due() -> int:
    """Queue the pushes that are due, also lost ones; return their number."""
    due = due_messages(PushDelivery, now=timezone.now())
    for delivery_id in due:
        deliver.apply_async((delivery_id,))
    return len(due)


@shared_task(name="notifications.deliver_mail")
def deliver_mail(mail_id: int) -> bool | None:
    """Send one mail; return whether it was sent, or None if it was not due."""
    return mails.deliver_mail(mail_id)


@shared_task(name="notifications.deliver_due_mails")
def deliver_due_mails() -> int:
    """Queue the mails that are due; return their number."""
    due = due_messages(MailDelivery, now=timezone.now())
    for mail_id in due:
        deliver_mail.apply_async((mail_id,))
    return len(due)


@shared_task(name="notifications.tidy_up")
def tidy_up() -> None:
    """Delete notifications and browsers that are too old."""
    now = timezone.now()
    delete_old_notifications(now=now)
    delete_silent_browsers(now=now)


def queue_deliveries(planned: Planned) -> None:
    """Queue pushes that were just planned; the sweep `deliver_due` finds lost ones."""
    for delivery_id in planned.delivery_ids:
        try:
            deliver.apply_async((delivery_id,), retry=False, countdown=planned.after)
        except OperationalError:
            return
