"""Who has webhooks is remembered for seconds, and looked up anew beside an event loop."""

import pytest
from asgiref.sync import sync_to_async

from tests.support.games import some_user, until
from tests.support.webhook_receiver import WebhookReceiver
from tests.support.webhooks import new_webhook
from webhooks.listeners import SECONDS_FRESH, SECONDS_REMEMBERED, _listeners, listeners
from webhooks.models import Webhook

pytestmark = pytest.mark.django_db(transaction=True)


def let_pass(seconds: float) -> None:
    """Have the last look be so much older."""
    assert _listeners._remembered is not None
    at = _listeners._remembered.looked_up_at - seconds
    _listeners._remembered = _listeners._remembered._replace(looked_up_at=at)


def switch_all_off() -> None:
    """As another process does it: this one is not told."""
    Webhook.objects.update(off_reason="asked")


def test_what_another_process_changes_is_found_after_some_seconds(
    receiver: WebhookReceiver,
) -> None:
    user = some_user()
    new_webhook(receiver.url(), user=user)
    assert listeners() == {user.pk}
    switch_all_off()
    assert listeners() == {user.pk}
    let_pass(SECONDS_REMEMBERED)
    assert listeners() == set()


async def test_an_event_loop_asks_on_while_they_are_looked_up(receiver: WebhookReceiver) -> None:
    user = await sync_to_async(some_user)()
    await sync_to_async(new_webhook)(receiver.url(), user=user)
    assert await sync_to_async(listeners)() == {user.pk}
    await sync_to_async(switch_all_off)()
    let_pass(SECONDS_FRESH)
    assert listeners() == {user.pk}
    await sync_to_async(until)(
        lambda: _listeners._remembered is not None and not _listeners._remembered.ids
    )
