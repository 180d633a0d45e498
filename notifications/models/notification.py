"""The row of a notification."""

from typing import Any

from django.conf import settings
from django.db import models
from django.utils import timezone

from notifications.kinds import Kind

GAME_ID_LENGTH = 10


def kinds() -> list[tuple[str, str]]:
    """Return the choices of `kind`."""
    return [(kind.value, kind.value) for kind in Kind]


class Notification(models.Model):
    """A notification to one user. It refers to another user by the row, never by the name."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+", db_index=False
    )
    kind = models.CharField(max_length=24, choices=kinds)
    # No foreign key, because this app doesn't import games.
    game_id = models.CharField(max_length=GAME_ID_LENGTH, blank=True)
    about = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        null=True,
        related_name="+",
        help_text="Whom else it concerns.",
    )
    data: "models.JSONField[Any, Any]" = models.JSONField(default=dict)
    at = models.DateTimeField(default=timezone.now)
    read_at = models.DateTimeField(null=True)
    is_quiet = models.BooleanField(
        default=False, help_text="The page lists it and says nothing of it."
    )

    class Meta:
        ordering = ("-at", "-id")
        indexes = (
            models.Index(fields=["user", "-at", "-id"], name="notification_by_user"),
            models.Index(
                fields=["user", "game_id"],
                condition=models.Q(read_at__isnull=True),
                name="notification_unread",
            ),
            models.Index(fields=["at"], name="notification_by_age"),
        )

    def __str__(self) -> str:
        return f"{self.kind} for {self.user_id}"
