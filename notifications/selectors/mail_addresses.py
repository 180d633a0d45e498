"""Reads of the addresses to which reminders and digests are mailed."""

from typing import Literal

from allauth.account.models import EmailAddress
from django.db.models import Exists, OuterRef, QuerySet

from notifications.models import ReportedAddress

MailState = Literal["ready", "unconfirmed", "bounced", "complained"]


def confirmed_addresses() -> "QuerySet[EmailAddress]":
    """Return the confirmed addresses, one a user."""
    rows: QuerySet[EmailAddress] = EmailAddress.objects.filter(primary=True, verified=True)
    return rows


def is_stopped() -> Exists:
    """Return the condition that mails to an address have been stopped by the provider's reports."""
    return Exists(ReportedAddress.objects.filter(address=OuterRef("pk"), stopped_at__isnull=False))


def mail_address_of(user_id: int) -> str | None:
    """Return the user's confirmed address; None if there is none to which mails may go.

    Guests and deleted accounts have no address, and a banned user gets no mails.
    """
    rows = confirmed_addresses().filter(~is_stopped(), user_id=user_id, user__is_active=True)
    found = rows.select_related("user").first()
    return None if found is None or found.user.is_banned else str(found.email)


def mail_state_of(user_id: int) -> MailState:
    """Return whether mails go to the user's address, and if not, why."""
    row = ReportedAddress.objects.filter(
        address__in=confirmed_addresses().filter(user_id=user_id), stopped_at__isnull=False
    ).first()
    if row is not None:
        return "complained" if row.reason == "complained" else "bounced"
    return "unconfirmed" if mail_address_of(user_id) is None else "ready"
