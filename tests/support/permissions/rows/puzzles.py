"""Rows of puzzles."""

from datetime import timedelta

from django.utils import timezone

from bots.puzzles.models import DailyPuzzle
from tests.support.permissions.row import Row
from tests.support.permissions.scene import Scene
from tests.support.permissions.who import logged_in, who
from tests.support.puzzles import short_puzzle


def puzzle(_scene: Scene) -> str:
    """Return the id of a puzzle."""
    return short_puzzle().pk


def puzzle_of_today(_scene: Scene) -> None:
    """Have a puzzle of the day, whatever day it may become meanwhile."""
    for day in (timezone.now().date(), (timezone.now() + timedelta(hours=1)).date()):
        if not DailyPuzzle.objects.filter(day=day).exists():
            DailyPuzzle.objects.create(day=day, puzzle=short_puzzle())


ROWS = [
    Row("next_puzzle", who(), given=puzzle),
    Row("daily_puzzle", who(), given=puzzle_of_today),
    Row("get_puzzle", who(), {"puzzle_id": puzzle}, case="by its link"),
    Row(
        "play_puzzle",
        logged_in(),
        {"puzzle_id": puzzle},
        body={"command": {"type": "lead", "cards": ["AC"]}, "step": 0},
    ),
    Row("give_up_puzzle", logged_in(), {"puzzle_id": puzzle}),
    Row("my_puzzles", logged_in()),
]
