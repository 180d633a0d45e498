"""The row of an appeal: the sanctioned person's objection, and the answer of staff."""

from django.conf import settings
from django.db import models
from django.utils import timezone

from moderation.models.sanction import MAX_WORDS_LENGTH, Sanction

MAX_APPEAL_LENGTH = 2000


class AppealOutcome(models.TextChoices):
    """The decision about the sanction after an appeal."""

    STANDS = "stands", "stands"
    LIFTED = "lifted", "lifted"


class Appeal(models.Model):
    """The one appeal against a sanction, which staff answers once."""

    sanction = models.OneToOneField(
        Sanction, on_delete=models.CASCADE, primary_key=True, related_name="appeal"
    )
    text = models.CharField(max_length=MAX_APPEAL_LENGTH)
    at = models.DateTimeField(default=timezone.now)
    outcome = models.CharField(max_length=6, choices=AppealOutcome.choices, blank=True)
    words = models.CharField(max_length=MAX_WORDS_LENGTH, blank=True)
    answered_at = models.DateTimeField(null=True)
    answered_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, null=True, related_name="+"
    )

    class Meta:
        ordering = ("at",)
        indexes = (
            models.Index(
                fields=["at"], condition=models.Q(answered_at=None), name="appeal_waiting"
            ),
        )
        constraints = (
            models.CheckConstraint(
                condition=models.Q(answered_at=None, outcome="")
                | (models.Q(answered_at__isnull=False) & ~models.Q(outcome="")),
                name="answered_appeal_has_an_outcome",
            ),
        )

    def __str__(self) -> str:
        return f"Appeal of {self.sanction.person}"
