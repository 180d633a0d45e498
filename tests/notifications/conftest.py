"""The push service that tests of notifications share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_django import Settings

from notifications.reactions import deliveries_planned
from notifications.vapid import new_private_key
from tests.support.push_service import PushService, push_service


@pytest.fixture
def service(
    tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> Iterator[PushService]:
    """Return a push service to which this site sends; nothing is queued for workers."""
    with push_service(tmp_path) as (running, certificate):
        settings.DURAK_PUSH_SERVICES = (running.place,)
        settings.DURAK_VAPID_KEY = new_private_key()
        settings.DURAK_VAPID_CONTACT = "mailto:durak@durak.example"
        monkeypatch.setenv("REQUESTS_CA_BUNDLE", str(certificate))
        monkeypatch.setattr(deliveries_planned, "_on_commit", {})
        yield running
