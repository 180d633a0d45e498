"""Celery's tasks of finished games; each may run twice."""

from celery import shared_task
from django.utils import timezone

from games.records.broken_games import count_broken
from games.records.retention import archive_old_games, forget_guests
from web.monitoring import metrics


@shared_task(name="records.archive_games")
def archive_games() -> int:
    """Archive games that ended long ago, and delete guests who never played; how many games."""
    now = timezone.now()
    forget_guests(now=now)
    return archive_old_games(now=now)


@shared_task(name="records.count_broken_games")
def count_broken_games() -> int:
    """Tell the operator's numbers how many games are broken; how many."""
    broken = count_broken()
    metrics.broken_games.set(broken)
    return broken
