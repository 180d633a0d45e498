"""The row of an evaluation."""

from django.db import models

from bots.commissions import Commission, Status

DIGEST_LENGTH = 40


class Evaluation(Commission):
    """The worth of a position's moves to one seat, by one version of the judge.

    The key is a digest of the facts that the seat can know, so equal questions find the same row.
    """

    digest = models.CharField(primary_key=True, max_length=DIGEST_LENGTH, editable=False)
    position = models.TextField(help_text="The state in notation.")
    seat = models.PositiveSmallIntegerField(help_text="Whose move it is.")

    class Meta:
        indexes = (
            models.Index(
                fields=["touched_at"],
                condition=models.Q(status__in=["waiting", "running"]),
                name="evaluation_to_look_after",
            ),
            models.Index(fields=["asked_at"], name="evaluation_by_age"),
        )
        constraints = (
            models.CheckConstraint(
                condition=models.Q(status__in=Status.values), name="evaluation_status_known"
            ),
        )
