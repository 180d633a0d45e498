"""The browsers that get pushes, and the push services that may be called."""

import base64
from datetime import timedelta
from urllib.parse import quote

import pytest
from django.core.management import call_command
from django.utils import timezone
from pytest_django import Settings

from accounts.services.sessions import end_session
from notifications.models import PushSubscription
from notifications.services.subscriptions import SILENT_FOR
from notifications.tasks import tidy_up
from notifications.vapid import new_private_key, public_key_of
from notifications.webpush import PushOutcome, is_push_service
from tests.support.api import ApiClient
from tests.support.cookies import SESSION
from tests.support.games import some_user
from tests.support.push_service import Browser, PushService
from tests.support.pushing import push_all, subscribe, tell

pytestmark = pytest.mark.django_db(transaction=True)


def test_a_user_who_logs_out_gets_no_push_there_any_more(service: PushService) -> None:
    user = some_user()
    here, there = ApiClient(user), ApiClient(user)
    subscribe(here, service, "here")
    subscribe(there, service, "there")
    end_session(here.http.cookies[SESSION].value)
    assert [row.endpoint for row in PushSubscription.objects.all()] == [service.endpoint("there")]


def test_a_browser_belongs_to_the_user_who_subscribed_there_last(service: PushService) -> None:
    first, second = some_user(), some_user()
    subscribe(ApiClient(first), service)
    tell(first)
    browser = subscribe(ApiClient(second), service)
    assert push_all() == []
    tell(second)
    push_all()
    assert browser.read(service.received[0].body)["title"] == "Your turn"


def test_subscribing_again_keeps_one_row_and_the_newest_keys(service: PushService) -> None:
    user = some_user()
    client = ApiClient(user)
    subscribe(client, service)
    browser = subscribe(client, service)
    tell(user)
    assert push_all() == [PushOutcome.SENT]
    browser.read(service.received[0].body)


def test_a_browser_is_given_up_by_its_owner_alone(service: PushService) -> None:
    user = some_user()
    client, other = ApiClient(user), ApiClient(some_user())
    subscribe(client, service)
    address = f"me/push-subscriptions?endpoint={quote(service.endpoint())}"
    assert other.send("DELETE", address).status == 204
    assert PushSubscription.objects.exists()
    assert client.send("DELETE", "me/push-subscriptions").code == "invalid"
    assert client.send("DELETE", address).status == 204
    assert not PushSubscription.objects.exists()


def test_browsers_that_have_not_renewed_their_subscription_are_deleted(
    service: PushService,
) -> None:
    subscribe(ApiClient(some_user()), service)
    PushSubscription.objects.update(seen_at=timezone.now() - SILENT_FOR - timedelta(seconds=1))
    tidy_up()
    assert not PushSubscription.objects.exists()


@pytest.mark.parametrize(
    ("member", "value", "field"),
    [
        ("p256dh", "AAAA", "keys.p256dh"),
        ("p256dh", "!" * 87, "keys.p256dh"),
        ("p256dh", base64.urlsafe_b64encode(b"\4" + b"\1" * 64).decode(), "keys.p256dh"),
        ("auth", "AAAA", "keys.auth"),
        ("auth", "?" * 22, "keys.auth"),
    ],
)
def test_keys_that_are_none_are_refused_by_name(
    service: PushService, member: str, value: str, field: str
) -> None:
    body = {"endpoint": service.endpoint(), "keys": {**Browser().keys, member: value}}
    reply = ApiClient(some_user()).post("me/push-subscriptions", body)
    assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", field)
    assert not PushSubscription.objects.exists()


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/x",
        "https://localhost/x",
        "https://127.0.0.1:6379/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evil.example/fcm.googleapis.com",
        "https://fcm.googleapis.com@evil.example/x",
        "https://evil.example\\@fcm.googleapis.com/x",
        "https://evil.example#@fcm.googleapis.com/",
        "https://push.apple.com.evil.example/",
        "https://fcm.googleapis.com:x/",
        "https://[fcm.googleapis.com/",
        "file:///etc/passwd",
        "fcm.googleapis.com/fcm",
        "https://fcm.googleapis.com/\r\nHost: evil.example",
    ],
)
def test_no_other_address_is_ever_called(endpoint: str) -> None:
    assert not is_push_service(endpoint)
    body = {"endpoint": endpoint, "keys": Browser().keys}
    reply = ApiClient(some_user()).post("me/push-subscriptions", body)
    assert (reply.status, reply.body["field"]) == (400, "endpoint")


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
        "https://web.push.apple.com/QABC",
    ],
)
def test_the_services_of_todays_browsers_are_known(endpoint: str) -> None:
    assert is_push_service(endpoint)


def test_a_site_without_a_key_sends_no_pushes_and_says_so(settings: Settings) -> None:
    settings.DURAK_VAPID_KEY = ""
    client = ApiClient(some_user())
    body = {"endpoint": "https://fcm.googleapis.com/x", "keys": Browser().keys}
    assert client.post("me/push-subscriptions", body).code == "push_off"
    assert client.get("me/notification-settings").body["push_key"] is None


def test_new_keys_are_a_pair(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("vapid_keys")
    first, second = capsys.readouterr().out.splitlines()
    private = first.removeprefix("VAPID_PRIVATE_KEY=")
    assert second.endswith(public_key_of(private))
    assert public_key_of(private) != public_key_of(new_private_key())
