"""The rows of mails that are still to be sent."""

from django.db import models

from notifications.models.outgoing import OutgoingMessage


class MailDelivery(OutgoingMessage):
    """A mail about a notification."""

    notification = models.OneToOneField(
        "notifications.Notification", on_delete=models.CASCADE, related_name="+"
    )

    class Meta:
        verbose_name_plural = "mail deliveries"

    def __str__(self) -> str:
        return f"{self.notification_id} by mail"
