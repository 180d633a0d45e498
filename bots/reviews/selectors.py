"""Reviews as they are now, and how many a person may yet ask for."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from bots.judging.judge import JUDGE
from bots.reviews.models import Review

A_DAY = timedelta(hours=24)
MOST_A_DAY = 20
"""How many reviews a person may ask for within 24 hours; reading them is free."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """How many reviews a person may ask for a day, and how many of them are left.

    `renewed_at`: when the oldest one asked for no longer counts; None while none counts.
    """

    limit: int
    left: int
    renewed_at: datetime | None


def newest_review(game_id: str) -> Review | None:
    """The review of the game by today's judge, if it was ever asked for."""
    return Review.objects.filter(game_id=game_id, judge=JUDGE).first()


def allowance_of(user_id: int, *, now: datetime) -> Allowance:
    """How many reviews the user may yet ask for."""
    asked = Review.objects.filter(asked_by_id=user_id, asked_at__gt=now - A_DAY)
    moments = sorted(asked.values_list("asked_at", flat=True))
    renewed_at = moments[0] + A_DAY if moments else None
    return Allowance(MOST_A_DAY, max(0, MOST_A_DAY - len(moments)), renewed_at)
