"""Celery's tasks of invitations; each may run twice."""

from celery import shared_task
from django.utils import timezone

from games.invitations.services import forget_invitations as forget_old


@shared_task(name="invitations.forget_invitations")
def forget_invitations() -> int:
    """Delete old invitations; return their number."""
    return forget_old(now=timezone.now())
