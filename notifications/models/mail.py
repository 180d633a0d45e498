"""The rows of mails still to be sent (outbox), and of addresses that bounce."""

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


class StopReason(models.TextChoices):
    """The reason for which an address gets no more reminders and digests."""

    BOUNCED = "bounced", "mails come back"
    COMPLAINED = "complained", "its reader reported a mail as spam, or unsubscribed at the provider"


class ReportedAddress(models.Model):
    """An address of an account about which the mail provider has reported."""

    address = models.OneToOneField(
        "account.EmailAddress", on_delete=models.CASCADE, related_name="+", primary_key=True
    )
    bounced_at = models.DateTimeField(
        null=True, help_text="The first of the bounces that count together."
    )
    stopped_at = models.DateTimeField(null=True)
    reason = models.CharField(max_length=10, choices=StopReason.choices, blank=True)
    resumed_at = models.DateTimeField(
        null=True, help_text="When the owner asked for mails again: older reports don't count."
    )

    class Meta:
        verbose_name_plural = "reported addresses"

    def __str__(self) -> str:
        return f"address {self.address_id}"
