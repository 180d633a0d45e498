"""Recalculate all ratings from the logs of games, in the order of the book."""

from django.db import transaction

from games.play.models import Game
from games.ratings.models import RatedGame, RatedGameStatus, Rating, RatingBook, RatingChange
from games.ratings.projection import Ratings, finished, fold, save

BATCH = 500


def rebuild_ratings() -> int:
    """Compute all ratings and changes again from the games that count; return their number.

    Meanwhile no game is counted. Raises the errors of `games.play.log` for a log that can't be
    read; nothing is changed then.
    """
    with transaction.atomic():
        RatingBook.objects.get_or_create(pk=1)
        RatingBook.objects.select_for_update().get(pk=1)
        RatingChange.objects.all().delete()
        Rating.objects.all().delete()
        ratings: Ratings = {}
        counted = RatedGame.objects.filter(status=RatedGameStatus.APPLIED).order_by("number")
        numbers = {entry.pk: entry.number for entry in counted if entry.number is not None}
        ids = list(numbers)
        for start in range(0, len(ids), BATCH):
            batch = ids[start : start + BATCH]
            games = Game.objects.prefetch_related("seats").in_bulk(batch)
            changes = [
                change
                for game_id in batch
                for change in fold(ratings, finished(games[game_id]), number=numbers[game_id])
            ]
            RatingChange.objects.bulk_create(changes, batch_size=BATCH)
        save(ratings.values(), [])
        return len(ids)
