"""The row of a webhook."""

from typing import Any

from django.conf import settings
from django.db import models
from django.utils import timezone

from webhooks.kinds import OffReason

MAX_URL_LENGTH = 500


def reasons() -> list[tuple[str, str]]:
    """Return the choices of `off_reason`."""
    return [(reason.value, reason.value) for reason in OffReason]


class Webhook(models.Model):
    """An address to which events of its user's games are posted, while it has no `off_reason`."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="webhooks"
    )
    url = models.CharField(max_length=MAX_URL_LENGTH)
    events: "models.JSONField[Any, Any]" = models.JSONField(help_text="The chosen types of events.")
    secret = models.CharField(max_length=300, editable=False, help_text="Encrypted.")
    old_secret = models.CharField(
        max_length=300, blank=True, editable=False, help_text="The one before, encrypted."
    )
    old_secret_until = models.DateTimeField(null=True)
    off_reason = models.CharField(max_length=7, choices=reasons, blank=True)
    failing_since = models.DateTimeField(
        null=True, help_text="The first failed try since one succeeded."
    )
    created_at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ("created_at", "pk")

    def __str__(self) -> str:
        return f"{self.pk} of {self.user_id}"
