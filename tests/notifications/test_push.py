"""Web push, up to the service that a browser's maker runs: what arrives there, and what follows."""

import base64
import json
import time
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from django.core.management import call_command
from django.db import transaction
from django.utils import timezone
from pytest_django import Settings

from accounts.models import User
from accounts.services.sessions import end_session
from notifications.kinds import Channel, Kind, Topic
from notifications.models import Notification, PushDelivery, PushSubscription
from notifications.services.deliveries import (
    FIRST_PAUSE,
    MOST_ATTEMPTS,
    deliver,
    due_deliveries,
    queue_with,
)
from notifications.services.notifying import mark_read, notify, remind
from notifications.services.preferences import change_preferences
from notifications.services.subscriptions import SILENT_FOR
from notifications.tasks import queue_deliveries, tidy_up
from notifications.vapid import from_text, new_private_key, public_key_of
from notifications.webpush import Outcome, is_push_service
from tests.support.api import ApiClient
from tests.support.games import some_user
from tests.support.push_service import Browser, PushService, push_service

pytestmark = pytest.mark.django_db(transaction=True)
GAME = "aB3dE6gH9k"


@pytest.fixture
def service(
    tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> Iterator[PushService]:
    """A push service that this house sends to; nothing is queued for workers."""
    with push_service(tmp_path) as (running, certificate):
        settings.DURAK_PUSH_SERVICES = (running.place,)
        settings.DURAK_VAPID_KEY = new_private_key()
        settings.DURAK_VAPID_CONTACT = "mailto:durak@durak.example"
        monkeypatch.setenv("REQUESTS_CA_BUNDLE", str(certificate))
        queue_with(lambda _: None)
        yield running
        queue_with(queue_deliveries)


def subscribe(client: ApiClient, service: PushService, name: str = "one") -> Browser:
    browser = Browser()
    body = {"endpoint": service.endpoint(name), "keys": browser.keys}
    reply = client.post("me/push-subscriptions", body)
    assert reply.status == 204, reply
    return browser


def tell(user: User, kind: Kind = Kind.TURN, **members: Any) -> Notification:
    with transaction.atomic():
        told = notify(user_id=user.pk, kind=kind, game_id=GAME, **members)
    assert told is not None
    return told


def push_all() -> list[Outcome | None]:
    return [deliver(pk) for pk in due_deliveries(now=timezone.now())]


def make_due() -> None:
    PushDelivery.objects.update(next_at=timezone.now())


def decoded(part: str) -> dict[str, Any]:
    values: dict[str, Any] = json.loads(from_text(part))
    return values


def test_the_browser_reads_what_was_sent_and_the_service_knows_by_whom(
    service: PushService, settings: Settings
) -> None:
    user, friend = some_user(), some_user()
    browser = subscribe(ApiClient(user), service)
    told = tell(user, Kind.INVITATION, about_id=friend.pk, good_for=timedelta(hours=1))
    assert push_all() == [Outcome.SENT]
    (request,) = service.received
    assert browser.read(request.body) == {
        "id": told.pk,
        "title": "Invitation",
        "body": f"{friend.name} invites you to play.",
        "url": f"/games/{GAME}",
        "tag": f"invitation-{GAME}",
        "lang": "en",
    }
    with pytest.raises(InvalidTag):
        Browser().read(request.body)
    headers = request.headers
    assert headers["Content-Encoding"] == "aes128gcm"
    assert 3590 <= int(headers["TTL"]) <= 3600
    assert (headers["Urgency"], headers["Topic"]) == ("high", f"invitation-{GAME}")
    assert_signed(headers["Authorization"], service, settings.DURAK_VAPID_KEY)
    assert not PushDelivery.objects.exists()


def assert_signed(authorization: str, service: PushService, private_key: str) -> None:
    """RFC 8292: a token for this service, signed with the key that it names."""
    scheme, _, rest = authorization.partition(" ")
    members = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, members["k"]) == ("vapid", public_key_of(private_key))
    header, claims, signature = members["t"].split(".")
    assert decoded(header) == {"typ": "JWT", "alg": "ES256"}
    told = decoded(claims)
    assert told["aud"] == f"https://{service.place}"
    assert told["sub"] == "mailto:durak@durak.example"
    assert time.time() < told["exp"] <= time.time() + 24 * 3600
    raw = from_text(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_text(members["k"]))
    signed = f"{header}.{claims}".encode()
    key.verify(encode_dss_signature(*numbers), signed, ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    ("language", "title"), [("", "Your turn"), ("de", "Du bist am Zug"), ("ru", "Ваш ход")]
)
def test_a_push_speaks_the_language_of_its_reader(
    service: PushService, language: str, title: str
) -> None:
    user = some_user()
    User.objects.filter(pk=user.pk).update(language=language)
    browser = subscribe(ApiClient(user), service)
    tell(user)
    push_all()
    assert browser.read(service.received[0].body)["title"] == title


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_gets_no_more(service: PushService, status: int) -> None:
    user = some_user()
    client = ApiClient(user)
    subscribe(client, service, "one")
    subscribe(client, service, "two")
    tell(user)
    service.answers = [status, 201]
    assert sorted(map(str, push_all())) == ["Outcome.GONE", "Outcome.SENT"]
    assert PushSubscription.objects.count() == 1
    assert not PushDelivery.objects.exists()


@pytest.mark.parametrize("status", [429, 500, 503])
def test_a_service_in_trouble_is_tried_again_later_and_not_for_ever(
    service: PushService, status: int
) -> None:
    user = some_user()
    subscribe(ApiClient(user), service)
    tell(user)
    service.answers = [status] * MOST_ATTEMPTS
    before = timezone.now()
    assert push_all() == [Outcome.LATER]
    assert due_deliveries(now=timezone.now()) == []
    assert PushDelivery.objects.get().next_at >= before + FIRST_PAUSE
    for _ in range(MOST_ATTEMPTS - 1):
        make_due()
        assert push_all() == [Outcome.LATER]
    assert not PushDelivery.objects.exists()
    assert PushSubscription.objects.count() == 1


def test_what_is_refused_for_good_is_not_sent_again(service: PushService) -> None:
    user = some_user()
    subscribe(ApiClient(user), service)
    tell(user)
    service.answers = [400]
    assert push_all() == [Outcome.REFUSED]
    assert not PushDelivery.objects.exists()


def test_a_service_that_sends_us_elsewhere_is_not_followed(service: PushService) -> None:
    user = some_user()
    subscribe(ApiClient(user), service)
    tell(user)
    service.answers = [307]
    assert push_all() == [Outcome.REFUSED]
    assert len(service.received) == 1


def test_a_service_that_cannot_be_reached_is_tried_again(
    service: PushService, settings: Settings
) -> None:
    user = some_user()
    subscribe(ApiClient(user), service)
    tell(user)
    settings.DURAK_PUSH_SERVICES = ("localhost:1",)
    PushSubscription.objects.update(endpoint="https://localhost:1/send/one")
    assert push_all() == [Outcome.LATER]


def test_a_task_that_runs_twice_sends_once(service: PushService) -> None:
    user = some_user()
    subscribe(ApiClient(user), service)
    tell(user)
    (pk,) = due_deliveries(now=timezone.now())
    assert [deliver(pk), deliver(pk)] == [Outcome.SENT, None]
    assert len(service.received) == 1


def test_what_was_read_meanwhile_or_is_too_late_is_not_pushed(service: PushService) -> None:
    user = some_user()
    subscribe(ApiClient(user), service)
    tell(user)
    mark_read(user_id=user.pk)
    tell(user, Kind.INVITATION, good_for=timedelta(seconds=-1))
    assert push_all() == [None, None]
    assert service.received == []
    assert not PushDelivery.objects.exists()


def test_what_happens_anew_is_pushed_anew(service: PushService) -> None:
    user = some_user()
    subscribe(ApiClient(user), service)
    told = tell(user)
    push_all()
    with transaction.atomic():
        remind(told, data={"asked_at": 2})
    assert push_all() == [Outcome.SENT]
    assert {request.headers["Topic"] for request in service.received} == {f"turn-{GAME}"}


def test_only_what_one_wants_pushed_is(service: PushService) -> None:
    user = some_user()
    subscribe(ApiClient(user), service)
    switches = {Topic.TURN: {Channel.PUSH: False}}
    change_preferences(user_id=user.pk, channels=switches, invited_by=None)
    tell(user)
    assert push_all() == []


def test_whoever_logs_out_gets_no_push_there_any_more(service: PushService) -> None:
    user = some_user()
    here, there = ApiClient(user), ApiClient(user)
    subscribe(here, service, "here")
    subscribe(there, service, "there")
    end_session(here.http.cookies["sessionid"].value)
    assert [row.endpoint for row in PushSubscription.objects.all()] == [service.endpoint("there")]


def test_a_browser_belongs_to_whoever_subscribed_there_last(service: PushService) -> None:
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
    assert push_all() == [Outcome.SENT]
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


def test_browsers_that_have_been_silent_for_long_are_forgotten(service: PushService) -> None:
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


def test_a_house_without_a_key_sends_no_pushes_and_says_so(settings: Settings) -> None:
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
