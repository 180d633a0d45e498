"""The Celery tasks of Telegram, with a queue of their own; each may run twice without harm."""

from celery import shared_task
from django.utils import timezone
from kombu.exceptions import OperationalError

from notifications.services.outgoing import due_messages
from telegram.models import BotMessage
from telegram.reactions import PlannedMessage
from telegram.services import messages
from telegram.services.proofs import delete_old_proofs


@shared_task(name="telegram.deliver")
def deliver(message_id: int) -> str | None:
    """Send one message; return its outcome, or None if it was not due."""
    outcome = messages.deliver(message_id)
    return None if outcome is None else outcome.value


@shared_task(name="telegram.deliver_due")
def deliver_due() -> int:
    """Queue the messages that are due, also lost ones; return their number."""
    due = due_messages(BotMessage, now=timezone.now())
    for message_id in due:
        deliver.apply_async((message_id,))
    return len(due)


@shared_task(name="telegram.tidy_up")
def tidy_up() -> int:
    """Delete used proofs that are too old to be used again; return their number."""
    return delete_old_proofs(now=timezone.now())


def queue_message(planned: PlannedMessage) -> None:
    """Queue a message that was just planned; the sweep `deliver_due` finds lost ones."""
    try:
        deliver.apply_async((planned.message_id,), retry=False, countdown=planned.after)
    except OperationalError:
        return
