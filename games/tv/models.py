"""The rows of TV: the channels, and the exhibition games of the house bots."""

from django.db import models
from django.utils import timezone

from games.play.models import GameMode

ANY_MODE = "any"
CHANNELS = (ANY_MODE, *GameMode.values)
"""The keys of the channels: one for the best game of all, and one for each mode."""


class TvChannel(models.Model):
    """A channel and the game that it shows."""

    key = models.CharField(
        primary_key=True, max_length=10, help_text="A mode, or `any` for the best game of all."
    )
    game = models.ForeignKey("play.Game", on_delete=models.SET_NULL, null=True, related_name="+")
    since = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return f"{self.key}: {self.game_id}"


class Exhibition(models.Model):
    """A game that house bots play for the watchers; at most one runs."""

    game = models.OneToOneField("play.Game", on_delete=models.CASCADE, related_name="exhibition")
    is_running = models.BooleanField(default=True)
    began_at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ("-began_at", "-id")
        constraints = (
            models.UniqueConstraint(
                fields=["is_running"],
                condition=models.Q(is_running=True),
                name="one_exhibition_at_once",
            ),
        )

    def __str__(self) -> str:
        return f"{self.game_id} ({'runs' if self.is_running else 'is over'})"
