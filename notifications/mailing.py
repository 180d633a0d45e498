"""Mails with an unsubscribe link (List-Unsubscribe): how one is written and sent."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from django.conf import settings
from django.core.mail import EmailMessage
from django.utils.translation import override

from notifications.unsubscribe_links import Subscription, unsubscribe_key, unsubscribe_url
from web.mails import mail_subject, signature


class ListedMail(NamedTuple):
    """The subject of a mail, its text, which the link to unsubscribe follows, and its language."""

    subject: str
    body: str
    language: str


def send_listed_mail(
    mail: ListedMail, *, to: str, user_id: int, about: str, connection: Any = None
) -> None:
    """Send a mail with the link by which its reader switches such mails off.

    Raises OSError or SMTPException if the mail server does not take it.
    """
    subscription = Subscription(user_id, about)
    with override(mail.language):
        subject, end = mail_subject(mail.subject), signature()
    EmailMessage(
        subject,
        "\n\n".join((mail.body, unsubscribe_url(subscription), end)),
        to=[to],
        headers=dict(unsubscribe_headers(subscription)),
        connection=connection,
    ).send()


def unsubscribe_headers(subscription: Subscription) -> Mapping[str, str]:
    """Return the headers by which mail programs offer a button to unsubscribe.

    One click works by https only (RFC 8058, section 3.1).
    """
    url = unsubscribe_url(subscription)
    address = settings.DURAK_MAIL_UNSUBSCRIBE
    ways = [f"<{url}>"]
    if address:
        ways.append(f"<mailto:{address}?subject={unsubscribe_key(subscription)}>")
    headers = {"List-Unsubscribe": ", ".join(ways)}
    if url.startswith("https://"):
        headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return headers
