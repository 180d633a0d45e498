"""The position in a game's row is the state to which its log leads."""

import random

import pytest

from games.engine import replay
from games.play.log import checked_state, load, load_state, state_at
from games.play.selectors.games import get_game
from tests.support.games import play, running_table

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("seats", "preset"), [(2, "podkidnoy"), (3, "perevodnoy"), (4, "big_pack"), (6, "podkidnoy")]
)
def test_at_every_version_the_position_is_the_replayed_log(seats: int, preset: str) -> None:
    game = running_table(seats, preset=preset)
    for _ in play(game.pk, random.Random(seats), most=60):
        row = get_game(game.pk)
        events = [numbered.event for numbered in load(game.pk)]
        assert load_state(row) == replay(events)


def test_an_older_state_is_the_replay_of_the_log_up_to_there() -> None:
    game = running_table(3)
    accepted = list(play(game.pk, random.Random(3), most=20))
    row = get_game(game.pk)
    events = [numbered.event for numbered in load(game.pk)]
    for version in (1, game.version, accepted[5].update.version, row.version):
        assert state_at(row, version) == replay(events[:version])


def test_a_row_that_was_read_before_the_game_went_on_agrees_with_its_log() -> None:
    game = running_table(3)
    list(play(game.pk, random.Random(3), most=3))
    row = get_game(game.pk)
    list(play(game.pk, random.Random(4), most=2))
    events = [numbered.event for numbered in load(game.pk)]
    assert len(events) > row.version
    assert checked_state(row) == replay(events[: row.version])
