"""Celery's tasks of profiles; each may run twice."""

from celery import shared_task
from django.utils import timezone

from games.play.reactions import Committed
from games.profiles.following import has_followers
from games.profiles.following import notify_followers as notify


@shared_task(name="profiles.notify_followers")
def notify_followers(game_id: str) -> int:
    """Notify the followers of the players at this table; return how many were notified."""
    return notify(game_id=game_id, now=timezone.now())


def queue_news_of_friends(committed: Committed) -> None:
    """Queue the notifying after a table's change; its next change repeats it if the queue is away.

    Most players have no followers: looking for them takes less than a task.
    """
    if has_followers(game_id=committed.game_id):
        notify_followers.apply_async((committed.game_id,), retry=False)
