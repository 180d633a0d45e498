"""Celery's tasks of ratings; each may run twice."""

from celery import shared_task
from django.utils import timezone

from games.play.reactions import Committed
from games.ratings.book import count_rated_games as count
from games.ratings.book import seconds_due
from games.ratings.collusion import measure_games as measure
from games.ratings.collusion import search_for_collusion as search
from web.monitoring import metrics


@shared_task(name="ratings.count_rated_games")
def count_rated_games() -> int:
    """Count or hold back the finished rated games that are due; return their number."""
    counted = count()
    metrics.ratings_lag.set(seconds_due(timezone.now()))
    return counted


@shared_task(name="ratings.measure_games")
def measure_games() -> int:
    """Count what players did in finished games, for the search for collusion."""
    return measure(now=timezone.now())


@shared_task(name="ratings.search_for_collusion")
def search_for_collusion() -> bool:
    """Search for collusion, once a day; return whether that was done now."""
    return search(now=timezone.now()) is not None


def queue_ratings(_: Committed) -> None:
    """Queue the counting after a rated game; a sweep repeats it if the queue is away."""
    count_rated_games.apply_async(retry=False)
