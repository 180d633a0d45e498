"""Bounced mails: addresses that get no more reminders and digests, and their owners' way back.

Mails that a person asks for (a link for a new password, a confirmation) are sent all the same.
"""

from datetime import timedelta

from allauth.account.models import EmailAddress
from django.db import transaction
from django.utils import timezone

from notifications.mail_reports import MailOutcome, MailReport
from notifications.models import ReportedAddress, StopReason

BOUNCES_APART = timedelta(days=1)
BOUNCES_TOGETHER = timedelta(days=30)
"""An address is stopped by two bounces at least a day and at most a month apart.

One bounce may be a full mailbox or a server that is away.
"""


def record_report(report: MailReport) -> None:
    """Record a provider's report; nothing happens if no account has the address.

    May be called twice with the same report: providers repeat them.
    """
    with transaction.atomic():
        addresses = EmailAddress.objects.select_for_update().filter(email__iexact=report.address)
        for address in addresses.order_by("pk"):
            row, _ = ReportedAddress.objects.get_or_create(address=address)
            if row.resumed_at is not None and report.at <= row.resumed_at:
                continue
            _apply(report, row)
            row.save()


def _apply(report: MailReport, row: ReportedAddress) -> None:
    match report.outcome:
        case MailOutcome.DELIVERED:
            row.bounced_at = None
        case MailOutcome.UNREACHABLE:
            _stop(row, StopReason.BOUNCED)
        case MailOutcome.COMPLAINED:
            _stop(row, StopReason.COMPLAINED)
        case MailOutcome.BOUNCED:
            if row.bounced_at is None or report.at - row.bounced_at > BOUNCES_TOGETHER:
                row.bounced_at = report.at
            elif report.at - row.bounced_at >= BOUNCES_APART:
                _stop(row, StopReason.BOUNCED)


def _stop(row: ReportedAddress, reason: StopReason) -> None:
    if row.stopped_at is None:
        row.stopped_at, row.reason = timezone.now(), reason


def resume_mails(user_id: int) -> None:
    """Send mails to the user's addresses again; older reports about them don't count any more."""
    rows = ReportedAddress.objects.filter(address__user_id=user_id)
    rows.update(bounced_at=None, stopped_at=None, reason="", resumed_at=timezone.now())
