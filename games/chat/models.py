"""The row of a chat message."""

from django.conf import settings
from django.db import models
from django.utils import timezone

MAX_TEXT_LENGTH = 200


class ChatKind(models.TextChoices):
    """The kind of a chat message."""

    PRESET = "preset", "phrase"
    REACTION = "reaction", "reaction"
    TEXT = "text", "free text"


class ChatMessage(models.Model):
    """A chat message; a series has one chat, under its first game.

    Ids rise in the order in which the messages of a chat are committed.
    """

    series = models.ForeignKey(
        "play.Game", on_delete=models.CASCADE, related_name="chat", db_index=False
    )
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="chat_messages"
    )
    kind = models.CharField(max_length=8, choices=ChatKind.choices)
    code = models.CharField(max_length=20, blank=True)
    text = models.CharField(max_length=MAX_TEXT_LENGTH, blank=True)
    at = models.DateTimeField(default=timezone.now)
    key = models.CharField(max_length=64, blank=True, help_text="The sender's idempotency key.")

    class Meta:
        ordering = ("id",)
        indexes = (
            models.Index(fields=["series", "id"], name="chat_by_series"),
            models.Index(fields=["at"], name="chat_by_age"),
        )
        constraints = (
            models.UniqueConstraint(
                fields=["series", "author", "key"],
                condition=~models.Q(key=""),
                name="chat_key_once_a_series",
            ),
            models.CheckConstraint(
                condition=models.Q(kind=ChatKind.TEXT, code="") & ~models.Q(text="")
                | models.Q(kind__in=(ChatKind.PRESET, ChatKind.REACTION), text="")
                & ~models.Q(code=""),
                name="chat_code_or_text",
            ),
        )

    def __str__(self) -> str:
        return f"{self.author_id} at {self.series_id}: {self.code or self.text}"
