"""Send the weekly digest mails, a batch at a time."""

import logging
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from smtplib import SMTPException, SMTPRecipientsRefused

from django.core.mail import get_connection

from accounts.models import User
from games.digests.selectors import digest_of
from games.digests.texts import mail_of_digest
from notifications.mailing import send_listed_mail
from notifications.selectors.digests import users_without_digest
from notifications.selectors.mail_addresses import mail_address_of
from notifications.services.digests import claim_digest, release_digest
from notifications.unsubscribe_links import DIGEST

log = logging.getLogger(__name__)

MAX_AT_ONCE = 50


def send_digests(*, now: datetime) -> int:
    """Send this week's mail to some of those who lack it; return how many were sent.

    A user's week is written down before the mail is sent, so that a process that dies in between
    sends none twice. It is taken back if the mail server does not answer: a later sweep sends it.
    """
    sent = 0
    with closing(get_connection()) as connection:
        for user, address in _readers(now):
            claim = claim_digest(user.pk, now=now)
            if claim is None:
                continue
            digest = digest_of(user, now=now)
            if digest.is_empty:
                continue
            mail = mail_of_digest(digest, user)
            try:
                send_listed_mail(
                    mail, to=address, user_id=user.pk, about=DIGEST, connection=connection
                )
            except SMTPRecipientsRefused:
                log.info("The mail server refuses the address of a reader of digests.")
            except (OSError, SMTPException) as error:
                release_digest(claim)
                log.warning("The mail server does not take digests: %r", error)
                return sent
            else:
                sent += 1
    return sent


def _readers(now: datetime) -> Iterator[tuple[User, str]]:
    """Yield the users who lack this week's mail, with their addresses."""
    for user_id in users_without_digest(now=now, most=MAX_AT_ONCE):
        address = mail_address_of(user_id)
        if address is not None:
            yield User.objects.get(pk=user_id), address
