"""The row of an archived log: the packed events of a game that ended long ago."""

from django.db import models


class ArchivedLog(models.Model):
    """All events of an ended game, in the form of `games.play.log.packing`."""

    game = models.OneToOneField(
        "play.Game", on_delete=models.CASCADE, primary_key=True, related_name="archived_log"
    )
    packed = models.BinaryField()

    def __str__(self) -> str:
        return f"{self.game_id}: {len(self.packed)} bytes"
