"""The row of a receipt: the idempotency key of a move, with its command and its events."""

from django.db import models


class CommandReceipt(models.Model):
    """An accepted command that was sent with `key`, and the versions of its events."""

    pk = models.CompositePrimaryKey("seat_id", "key")
    seat = models.ForeignKey(
        "play.Seat", on_delete=models.CASCADE, related_name="receipts", db_index=False
    )
    key = models.CharField(max_length=64)
    fingerprint = models.CharField(
        max_length=64, help_text="SHA-256 of the command and its expected version."
    )
    first_version = models.PositiveIntegerField()
    last_version = models.PositiveIntegerField()
    at = models.DateTimeField()

    class Meta:
        indexes = (models.Index(fields=["at"], name="receipt_by_age"),)

    def __str__(self) -> str:
        return f"{self.seat_id} {self.key}: {self.first_version}-{self.last_version}"
