"""Celery's tasks of challenges; each may run twice."""

from celery import shared_task
from django.utils import timezone

from games.challenges.bulk_pairings import forget_pairings, start_due_pairings
from games.challenges.services import forget_challenges as forget_old


@shared_task(name="challenges.forget_challenges")
def forget_challenges() -> int:
    """Delete old challenges and pairings; return their number."""
    now = timezone.now()
    return forget_old(now=now) + forget_pairings(now=now)


@shared_task(name="challenges.start_pairings")
def start_pairings() -> int:
    """Create the games of scheduled pairings whose time has come; return their number."""
    return start_due_pairings(now=timezone.now())
