"""The row of a review."""

from django.db import models

from bots.commissions import Commission, Status


class Review(Commission):
    """The review of one finished game, by one version of the judge."""

    game = models.OneToOneField(
        "play.Game", on_delete=models.CASCADE, primary_key=True, related_name="review"
    )

    class Meta:
        indexes = (
            models.Index(
                fields=["touched_at"],
                condition=models.Q(status__in=["waiting", "running"]),
                name="review_to_look_after",
            ),
        )
        constraints = (
            models.CheckConstraint(
                condition=models.Q(status__in=Status.values), name="review_status_known"
            ),
        )
