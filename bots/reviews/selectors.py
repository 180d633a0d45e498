"""Reading reviews, and the number that a person may still ask for."""

from datetime import datetime

from bots.commissions import Allowance, allowance_in
from bots.judging.judge import JUDGE
from bots.reviews.models import Review

MAX_PER_DAY = 20
"""The reviews that a person may ask for within 24 hours; reading them is free."""


def newest_review(game_id: str) -> Review | None:
    """Return the review of the game by today's judge, if it was ever asked for."""
    return Review.objects.filter(game_id=game_id, judge=JUDGE).first()


def allowance_of(user_id: int, *, now: datetime) -> Allowance:
    """Return how many reviews the user may still ask for."""
    return allowance_in(Review.objects.all(), user_id, most_a_day=MAX_PER_DAY, now=now)
