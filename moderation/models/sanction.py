"""The row of a sanction: a warning, a mute or a ban, with its reason and its end (expiry)."""

from django.conf import settings
from django.db import models
from django.utils import timezone

MAX_WORDS_LENGTH = 1000


class Reason(models.TextChoices):
    """The reason for a report or a sanction; the codes are stable."""

    CHEATING = "cheating", "Cheating"
    BOOSTING = "boosting", "Passing on rating"
    INSULT = "insult", "Insults"
    SPAM = "spam", "Spam"
    NAME = "name", "Offensive name"
    LEAVING = "leaving", "Leaving games"
    OTHER = "other", "Something else"


class SanctionKind(models.TextChoices):
    """The effect of a sanction."""

    WARNING = "warning", "Warning"
    MUTE = "mute", "Mute"
    BAN = "ban", "Ban"


class Sanction(models.Model):
    """A decision of staff about one person, in force from `since` to `until` unless lifted.

    The person reads it, with its `words`. A warning forbids nothing. No sweep ends a mute or a ban:
    `until` is compared with the clock.
    """

    kind = models.CharField(max_length=7, choices=SanctionKind.choices)
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="sanctions"
    )
    reason = models.CharField(max_length=8, choices=Reason.choices)
    words = models.CharField(max_length=MAX_WORDS_LENGTH, blank=True)
    since = models.DateTimeField(default=timezone.now)
    until = models.DateTimeField(null=True, help_text="Empty: for good.")
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    acknowledged_at = models.DateTimeField(
        null=True, help_text="When the person said that they have read it."
    )
    lifted_at = models.DateTimeField(null=True)
    lifted_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, null=True, related_name="+"
    )
    enforced_at = models.DateTimeField(
        null=True, help_text="When a banned person had been taken out of all that went on."
    )

    class Meta:
        ordering = ("-since", "-pk")
        indexes = (
            models.Index(
                fields=["person", "kind"],
                condition=models.Q(lifted_at=None),
                name="sanction_in_force",
            ),
            models.Index(
                fields=["since"],
                condition=models.Q(kind=SanctionKind.BAN, enforced_at=None),
                name="ban_to_enforce",
            ),
        )
        constraints = (
            models.CheckConstraint(
                condition=models.Q(until=None) | models.Q(until__gt=models.F("since")),
                name="sanction_ends_after_it_began",
            ),
            models.CheckConstraint(
                condition=~models.Q(kind=SanctionKind.WARNING) | models.Q(until=None),
                name="warning_has_no_end",
            ),
        )

    def __str__(self) -> str:
        end = "" if self.kind == SanctionKind.WARNING else f" until {self.until or 'for good'}"
        return f"{self.get_kind_display()} of {self.person}{end}"
