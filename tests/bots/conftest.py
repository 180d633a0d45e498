"""What the tests of bots share."""

import pytest

from games import reactions


@pytest.fixture
def no_reactions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing reacts to commits: no bot's turn is queued but by the test."""
    monkeypatch.setattr(reactions, "_reactions", {})
