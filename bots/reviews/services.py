"""Asking for a review, making it, and looking after those that got lost."""

from datetime import datetime, timedelta

from django.db import connection, transaction
from django.db.models import Q

from bots.judging.judge import JUDGE
from bots.kernel.setup import is_modelled
from bots.reviews.errors import CannotReview, TooManyReviews
from bots.reviews.models import Review, ReviewStatus
from bots.reviews.reactions import ReviewAsked, review_asked
from bots.reviews.selectors import allowance_of
from games.records.finished import finished_game

MOST_ATTEMPTS = 3
LOST_AFTER = timedelta(minutes=1)
"""A review that is being made goes on every few seconds; one that does not has lost its worker."""
FORGOTTEN_AFTER = timedelta(minutes=10)
"""A review that waits so long may have lost its message."""


def ask_review(*, game_id: str, user_id: int, now: datetime) -> Review:
    """The review of a finished game: as it is, or begun if there is none by today's judge.

    Raises NotFound, GameNotFinished, CannotReview, and TooManyReviews where one has to be begun.
    """
    game = finished_game(game_id)
    if not is_modelled(game.rules, game.seats):
        raise CannotReview("The judge does not know the rules of this game.")
    with transaction.atomic():
        review, is_new = Review.objects.select_for_update().get_or_create(
            game_id=game.id, defaults={"judge": JUDGE, "asked_at": now, "touched_at": now}
        )
        if not is_new and review.judge == JUDGE and review.status != ReviewStatus.FAILED:
            return review
        allowance = allowance_of(user_id, now=now)
        if not allowance.left:
            wait = (allowance.renewed_at or now) - now
            raise TooManyReviews(limit=allowance.limit, wait=wait)
        review = Review(game_id=game.id, judge=JUDGE, asked_by_id=user_id)
        review.asked_at = review.touched_at = now
        review.save()
        review_asked.announce(ReviewAsked(game.id))
    return review


def look_after_reviews(*, now: datetime) -> list[str]:
    """Have those wait again that have lost their worker or message; the games to be queued.

    One that was begun too often without an end has failed.
    """
    is_lost = Q(status=ReviewStatus.RUNNING, touched_at__lt=now - LOST_AFTER) | Q(
        status=ReviewStatus.WAITING, touched_at__lt=now - FORGOTTEN_AFTER
    )
    with transaction.atomic():
        can_skip = connection.features.has_select_for_update_skip_locked
        locked = Review.objects.select_for_update(skip_locked=can_skip)
        lost = list(locked.filter(is_lost))
        for review in lost:
            has_failed = review.attempts >= MOST_ATTEMPTS
            review.status = ReviewStatus.FAILED if has_failed else ReviewStatus.WAITING
            review.touched_at = now
        Review.objects.bulk_update(lost, ["status", "touched_at"])
    return [review.pk for review in lost if review.status == ReviewStatus.WAITING]
