"""Celery's tasks of puzzles; each may run twice. Making them has the queue of reviews."""

from celery import shared_task
from django.utils import timezone

from bots.puzzles.daily import choose_daily_puzzles
from bots.puzzles.first import store_first
from bots.puzzles.making import make_from_deals, make_from_games
from bots.puzzles.models import Puzzle

ENOUGH = 5_000
"""With so many puzzles in stock, only games of people are searched."""
GAMES_AT_ONCE = 3
DEALS_AT_ONCE = 2
"""Few, since reviews that people wait for have the same workers."""


@shared_task(name="puzzles.make")
def make() -> int:
    """Make some puzzles, and return their number: of finished games, else of games of bots."""
    made = make_from_games(GAMES_AT_ONCE)
    if not made and Puzzle.objects.count() < ENOUGH:
        made = make_from_deals(DEALS_AT_ONCE)
    return made


@shared_task(name="puzzles.choose_daily")
def choose_daily() -> int:
    """Choose the puzzles of today and tomorrow; return how many were missing.

    A new installation gets its first puzzles.
    """
    store_first()
    return choose_daily_puzzles(now=timezone.now())
