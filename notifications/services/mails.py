"""Mails of notifications: planned with the notification, sent by workers from the outbox."""

import logging
from datetime import timedelta
from smtplib import SMTPException

from django.utils import timezone

from notifications.kinds import TOPIC_OF, Kind
from notifications.mail_texts import mail_of_notification
from notifications.mailing import send_listed_mail
from notifications.models import MailDelivery, Notification
from notifications.selectors.mail_addresses import mail_address_of
from notifications.services.outgoing import claim_message, retry_later

log = logging.getLogger(__name__)

UNREAD_FOR = timedelta(minutes=10)
"""A mail waits this long, so that people who are on the page get none."""
AT_ONCE = frozenset({Kind.TOURNAMENT_SOON})
"""Kinds that would be outdated by then."""


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


def deliver_mail(mail_id: int) -> bool | None:
    """Send one mail now; return whether it was sent, None if it is not due or not wanted any more.

    May be called any number of times: the call that claims the row sends. A mail that the server
    does not take is retried.
    """
    row = claim_message(MailDelivery.objects.all(), mail_id)
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
        log.warning("The mail server does not take a mail: %r", error)
        retry_later(row)
        return False
    row.delete()
    return True
