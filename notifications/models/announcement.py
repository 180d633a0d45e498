"""The row of an announcement by the operator."""

from typing import Any

from django.db import models
from django.utils import timezone


class Announcement(models.Model):
    """An announcement to everybody; only the newest row counts.

    `texts` are texts by language, with English if there are any. With `restart_at` the page
    announces the restart in its own words, and from `rest_from` on no rated game begins.
    """

    texts: "models.JSONField[Any, Any]" = models.JSONField(default=dict, blank=True)
    restart_at = models.DateTimeField(null=True, blank=True)
    rest_from = models.DateTimeField(null=True, blank=True)
    until = models.DateTimeField(help_text="When it is over.")
    created_at = models.DateTimeField(default=timezone.now, editable=False)

    class Meta:
        ordering = ("-pk",)

    def __str__(self) -> str:
        words = self.texts.get("en", "")
        return words or f"Restart at {self.restart_at:%Y-%m-%d %H:%M} UTC"
