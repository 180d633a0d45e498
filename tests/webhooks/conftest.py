"""The receiver that tests of webhooks share."""

from collections.abc import Iterator

import pytest
from pytest_django import Settings

from tests.support.webhook_receiver import WebhookReceiver, webhook_receiver
from webhooks.listeners import invalidate_listeners
from webhooks.reactions import planned


@pytest.fixture
def receiver(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[WebhookReceiver]:
    """Return a receiver on this machine to which this site sends; nothing is queued for workers."""
    settings.DURAK_WEBHOOKS_TO_LOOPBACK = True
    monkeypatch.setattr(planned, "_on_commit", {})
    invalidate_listeners()
    with webhook_receiver() as running:
        yield running
    invalidate_listeners()
