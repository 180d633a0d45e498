"""The fixture of all tests of accounts: mails arrive at once."""

import pytest


@pytest.fixture(autouse=True)
def _quick(eager_tasks: None) -> None:
    """Run tasks where they are queued."""
