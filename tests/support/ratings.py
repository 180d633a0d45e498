"""Stored ratings, for tests."""

from datetime import UTC, datetime
from typing import Any

from django.forms.models import model_to_dict

from accounts.models import User
from games.ratings.models import Rating, RatingChange

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def numbers() -> list[dict[str, Any]]:
    """All values of all ratings and changes but their ids, exact and in a stable order."""
    rows = [*Rating.objects.all(), *RatingChange.objects.all()]
    plain = [
        {name: repr(value) for name, value in model_to_dict(row).items() if name != "id"}
        for row in rows
    ]
    return sorted(plain, key=repr)


def rating_of(user: User, mode: str = "duel", season: str = "") -> Rating:
    """The stored rating of an account."""
    return Rating.objects.get(user=user, mode=mode, season=season)
