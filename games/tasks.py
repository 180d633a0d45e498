"""Celery's entry points for games: parse, call a service. Each may run twice."""

from celery import shared_task
from django.utils import timezone

from games.services.receipts import forget_receipts as forget


@shared_task(name="games.forget_receipts")
def forget_receipts() -> int:
    """Delete the receipts of idempotency keys that nobody will send again; how many."""
    return forget(now=timezone.now())
