"""Inbound webhook of the mail provider: bounces and complaints, read by django-anymail."""

from collections.abc import Mapping
from datetime import UTC, datetime
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from anymail.exceptions import AnymailError, AnymailWebhookValidationFailure
from anymail.signals import EventType, RejectReason
from anymail.webhooks.brevo import BrevoTrackingWebhookView
from anymail.webhooks.mailersend import MailerSendTrackingWebhookView
from anymail.webhooks.mailgun import MailgunTrackingWebhookView
from anymail.webhooks.mailjet import MailjetTrackingWebhookView
from anymail.webhooks.postmark import PostmarkTrackingWebhookView
from anymail.webhooks.sparkpost import SparkPostTrackingWebhookView
from anymail.webhooks.unisender_go import UnisenderGoTrackingWebhookView
from django.conf import settings
from django.utils import timezone

from notifications.errors import ForgedReport, UnreadableReport

if TYPE_CHECKING:
    from django.http import HttpRequest

USER = "durak"
"""The user name of HTTP's basic authentication; the password is `MAIL_REPORTS_SECRET`."""


class MailProvider(NamedTuple):
    """A provider: the reader of its reports, and the name of its signing key, if any."""

    view: Any
    key: str = ""


PROVIDERS: Mapping[str, MailProvider] = MappingProxyType(
    {
        "brevo": MailProvider(BrevoTrackingWebhookView),
        "mailersend": MailProvider(MailerSendTrackingWebhookView, "signing_secret"),
        "mailgun": MailProvider(MailgunTrackingWebhookView, "webhook_signing_key"),
        "mailjet": MailProvider(MailjetTrackingWebhookView),
        "postmark": MailProvider(PostmarkTrackingWebhookView),
        "sparkpost": MailProvider(SparkPostTrackingWebhookView),
        "unisender_go": MailProvider(UnisenderGoTrackingWebhookView, "api_key"),
    }
)


class MailOutcome(StrEnum):
    """The fate of a mail."""

    DELIVERED = "delivered"
    BOUNCED = "bounced"
    """It came back. Providers call full and unknown mailboxes alike."""
    UNREACHABLE = "unreachable"
    """The provider sends nothing to this address any more, or there is no such address."""
    COMPLAINED = "complained"


class MailReport(NamedTuple):
    """A provider's report about a mail to an address."""

    address: str
    outcome: MailOutcome
    at: datetime


OF_ADDRESS = {RejectReason.BOUNCED, RejectReason.INVALID}
OF_READER = {RejectReason.SPAM, RejectReason.UNSUBSCRIBED}


def read_reports(request: "HttpRequest") -> list[MailReport]:
    """Return the reports in a request of the configured provider; none about opens and the like.

    Raises ForgedReport if the secret or the signature is wrong, UnreadableReport if the provider's
    format is not kept.
    """
    provider = PROVIDERS[settings.DURAK_MAIL_PROVIDER]
    key = {provider.key: settings.DURAK_MAIL_REPORTS_KEY} if provider.key else {}
    secret = f"{USER}:{settings.DURAK_MAIL_REPORTS_SECRET}"
    view = provider.view(webhook_secret=secret, **key)
    try:
        view.run_validators(request)
    except AnymailWebhookValidationFailure as error:
        raise ForgedReport("The secret or the signature is wrong.") from error
    try:
        events = view.parse_events(request)
        return [report for event in events if (report := _report_of(event)) is not None]
    except (AnymailError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as e:
        # The provider is known by its secret, and its JSON is looked into without further checks.
        raise UnreadableReport(f"This is no report of {settings.DURAK_MAIL_PROVIDER}.") from e


def _report_of(event: Any) -> MailReport | None:
    outcome = _outcome_of(event.event_type, event.reject_reason)
    if outcome is None or not event.recipient:
        return None
    at = event.timestamp or timezone.now()
    return MailReport(str(event.recipient), outcome, at if at.tzinfo else at.replace(tzinfo=UTC))


def _outcome_of(event_type: str, reason: str | None) -> MailOutcome | None:
    """Return the outcome; None if the report says nothing about the address or its reader.

    A mail that is blocked for its content or its sender is no fault of its address.
    """
    match event_type:
        case EventType.DELIVERED:
            return MailOutcome.DELIVERED
        case EventType.COMPLAINED | EventType.UNSUBSCRIBED:
            return MailOutcome.COMPLAINED
        case EventType.BOUNCED if reason == RejectReason.INVALID:
            return MailOutcome.UNREACHABLE
        case EventType.BOUNCED if reason in {None, RejectReason.BOUNCED}:
            return MailOutcome.BOUNCED
        case EventType.REJECTED if reason in OF_ADDRESS:
            return MailOutcome.UNREACHABLE
        case EventType.REJECTED if reason in OF_READER:
            return MailOutcome.COMPLAINED
    return None
