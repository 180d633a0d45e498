"""Celery's entry points for games: parse, call a service. Each may run twice."""

from celery import shared_task
from django.utils import timezone

from games.reactions import Committed
from games.services.ratings import count_rated_games as count
from games.services.receipts import forget_receipts as forget


@shared_task(name="games.forget_receipts")
def forget_receipts() -> int:
    """Delete the receipts of idempotency keys that nobody will send again; how many."""
    return forget(now=timezone.now())


@shared_task(name="games.count_rated_games")
def count_rated_games() -> int:
    """Count the rated games that are over and have not been; how many."""
    return count()


def queue_ratings(committed: Committed) -> None:
    """Queue the counting when a rated game is over; the sweep makes good what is lost."""
    if committed.is_rating_due:
        count_rated_games.apply_async(retry=False)
