"""Celery's task of TV; it may run twice."""

from celery import shared_task
from django.utils import timezone

from games.tv.services import choose_games


@shared_task(name="tv.choose_games")
def choose() -> int:
    """Choose what the channels show; return the number of channels that have changed."""
    return choose_games(now=timezone.now())
