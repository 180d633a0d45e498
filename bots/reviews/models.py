"""The row of a review."""

from django.conf import settings
from django.db import models
from django.utils import timezone


class ReviewStatus(models.TextChoices):
    """How far a review is."""

    WAITING = "waiting", "waiting"
    RUNNING = "running", "running"
    DONE = "done", "done"
    # It was tried several times, and each time something went wrong.
    FAILED = "failed", "failed"


class Review(models.Model):
    """The review of one finished game, by one version of the judge.

    Asked again when the judge is another one, the row begins anew. `attempts` counts the workers
    that have begun it; only the newest one writes.
    """

    game = models.OneToOneField(
        "play.Game", on_delete=models.CASCADE, primary_key=True, related_name="review"
    )
    judge = models.PositiveIntegerField(help_text="The version of the judge.")
    status = models.CharField(
        max_length=7, choices=ReviewStatus.choices, default=ReviewStatus.WAITING
    )
    attempts = models.PositiveSmallIntegerField(default=0)
    done = models.PositiveIntegerField(default=0, help_text="Decisions looked at so far.")
    total = models.PositiveIntegerField(default=0, help_text="Decisions of the game; 0: unknown.")
    result = models.JSONField(null=True, help_text="What the judge said, once it is done.")
    asked_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="reviews"
    )
    asked_at = models.DateTimeField(default=timezone.now)
    touched_at = models.DateTimeField(
        default=timezone.now, help_text="When it was last queued or went on."
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
                condition=models.Q(status__in=ReviewStatus.values), name="review_status_known"
            ),
        )

    def __str__(self) -> str:
        return f"{self.pk} ({self.status}, judge {self.judge})"
