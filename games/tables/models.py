"""The row of a kick, which keeps a kicked player away from the table."""

from django.conf import settings
from django.db import models
from django.utils import timezone


class Kick(models.Model):
    """A user whom a host sent away from a table, named by the first game of its series."""

    pk = models.CompositePrimaryKey("table_id", "user_id")
    table = models.ForeignKey(
        "play.Game", on_delete=models.CASCADE, related_name="kicks", db_index=False
    )
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    at = models.DateTimeField(default=timezone.now, db_index=True)

    def __str__(self) -> str:
        return f"{self.user_id} kicked from {self.table_id}"
