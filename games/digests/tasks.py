"""Celery's task of the weekly mail; it may run twice."""

from celery import shared_task
from django.utils import timezone

from games.digests.services import send_digests


@shared_task(name="digests.send")
def send_weekly_mails() -> int:
    """Send a batch of this week's mails; return their number."""
    return send_digests(now=timezone.now())
