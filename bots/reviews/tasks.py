"""Celery's tasks of reviews; each may run twice. They have a separate queue."""

from celery import shared_task
from django.utils import timezone

from bots import commissions
from bots.reviews.making import make_review
from bots.reviews.models import Review
from bots.reviews.reactions import ReviewAsked


@shared_task(name="reviews.make")
def make(game_id: str) -> bool:
    """Make the review of a game, unless another worker has begun it; whether it was made."""
    return make_review(game_id=game_id)


@shared_task(name="reviews.look_after")
def look_after() -> int:
    """Queue the reviews again that got lost; return their number."""
    lost = commissions.look_after(Review.objects.all(), now=timezone.now())
    for game_id in lost:
        make.apply_async((game_id,))
    return len(lost)


def queue_review(asked: ReviewAsked) -> None:
    """Queue a review that was asked for.

    Publishing is not retried, since the caller's request waits for it; a sweep finds lost ones.
    """
    make.apply_async((asked.game_id,), retry=False)
