"""The rows of mails that are still to be sent."""

from django.db import models
from django.utils import timezone


class MailDelivery(models.Model):
    """A mail of a notification; the row is deleted when it is sent or given up."""

    notification = models.OneToOneField(
        "notifications.Notification", on_delete=models.CASCADE, related_name="+"
    )
    attempts = models.PositiveSmallIntegerField(default=0)
    next_at = models.DateTimeField(default=timezone.now, db_index=True)
    expires_at = models.DateTimeField()

    class Meta:
        verbose_name_plural = "mail deliveries"

    def __str__(self) -> str:
        return f"{self.notification_id} by mail"
