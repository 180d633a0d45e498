"""Puzzles for a person: by link, of the day, the next one (by rating and theme)."""

import secrets
from datetime import date, datetime, timedelta

from django.db.models import Exists, OuterRef, QuerySet

from bots.puzzles.errors import PuzzleNotFound
from bots.puzzles.models import Attempt, DailyPuzzle, Puzzle, Solver
from games.ratings.system import NEW

NEAR = 12
"""The next puzzle is a random one of so many nearest to the person's rating."""


def get_puzzle(puzzle_id: str) -> Puzzle:
    """Return the puzzle. Raises PuzzleNotFound."""
    puzzle = _puzzles().filter(pk=puzzle_id).first()
    if puzzle is None:
        raise PuzzleNotFound("There is no such puzzle.")
    return puzzle


def daily_puzzle(day: date) -> Puzzle:
    """Return the puzzle of the day. Raises PuzzleNotFound where none was chosen."""
    puzzle = _puzzles().filter(daily__day=day).first()
    if puzzle is None:
        raise PuzzleNotFound("There is no puzzle of today.")
    return puzzle


def next_puzzle(*, user_id: int | None, theme: str | None, now: datetime) -> Puzzle:
    """Return a puzzle near the person's rating that they have not tried, first one that is begun.

    The puzzles of today and of later days are left out. Raises PuzzleNotFound if none is left.
    """
    puzzles = _puzzles().exclude(daily__day__gte=now.date())
    if theme is not None:
        puzzles = puzzles.filter(themes__theme=theme)
    if user_id is not None:
        own = Attempt.objects.filter(puzzle=OuterRef("pk"), user_id=user_id)
        begun = puzzles.filter(Exists(own.filter(outcome=""))).order_by("pk").first()
        if begun is not None:
            return begun
        puzzles = puzzles.filter(~Exists(own))
    near = _nearest(puzzles, NEW.mean if user_id is None else solver_of(user_id).mean)
    if not near:
        raise PuzzleNotFound("There is no puzzle left that you have not tried.")
    return secrets.choice(near)


def attempt_at(puzzle: Puzzle, user_id: int) -> Attempt | None:
    """Return the person's attempts at the puzzle, or None."""
    return Attempt.objects.filter(puzzle=puzzle, user_id=user_id).first()


def solver_of(user_id: int) -> Solver:
    """Return the person's rating and streaks.

    Those of a person without attempts are new, and not stored.
    """
    return Solver.objects.filter(pk=user_id).first() or Solver(user_id=user_id)


def daily_streak_of(solver: Solver, *, now: datetime) -> int:
    """Return the number of daily puzzles solved on days in a row, which today may still extend."""
    is_going_on = solver.daily_on is not None and solver.daily_on >= now.date() - timedelta(days=1)
    return solver.daily_streak if is_going_on else 0


def day_of(puzzle: Puzzle) -> date | None:
    """Return the day of which this is or was the puzzle."""
    daily = DailyPuzzle.objects.filter(puzzle=puzzle).first()
    return None if daily is None else daily.day


def _puzzles() -> QuerySet[Puzzle]:
    return Puzzle.objects.select_related("game").prefetch_related("themes")


def _nearest(puzzles: QuerySet[Puzzle], mean: float) -> list[Puzzle]:
    above = puzzles.filter(mean__gte=mean).order_by("mean", "pk")[:NEAR]
    below = puzzles.filter(mean__lt=mean).order_by("-mean", "pk")[:NEAR]
    return sorted((*above, *below), key=lambda puzzle: abs(puzzle.mean - mean))[:NEAR]
