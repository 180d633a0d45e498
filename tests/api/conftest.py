"""What the tests of the API share."""

from collections.abc import Iterator

import pytest
from pytest_django import Settings

from accounts.rest.throttling import _limiter


@pytest.fixture
def limited(settings: Settings) -> Iterator[None]:
    """Limits are on, and nobody has asked yet."""
    settings.DURAK_RATE_LIMITS = True
    storage = _limiter(settings.DURAK_REDIS_URL).storage
    storage.reset()
    yield
    storage.reset()
