"""Celery's entry points of ratings. Each may run twice."""

from celery import shared_task

from games.play.reactions import Committed
from games.ratings.book import count_rated_games as count


@shared_task(name="ratings.count_rated_games")
def count_rated_games() -> int:
    """Count the rated games that are over and have not been; how many."""
    return count()


def queue_ratings(committed: Committed) -> None:
    """Queue the counting when a rated game is over; the sweep makes good what is lost."""
    if committed.is_rating_due:
        count_rated_games.apply_async(retry=False)
