"""Celery's tasks of challenges; each may run twice."""

from celery import shared_task
from django.utils import timezone

from games.challenges.services import forget_challenges as forget_old


@shared_task(name="challenges.forget_challenges")
def forget_challenges() -> int:
    """Delete old challenges; return their number."""
    return forget_old(now=timezone.now())
