"""The rows of web push: subscribed browsers, and pushes still to be sent (outbox)."""

from django.conf import settings
from django.db import models
from django.utils import timezone

from notifications.models.outgoing import OutgoingMessage

MAX_ENDPOINT_LENGTH = 1000


class PushSubscription(models.Model):
    """A browser that receives a user's pushes, as long as the user is logged in there."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="push_subscriptions"
    )
    endpoint = models.CharField(max_length=MAX_ENDPOINT_LENGTH, unique=True)
    p256dh = models.CharField(max_length=100, help_text="The browser's public key.")
    auth = models.CharField(max_length=40, help_text="The secret shared with the browser.")
    session = models.CharField(max_length=64, db_index=True, help_text="A hash of the session key.")
    since = models.DateTimeField(default=timezone.now)
    seen_at = models.DateTimeField(
        default=timezone.now, help_text="When the browser last said that it is there."
    )

    def __str__(self) -> str:
        return f"{self.user_id} since {self.since}"


class PushDelivery(OutgoingMessage):
    """A push of a notification to one browser."""

    notification = models.ForeignKey(
        "notifications.Notification", on_delete=models.CASCADE, related_name="deliveries"
    )
    subscription = models.ForeignKey(
        PushSubscription, on_delete=models.CASCADE, related_name="deliveries"
    )

    class Meta:
        verbose_name_plural = "push deliveries"
        constraints = (
            models.UniqueConstraint(
                fields=["notification", "subscription"], name="delivery_once_a_browser"
            ),
        )

    def __str__(self) -> str:
        return f"{self.notification_id} to {self.subscription_id}"
