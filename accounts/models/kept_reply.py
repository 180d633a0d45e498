"""The row of a reply that is kept in case the client sends the request again."""

from django.conf import settings
from django.db import models


class KeptReply(models.Model):
    """A user's request with an idempotency key, and its reply once it is done.

    The key is hashed and the reply encrypted, because a reply may contain a secret, such as a new
    token.
    """

    pk = models.CompositePrimaryKey("user_id", "key_digest")
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        related_name="kept_replies",
        db_index=False,
    )
    key_digest = models.CharField(max_length=64, help_text="SHA-256 of the key.")
    fingerprint = models.CharField(
        max_length=64, help_text="SHA-256 of the request's method, address and body."
    )
    begun_at = models.DateTimeField()
    status = models.PositiveSmallIntegerField(null=True, help_text="None while it is worked on.")
    body = models.TextField(blank=True, help_text="JSON, encrypted.")

    class Meta:
        indexes = (models.Index(fields=["begun_at"], name="kept_reply_by_age"),)

    def __str__(self) -> str:
        return f"{self.user_id} {self.key_digest[:8]}: {self.status}"
