"""Celery's task of deals of the day; it may run twice."""

from celery import shared_task
from django.utils import timezone

from games.daily_deals.services import open_deals, settle_after, settle_lost
from games.play.reactions import Committed


@shared_task(name="daily_deals.settle")
def settle() -> int:
    """Write the results that no reaction has written; return their number. Open finished deals."""
    now = timezone.now()
    settled = settle_lost(now=now)
    open_deals(now=now)
    return settled


def note_end(committed: Committed) -> None:
    """Write the result of a try at its end; a sweep finds the tries whose reaction got lost."""
    settle_after(committed, now=timezone.now())
