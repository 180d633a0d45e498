"""Who has webhooks is remembered for seconds, and looked up anew beside an event loop."""

import time
from collections.abc import Iterator

import pytest
from asgiref.sync import sync_to_async

from tests.support.games import some_user
from tests.support.threads import until_off_the_loop_is_done
from tests.support.webhook_receiver import WebhookReceiver
from tests.support.webhooks import new_webhook
from web.lookups import FRESH
from webhooks.listeners import ALL, SECONDS_REMEMBERED, _lookups, forget_listeners, listeners
from webhooks.models import Webhook

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    """What was looked up at another time is forgotten."""
    yield
    forget_listeners()


def let_pass(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have so much time passed since what was looked up."""
    monkeypatch.setattr(_lookups, "_clock", lambda: time.monotonic() + seconds)


def switch_all_off() -> None:
    """As another process does it: this one is not told."""
    Webhook.objects.update(off_reason="asked")


def test_what_another_process_changes_is_found_after_some_seconds(
    receiver: WebhookReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = some_user()
    new_webhook(receiver.url(), user=user)
    assert listeners() == {user.pk}
    switch_all_off()
    assert listeners() == {user.pk}
    let_pass(SECONDS_REMEMBERED, monkeypatch)
    assert listeners() == set()


async def test_an_event_loop_asks_on_while_they_are_looked_up(
    receiver: WebhookReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = await sync_to_async(some_user)()
    await sync_to_async(new_webhook)(receiver.url(), user=user)
    assert await sync_to_async(listeners)() == {user.pk}
    await sync_to_async(switch_all_off)()
    let_pass(FRESH * SECONDS_REMEMBERED, monkeypatch)
    assert listeners() == {user.pk}
    await sync_to_async(until_off_the_loop_is_done)()
    assert _lookups.remembered(ALL) == frozenset()
