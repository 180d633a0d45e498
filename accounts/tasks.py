"""The Celery tasks of accounts. Each may run twice without harm."""

import logging
from functools import partial
from smtplib import SMTPException

from celery import shared_task
from django.core.mail import EmailMessage
from django.db import transaction
from django.utils import timezone
from kombu.exceptions import OperationalError

from accounts.services import exports
from accounts.services.deletion import finish_deletions
from accounts.services.kept_replies import delete_old_replies
from accounts.services.people import keep_last_seen
from accounts.services.sessions import delete_data_of_expired_sessions
from accounts.services.tokens import delete_expired_tokens
from web.realtime.presence import collect_last_seen

log = logging.getLogger(__name__)


@shared_task(
    name="accounts.send_mail",
    autoretry_for=(OSError, SMTPException),
    retry_backoff=10,
    retry_backoff_max=900,
    max_retries=8,
)
def send_mail(subject: str, body: str, to: str) -> None:
    """Send a mail of plain text; retried for about an hour while the mail server is away."""
    EmailMessage(subject, body, to=[to]).send()


@shared_task(name="accounts.note_last_seen")
def note_last_seen() -> int:
    """Store when users were last online; return the number of users."""
    return keep_last_seen(collect_last_seen())


@shared_task(name="accounts.make_export")
def make_export(export_id: str) -> bool:
    """Make the file of an export; return False if it isn't needed any more."""
    return exports.make_export(export_id)


@shared_task(name="accounts.tidy_up")
def tidy_up() -> None:
    """Delete data that is too old to be kept, and finish interrupted deletions."""
    now = timezone.now()
    exports.delete_old_exports(now=now)
    delete_data_of_expired_sessions()
    delete_expired_tokens(now=now)
    delete_old_replies(now=now)
    finish_deletions()


def post(subject: str, body: str, to: str) -> None:
    """Queue a mail for a worker once the current transaction is durable.

    A reply then takes equally long for known and unknown addresses, and doesn't wait for the mail
    server. Without a broker the mail is sent at once.
    """
    transaction.on_commit(partial(_post, subject, body, to))


def _post(subject: str, body: str, to: str) -> None:
    try:
        send_mail.apply_async((subject, body, to), retry=False)
    except OperationalError:
        log.warning("The broker can't be reached: a mail is sent without it.")
        send_mail(subject, body, to)
