"""What the tests of services share."""

import pytest

from games import reactions
from tests.support.moderation import Desk


@pytest.fixture(autouse=True)
def _own_reactions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test starts without reactions and leaves those of the site as they were."""
    monkeypatch.setattr(reactions, "_reactions", {})


@pytest.fixture
def desk() -> Desk:
    """A moderator at the page of cases."""
    return Desk()
