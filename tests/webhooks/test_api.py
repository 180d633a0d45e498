"""Webhooks over REST, as a program manages them."""

from typing import get_args

import pytest
from django.core.management import call_command
from pytest_django import Settings

from accounts.models import User
from accounts.personal_data import parts
from tests.support.api import ApiClient
from tests.support.people import account
from tests.support.tokens import program
from tests.support.webhook_receiver import WebhookReceiver
from tests.support.webhooks import deliver_due_once, happen
from webhooks.api import bodies
from webhooks.kinds import TEST, EventType
from webhooks.models import Delivery, Webhook
from webhooks.services.managing import MAX_WEBHOOKS

pytestmark = pytest.mark.django_db(transaction=True)

NEW = {"url": "https://bots.durak.example/hook", "events": ["game.ended", "game.waiting"]}


@pytest.fixture
def owner(receiver: WebhookReceiver) -> ApiClient:  # noqa: ARG001 - nothing is queued then
    """Return a program with the scope of webhooks."""
    return program(account(), "webhooks")


def made(owner: ApiClient, **members: object) -> int:
    reply = owner.post("webhooks", {**NEW, **members})
    assert reply.status == 201, reply
    return int(reply.body["id"])


def test_a_webhook_is_made_with_a_secret_that_is_shown_once(owner: ApiClient) -> None:
    reply = owner.post("webhooks", NEW)
    assert reply.status == 201
    secret = reply.body.pop("secret")
    assert secret.startswith("whsec_")
    assert reply.body["events"] == ["game.waiting", "game.ended"]
    assert (reply.body["active"], reply.body["off_reason"]) == (True, None)
    listed = owner.get("webhooks")
    assert listed.body == [reply.body]
    kept = Webhook.objects.get()
    assert secret not in (kept.secret, kept.old_secret)


@pytest.mark.parametrize(
    ("members", "field"),
    [
        ({"url": "http://bots.durak.example/"}, "url"),
        ({"url": "https://10.0.0.1/"}, "url"),
        ({"url": ""}, "url"),
        ({"url": "https://durak.example/" + "a" * 500}, "url"),
        ({"events": []}, "events"),
        ({"events": ["game.over"]}, "events.0"),
        ({"events": ["game.ended", "game.ended"]}, "events"),
        ({"secret": "mine"}, "secret"),
    ],
)
def test_a_wrong_member_is_named(owner: ApiClient, members: dict[str, object], field: str) -> None:
    reply = owner.post("webhooks", {**NEW, **members})
    assert (reply.status, reply.code) == (400, "invalid")
    assert reply.body["errors"][0]["field"] == field
    assert not Webhook.objects.exists()


def test_other_scopes_are_good_for_nothing_here() -> None:
    other = program(account(), "read", "play", "talk")
    assert other.get("webhooks").code == "scope_needed"
    assert other.post("webhooks", NEW).code == "scope_needed"


def test_an_account_has_a_few_at_most(owner: ApiClient) -> None:
    for _ in range(MAX_WEBHOOKS):
        made(owner)
    reply = owner.post("webhooks", NEW)
    assert (reply.status, reply.code) == (409, "too_many_webhooks")


def test_a_webhook_is_changed_switched_off_and_on(owner: ApiClient) -> None:
    pk = made(owner)
    happen(Webhook.objects.get(), 1)
    reply = owner.patch(f"webhooks/{pk}", {"active": False, "events": ["game.started"]})
    assert (reply.body["active"], reply.body["off_reason"]) == (False, "owner")
    assert reply.body["events"] == ["game.started"]
    log = owner.get(f"webhooks/{pk}/deliveries?state=given_up")
    assert [one["type"] for one in log.body["results"]] == ["game.waiting"]
    reply = owner.patch(f"webhooks/{pk}", {"active": True})
    assert (reply.body["active"], reply.body["off_reason"]) == (True, None)
    assert owner.patch(f"webhooks/{pk}", {"url": "https://10.0.0.1/"}).code == "invalid"


def test_a_webhook_is_deleted_with_its_log(owner: ApiClient) -> None:
    pk = made(owner)
    happen(Webhook.objects.get(), 1)
    assert owner.send("DELETE", f"webhooks/{pk}").status == 204
    assert not Delivery.objects.exists()
    assert owner.send("DELETE", f"webhooks/{pk}").code == "not_found"


def test_the_test_button_and_the_log(owner: ApiClient, receiver: WebhookReceiver) -> None:
    pk = made(owner, url=receiver.url())
    planned = owner.post(f"webhooks/{pk}/test", {})
    assert (planned.status, planned.body["state"]) == (202, "waiting")
    assert owner.post(f"webhooks/{pk}/test", {}).code == "test_pending"
    receiver.answer = lambda _: 418
    deliver_due_once()
    log = owner.get(f"webhooks/{pk}/deliveries")
    (entry,) = log.body["results"]
    assert (entry["id"], entry["type"], entry["game"]) == (planned.body["id"], "test", None)
    assert (entry["state"], entry["next_at"]) == ("given_up", None)
    (one,) = entry["tries"]
    assert (one["status"], one["error"]) == (418, None)
    assert entry["body"].encode() == receiver.arrived[0].body


def test_a_new_secret_leaves_the_old_one_a_day(owner: ApiClient, receiver: WebhookReceiver) -> None:
    reply = owner.post("webhooks", {**NEW, "url": receiver.url()})
    pk, old = reply.body["id"], reply.body["secret"]
    renewed = owner.post(f"webhooks/{pk}/secret", {})
    assert renewed.status == 200
    assert renewed.body["old_secret_until"] is not None
    happen(Webhook.objects.get(), 1)
    deliver_due_once()
    assert receiver.arrived[0].is_signed_with(old)
    assert receiver.arrived[0].is_signed_with(renewed.body["secret"])


def test_secrets_outlive_a_change_of_the_key(
    owner: ApiClient, receiver: WebhookReceiver, settings: Settings
) -> None:
    secret = owner.post("webhooks", {**NEW, "url": receiver.url()}).body["secret"]
    former, settings.SECRET_KEY = settings.SECRET_KEY, "another-key-" * 5
    settings.SECRET_KEY_FALLBACKS = [former]
    call_command("reencrypt_secrets")
    settings.SECRET_KEY_FALLBACKS = []
    happen(Webhook.objects.get(), 1)
    deliver_due_once()
    assert receiver.arrived[0].is_signed_with(secret)


def test_the_webhooks_of_a_deleted_account_are_deleted(owner: ApiClient) -> None:
    made(owner)
    user = User.objects.get(webhooks__isnull=False)
    (part,) = (part for part in parts() if type(part).__name__ == "WebhooksOfPerson")
    (file,) = part.files(user)
    assert str(NEW["url"]) in file.text
    assert "secret" not in file.text
    part.leave(user)
    assert Webhook.objects.get().off_reason == "owner"
    part.erase(user)
    assert not Webhook.objects.exists()


def test_the_document_names_every_type_of_event_that_a_delivery_can_have() -> None:
    documented = get_args(bodies.DeliverySchema.model_fields["type"].annotation)
    assert documented == (*EventType, TEST)
