"""Mails arrive at once, and passwords cost little."""

from collections.abc import Iterator

import pytest
from django.contrib.auth.hashers import PBKDF2PasswordHasher

from durak_site.celery import app


@pytest.fixture(autouse=True)
def _tasks_run_where_they_are_queued() -> Iterator[None]:
    app.conf.task_always_eager = True
    yield
    app.conf.task_always_eager = False


@pytest.fixture(autouse=True)
def _passwords_cost_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PBKDF2PasswordHasher, "iterations", 1000)
