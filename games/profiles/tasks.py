"""Celery's entry points of profiles. Each may run twice."""

from celery import shared_task
from django.utils import timezone

from games.play.reactions import Committed
from games.profiles.following import tell_followers as tell


@shared_task(name="profiles.tell_followers")
def tell_followers(game_id: str) -> int:
    """Tell those who want to hear of it that somebody they follow is at this table; how many."""
    return tell(game_id=game_id, now=timezone.now())


def queue_news_of_friends(committed: Committed) -> None:
    """Queue the telling when people sit down; the next change of the table makes good a loss."""
    if committed.is_table_changed:
        tell_followers.apply_async((committed.game_id,), retry=False)
