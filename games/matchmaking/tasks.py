"""Celery's entry points of matchmaking. Each may run twice."""

from celery import shared_task
from django.utils import timezone

from games.matchmaking.matches import forget_waits
from games.matchmaking.matching import match_players as pair_people
from games.matchmaking.seeks import forget_misses
from web.serving import served_since


@shared_task(name="matchmaking.match_players")
def match_players() -> int:
    """Pair those who wait for a game; how many games were made. None while nobody is served."""
    since = served_since()
    return 0 if since is None else pair_people(now=timezone.now(), served_since=since)


@shared_task(name="matchmaking.forget_matches")
def forget_matches() -> int:
    """Delete what is known of missed games and of waits that tell nothing more; how many."""
    now = timezone.now()
    return forget_misses(now=now) + forget_waits(now=now)


def queue_matching(_: None) -> None:
    """Have those who wait paired now rather than by the next sweep."""
    match_players.apply_async(retry=False)
