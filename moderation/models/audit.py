"""The row of the audit log: an action of a member of staff."""

from typing import Any, NoReturn

from django.conf import settings
from django.db import models
from django.utils import timezone


class AuditAction(models.TextChoices):
    """The kinds of actions of staff; the codes are stable."""

    DISMISSED = "dismissed", "dismissed reports"
    UPHELD = "upheld", "upheld reports"
    WARNED = "warned", "warned"
    MUTED = "muted", "muted"
    BANNED = "banned", "banned"
    RENAMED = "renamed", "gave another name"
    UNNAMED = "unnamed", "took away names of rules"
    HIDDEN = "hidden", "hid a club or a tournament"
    SHOWN = "shown", "showed a club or a tournament again"
    CLOSED = "closed", "closed a club or a tournament"
    REOPENED = "reopened", "opened a closed club again"
    LIFTED = "lifted", "lifted a sanction"
    ANSWERED = "answered", "answered an appeal"
    RELEASED = "released", "let held ratings count"
    ANNULLED = "annulled", "annulled held ratings"
    SETTLED = "settled", "settled a sign of collusion"
    CANCELLED = "cancelled", "cancelled a game"
    REBUILT = "rebuilt", "made a game's row anew"
    REVOKED = "revoked", "revoked a token"
    ANNOUNCED = "announced", "told everybody something"
    ROLES_CHANGED = "roles", "changed what somebody may do"


class AuditEntry(models.Model):
    """An action of staff: its author, its subject, its reason and its time. It is never changed.

    The entry is written in the transaction of the action. Django's own log of the admin doesn't
    suffice: its entries are deleted with their user, and have no reasons.
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
        """Insert a new row. Raises TypeError for a row that exists."""
        if not self._state.adding:
            self._refuse()
        super().save(*args, **kwargs)

    def delete(self, *_args: Any, **_kwargs: Any) -> NoReturn:
        """Raise TypeError: entries are never deleted."""
        self._refuse()

    def _refuse(self) -> NoReturn:
        raise TypeError("An audit entry can't be changed or deleted.")
