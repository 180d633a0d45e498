"""Mails arrive at once, and passwords cost little."""

import pytest


@pytest.fixture(autouse=True)
def _quick(eager_tasks: None, cheap_passwords: None) -> None:
    """Both, for every test of accounts."""
