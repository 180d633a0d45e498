"""The row of the audit log: what a member of staff did."""

from typing import Any, NoReturn

from django.conf import settings
from django.db import models
from django.utils import timezone


class AuditAction(models.TextChoices):
    """What can be done by staff; the codes are stable."""

    DISMISSED = "dismissed", "dismissed reports"
    UPHELD = "upheld", "upheld reports"
    WARNED = "warned", "warned"
    MUTED = "muted", "muted"
    BANNED = "banned", "banned"
    RENAMED = "renamed", "gave another name"
    LIFTED = "lifted", "lifted a sanction"
    ANSWERED = "answered", "answered an appeal"
    RELEASED = "released", "let held ratings count"
    ANNULLED = "annulled", "annulled held ratings"
    ROLES_CHANGED = "roles", "changed what somebody may do"


class AuditEntry(models.Model):
    """Who did what, to whom, why and when. Written with the deed, and never changed.

    Django's own log of the admin is none: it goes with its user, and knows no reasons.
    """

    at = models.DateTimeField(default=timezone.now)
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    action = models.CharField(max_length=9, choices=AuditAction.choices)
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, null=True, related_name="+"
    )
    subject = models.CharField(max_length=200, blank=True)
    why = models.TextField(blank=True)

    class Meta:
        ordering = ("-at", "-pk")
        verbose_name_plural = "audit entries"
        indexes = (models.Index(fields=["person", "-at"], name="audit_of_person"),)

    def __str__(self) -> str:
        return f"{self.by} {self.get_action_display()}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Write a new row. Raises TypeError for one that is written already."""
        if not self._state.adding:
            self._refuse()
        super().save(*args, **kwargs)

    def delete(self, *_args: Any, **_kwargs: Any) -> NoReturn:
        """Raises TypeError."""
        self._refuse()

    def _refuse(self) -> NoReturn:
        raise TypeError("What was done stays written down.")
