"""Web push up to a push service: the requests there, and the effects of its replies."""

import json
import time
from datetime import timedelta
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from django.db import transaction
from django.utils import timezone
from pytest_django import Settings

from accounts.models import User
from notifications.kinds import Channel, Kind, Topic
from notifications.models import PushDelivery, PushSubscription
from notifications.services.notifying import mark_read, remind
from notifications.services.outgoing import FIRST_PAUSE, MAX_ATTEMPTS, due_messages
from notifications.services.preferences import change_preferences
from notifications.services.pushes import deliver
from notifications.vapid import from_text, public_key_of
from notifications.webpush import PushOutcome
from tests.support.api import ApiClient
from tests.support.games import some_user
from tests.support.push_service import Browser, PushService
from tests.support.pushing import GAME, push_all, subscribe, tell

pytestmark = pytest.mark.django_db(transaction=True)


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
    notification = tell(user, Kind.INVITATION, about_id=friend.pk, good_for=timedelta(hours=1))
    assert push_all() == [PushOutcome.SENT]
    (request,) = service.received
    assert browser.read(request.body) == {
        "id": notification.pk,
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
    """Check by RFC 8292 that the token is for this service and signed with the key it names."""
    scheme, _, rest = authorization.partition(" ")
    members = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, members["k"]) == ("vapid", public_key_of(private_key))
    header, claims, signature = members["t"].split(".")
    assert decoded(header) == {"typ": "JWT", "alg": "ES256"}
    sent = decoded(claims)
    assert sent["aud"] == f"https://{service.place}"
    assert sent["sub"] == "mailto:durak@durak.example"
    assert time.time() < sent["exp"] <= time.time() + 24 * 3600
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


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_of_notification_can_be_pushed(service: PushService, kind: Kind) -> None:
    user, friend = some_user(), some_user()
    browser = subscribe(ApiClient(user), service)
    change_preferences(
        user_id=user.pk, channels={topic: {Channel.PUSH: True} for topic in Topic}, invited_by=None
    )
    tell(user, kind, about_id=friend.pk)
    assert push_all() == [PushOutcome.SENT]
    shown = browser.read(service.received[0].body)
    assert shown["title"]
    assert shown["body"]
    assert "{" not in shown["title"] + shown["body"]


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_gets_no_more(service: PushService, status: int) -> None:
    user = some_user()
    client = ApiClient(user)
    subscribe(client, service, "one")
    subscribe(client, service, "two")
    tell(user)
    service.answers = [status, 201]
    assert sorted(map(str, push_all())) == ["PushOutcome.GONE", "PushOutcome.SENT"]
    assert PushSubscription.objects.count() == 1
    assert not PushDelivery.objects.exists()


@pytest.mark.parametrize("status", [429, 500, 503])
def test_a_service_in_trouble_is_tried_again_later_and_not_for_ever(
    service: PushService, status: int
) -> None:
    user = some_user()
    subscribe(ApiClient(user), service)
    tell(user)
    service.answers = [status] * MAX_ATTEMPTS
    before = timezone.now()
    assert push_all() == [PushOutcome.LATER]
    assert due_messages(PushDelivery, now=timezone.now()) == []
    assert PushDelivery.objects.get().next_at >= before + FIRST_PAUSE
    for _ in range(MAX_ATTEMPTS - 1):
        make_due()
        assert push_all() == [PushOutcome.LATER]
    assert not PushDelivery.objects.exists()
    assert PushSubscription.objects.count() == 1


def test_a_push_that_is_refused_for_good_is_not_sent_again(service: PushService) -> None:
    user = some_user()
    subscribe(ApiClient(user), service)
    tell(user)
    service.answers = [400]
    assert push_all() == [PushOutcome.REFUSED]
    assert not PushDelivery.objects.exists()


def test_a_service_that_sends_us_elsewhere_is_not_followed(service: PushService) -> None:
    user = some_user()
    subscribe(ApiClient(user), service)
    tell(user)
    service.answers = [307]
    assert push_all() == [PushOutcome.REFUSED]
    assert len(service.received) == 1


def test_a_service_that_cannot_be_reached_is_tried_again(
    service: PushService, settings: Settings
) -> None:
    user = some_user()
    subscribe(ApiClient(user), service)
    tell(user)
    settings.DURAK_PUSH_SERVICES = ("localhost:1",)
    PushSubscription.objects.update(endpoint="https://localhost:1/send/one")
    assert push_all() == [PushOutcome.LATER]


def test_a_task_that_runs_twice_sends_once(service: PushService) -> None:
    user = some_user()
    subscribe(ApiClient(user), service)
    tell(user)
    (pk,) = due_messages(PushDelivery, now=timezone.now())
    assert [deliver(pk), deliver(pk)] == [PushOutcome.SENT, None]
    assert len(service.received) == 1


def test_a_notification_that_was_read_or_is_too_late_is_not_pushed(service: PushService) -> None:
    user = some_user()
    subscribe(ApiClient(user), service)
    tell(user)
    mark_read(user_id=user.pk)
    tell(user, Kind.INVITATION, good_for=timedelta(seconds=-1))
    assert push_all() == [None, None]
    assert service.received == []
    assert not PushDelivery.objects.exists()


def test_a_repeated_event_is_pushed_again(service: PushService) -> None:
    user = some_user()
    subscribe(ApiClient(user), service)
    notification = tell(user)
    push_all()
    with transaction.atomic():
        remind(notification, data={"asked_at": 2})
    assert push_all() == [PushOutcome.SENT]
    assert {request.headers["Topic"] for request in service.received} == {f"turn-{GAME}"}


def test_only_what_one_wants_pushed_is(service: PushService) -> None:
    user = some_user()
    subscribe(ApiClient(user), service)
    switches = {Topic.TURN: {Channel.PUSH: False}}
    change_preferences(user_id=user.pk, channels=switches, invited_by=None)
    tell(user)
    assert push_all() == []
