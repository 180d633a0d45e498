"""The events of a game as English sentences."""

import pytest

from games.engine.events import EndReason, GameEnded
from games.records.narration import narrate


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (GameEnded(EndReason.DURAK, 1, (1, 2)), "seat 1 is the durak"),
        # Two players of team 1 hold cards: their team has lost, and nobody is the durak.
        (GameEnded(EndReason.DURAK, None, (1, 3, 2, 3), (1,)), "team 1 loses"),
        (GameEnded(EndReason.TEAM_OUT, None, (1, 3, 1, 3), (1,)), "team 1 loses"),
    ],
)
def test_the_end_names_the_durak_or_the_team_that_lost(event: GameEnded, sentence: str) -> None:
    assert narrate(event).startswith(sentence)
    assert "None" not in narrate(event)
