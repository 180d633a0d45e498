"""The row of an API token, with which a program acts for an account without a session."""

from django.conf import settings
from django.db import models
from django.utils import timezone

MAX_TOKEN_NAME_LENGTH = 40

HINT_LENGTH = 4


class ApiToken(models.Model):
    """A token without its text, which only its owner, or an app, has seen once.

    `digest` is the text's plain SHA-256. A slow hash isn't needed, because nobody can guess 256
    random bits, and the duration of the lookup by index reveals nothing.
    """

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="api_tokens"
    )
    name = models.CharField(max_length=MAX_TOKEN_NAME_LENGTH)
    digest = models.CharField(max_length=64, unique=True, editable=False)
    hint = models.CharField(max_length=HINT_LENGTH, help_text="How the token ends.")
    scopes = models.JSONField(help_text="What it is good for.")
    client_id = models.CharField(
        max_length=255, default="", help_text="The app that got it by OAuth; empty: the owner's."
    )
    created_at = models.DateTimeField(default=timezone.now)
    expires_at = models.DateTimeField()
    last_used_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ("-created_at", "-pk")
        indexes = (models.Index(fields=["expires_at"], name="token_by_end"),)

    def __str__(self) -> str:
        return f"{self.name} (…{self.hint})"
