"""The row of an event in a game's log: written once, never changed."""

from django.db import models


class EventCause(models.TextChoices):
    """The cause of an event (`games.play.time.clock.Cause`)."""

    PLAYER = "player", "the player"
    BOT = "bot", "a bot"
    CLOCK = "clock", "the clock, as the player's time was up"
    IN_ADVANCE = "in_advance", "the player, in advance"
    SERVICE = "service", "the service, which called the game off"


class StoredEvent(models.Model):
    """The event number `version` of a game; the primary key is the optimistic lock."""

    pk = models.CompositePrimaryKey("game_id", "version")
    game = models.ForeignKey(
        "play.Game", on_delete=models.CASCADE, related_name="events", db_index=False
    )
    version = models.PositiveIntegerField()
    type = models.CharField(max_length=40)
    schema_version = models.PositiveSmallIntegerField()
    data = models.JSONField()
    cause = models.CharField(
        max_length=10, choices=EventCause.choices, blank=True, help_text="Empty: the deal."
    )
    at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.game_id} {self.version} {self.type}"
