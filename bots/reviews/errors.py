"""Refusals of requests about reviews, each with a stable `code`."""

from datetime import timedelta

from web.errors import ServiceError


class CannotReview(ServiceError):
    """The judge does not know the rules of the game."""

    code = "cannot_review"
    status = 409


class TooManyReviews(ServiceError):
    """The caller has asked for as many reviews as a day allows."""

    code = "too_many_reviews"
    status = 429

    def __init__(self, *, limit: int, wait: timedelta) -> None:
        self._wait = wait
        super().__init__(f"You have asked for {limit} reviews within a day.")

    @property
    def headers(self) -> dict[str, str]:
        """When the next one may be asked for."""
        return {"Retry-After": str(max(1, int(self._wait.total_seconds())))}
