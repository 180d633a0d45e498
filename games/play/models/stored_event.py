"""The row of an event: one line of a game's log, written once and never changed."""

from django.db import models


class StoredEvent(models.Model):
    """What happened in a game as its `version`-th event; the primary key is the optimistic lock."""

    pk = models.CompositePrimaryKey("game_id", "version")
    game = models.ForeignKey(
        "play.Game", on_delete=models.CASCADE, related_name="events", db_index=False
    )
    version = models.PositiveIntegerField()
    type = models.CharField(max_length=40)
    schema_version = models.PositiveSmallIntegerField()
    data = models.JSONField()
    at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.game_id} {self.version} {self.type}"
