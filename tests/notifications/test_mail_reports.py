"""Reports of mail providers: which stop reminders to an address, and which prove nothing.

The requests are written by hand from the providers' descriptions of their webhooks.
"""

import base64
import hashlib
import hmac
import json
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, get_args

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from durak_site.configuration.environment import SIGNING_MAIL_PROVIDERS, Environment
from notifications.kinds import Kind
from notifications.mail_reports import PROVIDERS, MailOutcome, MailReport
from notifications.models import MailDelivery, ReportedAddress
from notifications.selectors.digests import users_without_digest
from notifications.selectors.mail_addresses import mail_address_of
from notifications.services.notifying import notify
from notifications.services.preferences import change_preferences
from notifications.services.reported_addresses import record_report
from tests.support.api import ApiClient
from tests.support.people import EMAIL, account, mailed_user

pytestmark = pytest.mark.django_db

SECRET, KEY = "a-secret-of-16-or-more", "key-that-signs"
NOON = datetime(2026, 11, 2, 12, tzinfo=UTC)
SECONDS = int(NOON.timestamp())
AUTHORIZED = "Basic " + base64.b64encode(f"durak:{SECRET}".encode()).decode()

Posted = tuple[Any, dict[str, str]]


def plain(body: Any) -> Posted:
    """A request of a provider that does not sign."""
    return body, {}


def of_mailgun(event: str, **data: Any) -> Posted:
    """A request signed as Mailgun signs: a hash of time and token."""
    token = "a" * 50
    signature = hmac.new(KEY.encode(), f"{SECONDS}{token}".encode(), hashlib.sha256).hexdigest()
    return {
        "signature": {"timestamp": str(SECONDS), "token": token, "signature": signature},
        "event-data": {"event": event, "timestamp": SECONDS, "recipient": EMAIL, **data},
    }, {}


def of_mailersend(kind: str, morph: Mapping[str, str]) -> Posted:
    """A request signed as MailerSend signs: a hash of the body."""
    body = json.dumps(
        {
            "type": f"activity.{kind}",
            "data": {
                "type": kind,
                "created_at": "2026-11-02T12:00:00Z",
                "email": {"recipient": {"email": EMAIL}},
                "morph": morph,
            },
        }
    )
    signature = hmac.new(KEY.encode(), body.encode(), hashlib.sha256).hexdigest()
    return body, {"Signature": signature}


def of_unisender(status: str, reason: str = "err_user_unknown") -> Posted:
    """A request signed as Unisender Go signs: a hash of the body with the key in its own place."""
    event = {
        "event_name": "transactional_email_status",
        "event_data": {
            "email": EMAIL,
            "status": status,
            "event_time": "2026-11-02 12:00:00",
            "delivery_info": {"delivery_status": reason},
        },
    }
    blank = json.dumps({"auth": KEY, "events_by_user": [{"user_id": 1, "events": [event]}]})
    return blank.replace(KEY, hashlib.md5(blank.encode(), usedforsecurity=False).hexdigest()), {}


def of_brevo(event: str) -> Posted:
    """A request of Brevo."""
    return plain({"event": event, "email": EMAIL, "ts_epoch": SECONDS * 1000})


def of_postmark(kind: str, **members: Any) -> Posted:
    """A request of Postmark."""
    at = "2026-11-02T12:00:00Z"
    return plain(
        {"RecordType": kind, "Email": EMAIL, "Recipient": EMAIL, "BouncedAt": at} | members
    )


def of_sparkpost(kind: str, bounce_class: str = "") -> Posted:
    """A request of SparkPost."""
    event = {"type": kind, "raw_rcpt_to": EMAIL, "timestamp": str(SECONDS)}
    if bounce_class:
        event["bounce_class"] = bounce_class
    return plain([{"msys": {"message_event": event}}])


def of_mailjet(event: str, error: str = "") -> Posted:
    """A request of Mailjet."""
    return plain([{"event": event, "email": EMAIL, "time": SECONDS, "error": error}])


@pytest.fixture
def use(settings: Settings) -> Callable[[str], None]:
    """Configure a provider."""

    def configure(provider: str) -> None:
        settings.DURAK_MAIL_PROVIDER = provider
        settings.DURAK_MAIL_REPORTS_SECRET, settings.DURAK_MAIL_REPORTS_KEY = SECRET, KEY

    return configure


def post(request: Posted, authorization: str = AUTHORIZED) -> Any:
    """Post a report as the provider does."""
    body, headers = request
    text = body if isinstance(body, str) else json.dumps(body)
    return Client().post(
        "/mail/reports",
        text,
        content_type="application/json",
        headers={"Authorization": authorization, **headers},
    )


def state() -> str:
    """The state of mails in the settings of the only user."""
    user = EmailAddress.objects.get(email=EMAIL).user
    return str(ApiClient(user).get("me/notification-settings").body["mail"])


BOUNCES = [
    ("brevo", of_brevo("hard_bounce")),
    ("brevo", of_brevo("soft_bounce")),
    ("mailersend", of_mailersend("hard_bounced", {"object": "recipient_bounce"})),
    ("mailgun", of_mailgun("failed", severity="permanent", reason="bounce")),
    ("mailjet", of_mailjet("bounce", "user unknown")),
    ("postmark", of_postmark("Bounce", Type="HardBounce")),
    ("sparkpost", of_sparkpost("bounce", "30")),
    ("unisender_go", of_unisender("hard_bounced")),
]
GONE = [
    ("brevo", of_brevo("invalid_email")),
    ("mailjet", of_mailjet("bounce", "typofix")),
    ("postmark", of_postmark("Bounce", Type="BadEmailAddress")),
    ("sparkpost", of_sparkpost("bounce", "10")),
]
COMPLAINTS = [
    ("brevo", of_brevo("spam")),
    ("brevo", of_brevo("unsubscribe")),
    ("mailersend", of_mailersend("spam_complaint", {"object": "spam_complaint"})),
    ("mailgun", of_mailgun("complained")),
    ("mailjet", of_mailjet("spam")),
    ("postmark", of_postmark("SpamComplaint", Type="SpamComplaint")),
    ("sparkpost", of_sparkpost("spam_complaint")),
    ("unisender_go", of_unisender("spam")),
]
NOTHING = [
    ("brevo", of_brevo("blocked")),
    ("brevo", of_brevo("deferred")),
    ("mailgun", of_mailgun("failed", severity="temporary", reason="generic")),
    ("mailgun", of_mailgun("opened")),
    ("mailjet", of_mailjet("blocked", "content blocked")),
    ("mailjet", of_mailjet("bounce", "greylisted")),
    ("postmark", of_postmark("Bounce", Type="Transient")),
    ("postmark", of_postmark("Bounce", Type="DMARCPolicy")),
    ("sparkpost", of_sparkpost("bounce", "51")),
    ("unisender_go", of_unisender("soft_bounced")),
]


def test_every_provider_that_can_be_configured_is_read() -> None:
    choices = set(get_args(Environment.model_fields["mail_provider"].annotation))
    assert choices - {""} == set(PROVIDERS)
    assert {name for name, each in PROVIDERS.items() if each.key} == SIGNING_MAIL_PROVIDERS


@pytest.mark.parametrize(("provider", "request_"), BOUNCES)
def test_a_second_bounce_a_day_later_stops_an_address(
    provider: str, request_: Posted, use: Callable[[str], None]
) -> None:
    mailed_user()
    use(provider)
    assert post(request_).status_code == 200
    assert state() == "ready", "one bounce may be a full mailbox"
    assert post(request_).status_code == 200, "the same report again"
    assert state() == "ready"
    first = ReportedAddress.objects.get().bounced_at
    assert first is not None
    a_day_before = first - timedelta(days=1)
    ReportedAddress.objects.update(bounced_at=a_day_before)
    assert post(request_).status_code == 200
    assert state() == "bounced"


@pytest.mark.parametrize(("provider", "request_"), GONE)
def test_an_address_that_does_not_exist_is_stopped_at_once(
    provider: str, request_: Posted, use: Callable[[str], None]
) -> None:
    mailed_user()
    use(provider)
    assert post(request_).status_code == 200
    assert state() == "bounced"


@pytest.mark.parametrize(("provider", "request_"), COMPLAINTS)
def test_a_complaint_stops_an_address_at_once(
    provider: str, request_: Posted, use: Callable[[str], None]
) -> None:
    mailed_user()
    use(provider)
    assert post(request_).status_code == 200
    assert state() == "complained"


@pytest.mark.parametrize(("provider", "request_"), NOTHING)
def test_what_says_nothing_about_the_address_changes_nothing(
    provider: str, request_: Posted, use: Callable[[str], None]
) -> None:
    mailed_user()
    use(provider)
    assert post(request_).status_code == 200
    assert not ReportedAddress.objects.exists()


def report(outcome: MailOutcome, *, days: float) -> None:
    """Record a report about the address, so many days after noon."""
    record_report(MailReport(EMAIL.upper(), outcome, NOON + timedelta(days=days)))


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ((0, 0.9), "ready"),
        ((0, 1), "bounced"),
        ((0, 30), "bounced"),
        ((0, 31), "ready"),
        ((0, 31, 31.5), "ready"),
        ((0, 31, 32), "bounced"),
    ],
)
def test_bounces_count_together_for_a_month(days: tuple[float, ...], expected: str) -> None:
    mailed_user()
    for day in days:
        report(MailOutcome.BOUNCED, days=day)
    assert state() == expected


def test_a_mail_that_arrives_starts_the_count_again() -> None:
    mailed_user()
    report(MailOutcome.BOUNCED, days=0)
    report(MailOutcome.DELIVERED, days=1)
    report(MailOutcome.BOUNCED, days=2)
    assert state() == "ready"
    report(MailOutcome.BOUNCED, days=3)
    assert state() == "bounced"
    report(MailOutcome.DELIVERED, days=4)
    assert state() == "bounced", "only its owner has mails sent again"


def test_a_stopped_address_gets_no_reminder_and_no_digest() -> None:
    user = mailed_user()
    change_preferences(user_id=user.pk, channels={}, invited_by=None, has_digest=True)
    monday = timezone.now() + timedelta(days=7)
    monday += timedelta(days=7 - monday.weekday())
    monday = monday.replace(hour=12)
    assert users_without_digest(now=monday, most=9) == [user.pk]
    report(MailOutcome.UNREACHABLE, days=0)
    assert users_without_digest(now=monday, most=9) == []
    assert mail_address_of(user.pk) is None
    client = ApiClient(user)
    on = {"topics": {"tournament": {"mail": True}}}
    assert client.patch("me/notification-settings", on).status == 200
    notify(user_id=user.pk, kind=Kind.TOURNAMENT_SOON, data={"tournament": "Cup4Today1"})
    assert not MailDelivery.objects.exists()


@pytest.mark.usefixtures("eager_tasks")
@pytest.mark.django_db(transaction=True)
def test_a_mail_that_its_reader_asks_for_is_sent_to_a_stopped_address() -> None:
    account(email=EMAIL)
    EmailAddress.objects.update(verified=True, primary=True)
    report(MailOutcome.UNREACHABLE, days=0)
    assert state() == "bounced"
    mail.outbox.clear()
    assert ApiClient().post("auth/password/reset", {"email": EMAIL}).status == 204
    assert [each.to for each in mail.outbox] == [[EMAIL]]


def test_the_owner_has_mails_sent_again_and_older_reports_do_not_count() -> None:
    user = mailed_user()
    report(MailOutcome.COMPLAINED, days=0)
    reply = ApiClient(user).patch("me/notification-settings", {"mail": "ready"})
    assert (reply.status, reply.body["mail"]) == (200, "ready")
    record_report(MailReport(EMAIL, MailOutcome.UNREACHABLE, timezone.now() - timedelta(hours=1)))
    assert state() == "ready", "the provider repeats an old report"
    record_report(MailReport(EMAIL, MailOutcome.UNREACHABLE, timezone.now() + timedelta(hours=1)))
    assert state() == "bounced"


@pytest.mark.parametrize("value", ["bounced", "", None, 1])
def test_mails_can_only_be_asked_for(value: Any) -> None:
    reply = ApiClient(mailed_user()).patch("me/notification-settings", {"mail": value})
    assert reply.status == (200 if value is None else 400)


def test_another_address_of_the_owner_is_not_stopped() -> None:
    user = mailed_user()
    report(MailOutcome.UNREACHABLE, days=0)
    EmailAddress.objects.filter(user=user).delete()
    EmailAddress.objects.create(user=user, email="b@durak.example", primary=True, verified=True)
    assert mail_address_of(user.pk) == "b@durak.example"
    report(MailOutcome.UNREACHABLE, days=1)
    assert not ReportedAddress.objects.exists(), "nobody has the address any more"


WRONG = [
    "",
    "Basic " + base64.b64encode(b"durak:wrong").decode(),
    "Basic " + base64.b64encode(f"other:{SECRET}".encode()).decode(),
    "Basic !",
    f"Bearer {SECRET}",
]


@pytest.mark.parametrize("provider", sorted(PROVIDERS))
@pytest.mark.parametrize("authorization", WRONG)
def test_a_report_without_the_secret_is_refused(
    provider: str, authorization: str, use: Callable[[str], None]
) -> None:
    mailed_user()
    use(provider)
    (request_,) = [each for name, each in COMPLAINTS if name == provider][:1]
    reply = post(request_, authorization)
    assert (reply.status_code, reply.json()["code"]) == (403, "forbidden")
    assert not ReportedAddress.objects.exists()


@pytest.mark.parametrize("provider", sorted(SIGNING_MAIL_PROVIDERS))
def test_a_report_with_a_wrong_signature_is_refused(
    provider: str, use: Callable[[str], None], settings: Settings
) -> None:
    mailed_user()
    use(provider)
    settings.DURAK_MAIL_REPORTS_KEY = "another-key"
    (request_,) = [each for name, each in COMPLAINTS if name == provider]
    assert post(request_).status_code == 403
    assert not ReportedAddress.objects.exists()


@pytest.mark.parametrize("provider", sorted(set(PROVIDERS) - SIGNING_MAIL_PROVIDERS))
@pytest.mark.parametrize(
    "body", ["", "{", "[]", "{}", "7", '"text"', "[7]", '{"event": []}', "null"]
)
def test_odd_bodies_are_refused_or_say_nothing(
    provider: str, body: str, use: Callable[[str], None]
) -> None:
    use(provider)
    reply = post((body, {}))
    assert reply.status_code in {200, 400}
    if reply.status_code == 400:
        assert reply.json()["code"] == "bad_request"
    assert not ReportedAddress.objects.exists()


def test_without_a_provider_there_is_no_such_address(settings: Settings) -> None:
    assert not settings.DURAK_MAIL_PROVIDER
    assert post(of_brevo("spam")).status_code == 404


def test_a_provider_may_try_the_address_first(use: Callable[[str], None]) -> None:
    use("unisender_go")
    assert Client().get("/mail/reports").status_code == 200
    assert Client().head("/mail/reports").status_code == 200
    assert Client().put("/mail/reports").status_code == 405
