"""The users with webhooks are cached for some seconds."""

import time
from collections.abc import Iterator

import pytest

from tests.support.games import some_user
from tests.support.webhook_receiver import WebhookReceiver
from tests.support.webhooks import new_webhook
from webhooks.listeners import SECONDS_CACHED, _lookups, invalidate_listeners, listeners
from webhooks.models import Webhook

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def empty_cache() -> Iterator[None]:
    """Empty the cache of listeners."""
    yield
    invalidate_listeners()


def let_pass(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let so much time pass since the last lookup."""
    monkeypatch.setattr(_lookups._values.timer, "_Timer__timer", lambda: time.monotonic() + seconds)


def switch_all_off() -> None:
    """As another process does it: this one gets no message."""
    Webhook.objects.update(off_reason="asked")


def test_a_change_by_another_process_is_found_after_some_seconds(
    receiver: WebhookReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = some_user()
    new_webhook(receiver.url(), user=user)
    assert listeners() == {user.pk}
    switch_all_off()
    assert listeners() == {user.pk}
    let_pass(SECONDS_CACHED, monkeypatch)
    assert listeners() == set()
