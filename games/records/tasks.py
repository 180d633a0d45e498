"""Celery's tasks of finished games; each may run twice."""

from celery import shared_task
from django.utils import timezone

from games.records.retention import archive_old_games, forget_guests


@shared_task(name="records.archive_games")
def archive_games() -> int:
    """Archive games that ended long ago, and delete guests who never played; how many games."""
    now = timezone.now()
    forget_guests(now=now)
    return archive_old_games(now=now)
