"""The row of a report of one player about another."""

from django.conf import settings
from django.db import models
from django.utils import timezone

from moderation.models.sanction import Reason

MAX_REPORT_LENGTH = 1000


class ReportOutcome(models.TextChoices):
    """The decision of staff about a report."""

    UPHELD = "upheld", "upheld"
    DISMISSED = "dismissed", "dismissed"


class Report(models.Model):
    """A report of one player about another, with the evidence of that time.

    Its subject is an id without a foreign key. The message's text, the rule set's name, and name
    and description of a club or a tournament are copies, so that the evidence outlives them.
    """

    reporter = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="reports_made"
    )
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="reports"
    )
    reason = models.CharField(max_length=8, choices=Reason.choices)
    text = models.CharField(max_length=MAX_REPORT_LENGTH, blank=True)
    name = models.CharField(max_length=24, help_text="What the person was called then.")
    game_id = models.CharField(max_length=10, blank=True)
    message_id = models.BigIntegerField(null=True)
    message_text = models.CharField(max_length=MAX_REPORT_LENGTH, blank=True)
    rule_set_id = models.CharField(max_length=10, blank=True)
    rule_set_name = models.CharField(
        max_length=40, blank=True, help_text="What the saved rule set was called then."
    )
    club_id = models.CharField(max_length=10, blank=True, default="", db_default="")
    tournament_id = models.CharField(max_length=10, blank=True, default="", db_default="")
    place_name = models.CharField(
        max_length=60,
        blank=True,
        default="",
        db_default="",
        help_text="What the club or the tournament was called then.",
    )
    place_description = models.CharField(
        max_length=MAX_REPORT_LENGTH,
        blank=True,
        default="",
        db_default="",
        help_text="How the club or the tournament was described then.",
    )
    at = models.DateTimeField(default=timezone.now)
    outcome = models.CharField(max_length=9, choices=ReportOutcome.choices, blank=True)
    handled_at = models.DateTimeField(null=True)
    handled_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, null=True, related_name="+"
    )

    class Meta:
        ordering = ("-at", "-pk")
        indexes = (
            models.Index(
                fields=["person", "at"], condition=models.Q(handled_at=None), name="report_open"
            ),
        )
        constraints = (
            models.UniqueConstraint(
                fields=[
                    *("reporter", "person", "game_id", "rule_set_id"),
                    *("club_id", "tournament_id"),
                ],
                condition=models.Q(handled_at=None),
                name="one_open_report_a_subject",
            ),
            models.CheckConstraint(
                condition=~models.Q(reporter=models.F("person")), name="nobody_reports_themselves"
            ),
            models.CheckConstraint(
                condition=models.Q(handled_at=None, outcome="")
                | (models.Q(handled_at__isnull=False) & ~models.Q(outcome="")),
                name="handled_report_has_an_outcome",
            ),
        )

    def __str__(self) -> str:
        return f"{self.get_reason_display()}: {self.person}"
