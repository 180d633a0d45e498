"""Refusals of requests about reviews, each with a stable `code`."""

from bots.commissions import SpentAllowance
from web.http.errors import ServiceError


class CannotReview(ServiceError):
    """The judge does not know the rules of the game."""

    code = "cannot_review"
    status = 409


class TooManyReviews(SpentAllowance, ServiceError):
    """The caller has used up the reviews of a day."""

    code = "too_many_reviews"
    status = 429
