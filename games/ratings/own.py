"""Everything stored about a person's ratings, for the person's own export."""

from typing import Any

from accounts.models import User
from games.ratings.models import RatedGame, RatedGameStatus, Rating, RatingChange

NUMBERS = ("mean", "deviation")


def ratings_of_person(user: User) -> dict[str, Any]:
    """Return a person's ratings, their changes by each game, and the games that do not count."""
    ratings = Rating.objects.filter(user=user).order_by("mode", "season")
    changes = RatingChange.objects.filter(user=user).order_by("number")
    uncounted = RatedGame.objects.filter(game__seats__user=user).exclude(
        status=RatedGameStatus.APPLIED
    )
    before_and_after = [f"{number}_{when}" for when in ("before", "after") for number in NUMBERS]
    return {
        "ratings": list(
            ratings.values("mode", "season", *NUMBERS, "games", "peak", "last_game_at")
        ),
        "changes": list(changes.values("rated_game_id", "mode", "at", *before_and_after)),
        "uncounted": list(uncounted.order_by("entered_at").values("game_id", "status")),
    }
