"""Celery's tasks of duplicate matches; they may run twice."""

from celery import shared_task
from django.utils import timezone

from games.duplicates.services.opening import delete_open_matches
from games.duplicates.services.settling import settle_after, settle_lost
from games.play.reactions import Committed


@shared_task(name="duplicates.settle")
def settle() -> int:
    """Write the points that no reaction has written; return their number."""
    return settle_lost(now=timezone.now())


@shared_task(name="duplicates.forget_open")
def forget_open() -> int:
    """Delete old matches that nobody has started; return their number."""
    return delete_open_matches(now=timezone.now())


def go_on(committed: Committed) -> None:
    """Go on with a match when a game is over; a sweep finds the games whose reaction got lost."""
    settle_after(committed, now=timezone.now())
