"""The fixture of every test of accounts: mails arrive at once, and passwords cost little."""

import pytest


@pytest.fixture(autouse=True)
def _quick(eager_tasks: None, cheap_passwords: None) -> None:
    """Run tasks where they are queued, and hash passwords with little work."""
