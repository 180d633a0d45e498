"""The columns of every message about a notification that is not sent yet."""

from typing import Any

from django.db import models
from django.utils import timezone


class OutgoingMessage(models.Model):
    """A message about a `notification`; its row is deleted when it is sent or given up."""

    notification: "models.ForeignKey[Any, Any]"
    attempts = models.PositiveSmallIntegerField(default=0)
    next_at = models.DateTimeField(default=timezone.now, db_index=True)
    expires_at = models.DateTimeField()

    class Meta:
        abstract = True
