"""The puzzle of the day: choosing the puzzles of the days to come."""

from datetime import datetime, timedelta

from bots.puzzles.models import DailyPuzzle, Puzzle

DAYS_AHEAD = 2
"""Today and tomorrow have theirs."""


def choose_daily_puzzles(*, now: datetime) -> int:
    """Choose a puzzle for each of the next days that has none; return how many were chosen.

    Puzzles with the fewest attempts come first; a puzzle has only one day.
    """
    chosen = 0
    for day in (now.date() + timedelta(days=ahead) for ahead in range(DAYS_AHEAD)):
        if DailyPuzzle.objects.filter(day=day).exists():
            continue
        puzzle = Puzzle.objects.filter(daily=None).order_by("tried", "digest").first()
        if puzzle is None:
            break
        _, is_new = DailyPuzzle.objects.get_or_create(day=day, defaults={"puzzle": puzzle})
        chosen += is_new
    return chosen
