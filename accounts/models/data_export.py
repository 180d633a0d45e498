"""The row of an export of a user's own data."""

import secrets

from django.conf import settings
from django.db import models
from django.utils import timezone


def new_export_id() -> str:
    """Return a new id that nobody can guess."""
    return secrets.token_urlsafe(24)


class DataExport(models.Model):
    """The newest export of a user: being made, or a zip file that is kept for a while."""

    id = models.CharField(primary_key=True, max_length=40, default=new_export_id, editable=False)
    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="data_export"
    )
    requested_at = models.DateTimeField(default=timezone.now)
    ready_at = models.DateTimeField(null=True)
    # In the database, because workers and web processes may have no common disk.
    file = models.BinaryField(default=b"")

    def __str__(self) -> str:
        return f"{self.user_id} at {self.requested_at}"
