"""The rows of matchmaking: seeks, the games made from them, and missed games."""

from django.conf import settings
from django.db import models
from django.utils import timezone

MAX_POOL_NAME_LENGTH = 20


class Seek(models.Model):
    """A user's wait for a game in some pools: one row for each user, until the cards are dealt.

    With a `game` the user is paired; its cards are dealt as soon as all its players have answered.
    """

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="seek"
    )
    pools = models.JSONField(help_text="The names of the pools.")
    is_rated = models.BooleanField()
    since = models.DateTimeField(default=timezone.now)
    heard_at = models.DateTimeField(
        default=timezone.now, help_text="When the user's page last said that it is still open."
    )
    game = models.ForeignKey("play.Game", on_delete=models.CASCADE, null=True, related_name="seeks")

    class Meta:
        indexes = (
            models.Index(
                fields=["since"], condition=models.Q(game__isnull=True), name="seek_waiting"
            ),
        )

    def __str__(self) -> str:
        return f"{self.user_id}: {', '.join(self.pools)}"


class Match(models.Model):
    """A game whose players were paired; the row has no personal data.

    The pool of a game that was agreed on, or that an organiser paired, is empty.
    """

    game = models.OneToOneField(
        "play.Game", on_delete=models.CASCADE, primary_key=True, related_name="match"
    )
    pool = models.CharField(max_length=MAX_POOL_NAME_LENGTH, blank=True)
    is_rated = models.BooleanField()
    made_at = models.DateTimeField(default=timezone.now)
    due_at = models.DateTimeField(
        null=True, help_text="Until when everybody has to answer; empty once the cards are dealt."
    )
    waits = models.JSONField(help_text="How many seconds each of its players had waited.")

    class Meta:
        indexes = (
            models.Index(
                fields=["due_at"], condition=models.Q(due_at__isnull=False), name="match_due"
            ),
            models.Index(fields=["made_at"], name="match_by_age"),
        )

    def __str__(self) -> str:
        return f"{self.game_id} ({self.pool})"


class MissedMatch(models.Model):
    """A game that a paired user missed; kept for a day, since too many lead to a pause."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        indexes = (models.Index(fields=["at"], name="missed_match_by_age"),)

    def __str__(self) -> str:
        return f"{self.user_id} at {self.at}"
