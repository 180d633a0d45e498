"""Among bots a player is asked for little that they have no choice in."""

import pytest

from benchmarks.inputs import inputs_of
from games.engine import PRESETS


@pytest.mark.parametrize(("preset", "seats"), [("podkidnoy", 4), ("perevodnoy", 3), ("duel", 2)])
def test_at_most_one_input_in_ten_is_forced(preset: str, seats: int) -> None:
    found = inputs_of(PRESETS[preset].rules, seats, games=20)
    assert found.asked > 200
    assert found.share_left <= 0.1
