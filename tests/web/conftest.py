"""Fixtures of the tests of requests."""

from collections.abc import Iterator

import pytest

from games.play.models import Game, StoredEvent
from tests.support.games import running_table


@pytest.fixture
def game() -> Iterator[Game]:
    """A running game of two people, whose log must not have changed after the test."""
    game = running_table(2)
    log = StoredEvent.objects.filter(game=game).order_by("version").values_list("version", "data")
    before = list(log.all())
    yield game
    assert list(log.all()) == before
    assert Game.objects.get(pk=game.pk).version == game.version
