"""Request a game review."""

from datetime import datetime

from django.db import transaction

from bots.judging.judge import JUDGE
from bots.kernel.setup import is_modelled
from bots.reviews.errors import CannotReview, TooManyReviews
from bots.reviews.models import Review
from bots.reviews.reactions import ReviewAsked, review_asked
from bots.reviews.selectors import allowance_of
from games.records.finished import finished_game


def ask_review(*, game_id: str, user_id: int, now: datetime) -> Review:
    """Return the review of a finished game; start one if today's judge has made none.

    Raises NotFound, GameNotFinished, CannotReview, and TooManyReviews where one has to be started.
    """
    game = finished_game(game_id)
    if not is_modelled(game.rules, game.seats):
        raise CannotReview("The judge does not know the rules of this game.")
    with transaction.atomic():
        review, is_new = Review.objects.select_for_update().get_or_create(
            game_id=game.id, defaults={"judge": JUDGE, "asked_at": now, "touched_at": now}
        )
        if not is_new and review.is_of(JUDGE):
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
