"""Mails of notifications: planned with the notification, sent by workers, retried, given up."""

import logging
from datetime import datetime, timedelta
from smtplib import SMTPException

from django.db import transaction
from django.utils import timezone

from notifications.kinds import TOPIC_OF, Kind
from notifications.mail_texts import mail_of_notification
from notifications.mailing import send_listed_mail
from notifications.models import MailDelivery, Notification
from notifications.selectors.mail_addresses import mail_address_of

log = logging.getLogger(__name__)

UNREAD_FOR = timedelta(minutes=10)
"""A mail waits this long, so that people who are on the page get none."""
AT_ONCE = frozenset({Kind.TOURNAMENT_SOON})
"""Kinds that would be outdated by then."""
MAX_ATTEMPTS = 6
FIRST_PAUSE = timedelta(seconds=30)
PAUSE_GROWS = 4
MAX_AT_ONCE = 200


def plan_mail(notification: Notification, *, good_for: timedelta, after: timedelta) -> None:
    """Plan a mail about a notification, unless it will be outdated before its time.

    Nothing is planned for users without a confirmed address. Call it in the transaction that
    writes the notification.
    """
    wait = after if notification.kind in AT_ONCE else max(after, UNREAD_FOR)
    if wait >= good_for or mail_address_of(notification.user_id) is None:
        return
    now = timezone.now()
    MailDelivery.objects.create(
        notification=notification, next_at=now + wait, expires_at=now + good_for
    )


def due_mails(*, now: datetime) -> list[int]:
    """Return the mails that are due and that no worker has claimed."""
    rows = MailDelivery.objects.filter(next_at__lte=now).order_by("next_at")
    return list(rows.values_list("pk", flat=True)[:MAX_AT_ONCE])


def deliver_mail(mail_id: int) -> bool | None:
    """Send one mail now; return whether it was sent, None if it is not due or not wanted any more.

    May be called any number of times: the call that claims the row sends, without holding a lock. A
    mail that the server does not take is retried after growing pauses.
    """
    row = _claim(mail_id)
    if row is None:
        return None
    user = row.notification.user
    address = mail_address_of(user.pk)
    if address is None:
        row.delete()
        return None
    kind = Kind(row.notification.kind)
    mail = mail_of_notification(row.notification)
    try:
        send_listed_mail(mail, to=address, user_id=user.pk, about=TOPIC_OF[kind].value)
    except (OSError, SMTPException) as error:
        if row.attempts >= MAX_ATTEMPTS:
            log.warning("A mail is given up after %s attempts: %r", row.attempts, error)
            row.delete()
        return False
    row.delete()
    return True


def _claim(mail_id: int) -> MailDelivery | None:
    now = timezone.now()
    with transaction.atomic():
        rows = MailDelivery.objects.select_for_update(of=("self",)).filter(pk=mail_id)
        rows = rows.select_related("notification__about", "notification__user")
        found = rows.filter(next_at__lte=now).first()
        if found is None:
            return None
        if found.expires_at <= now or found.notification.read_at is not None:
            found.delete()
            return None
        found.attempts += 1
        found.next_at = now + FIRST_PAUSE * PAUSE_GROWS ** (found.attempts - 1)
        found.save(update_fields=["attempts", "next_at"])
    return found
