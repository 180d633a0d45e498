"""The row of signed data that have logged somebody in."""

from django.db import models


class UsedProof(models.Model):
    """Data that have proved once who somebody is; the row is deleted when they are too old."""

    digest = models.CharField(max_length=64, primary_key=True)
    expires_at = models.DateTimeField(db_index=True)

    def __str__(self) -> str:
        return f"used, until {self.expires_at}"
