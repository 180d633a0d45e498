"""Celery's tasks of matchmaking; each may run twice."""

from celery import shared_task
from django.utils import timezone

from games.matchmaking.matches import delete_old_waits
from games.matchmaking.matching import match_players as pair_people
from games.matchmaking.seeks import delete_old_misses
from web.asgi.heartbeat import served_since


@shared_task(name="matchmaking.match_players")
def match_players() -> int:
    """Pair the people who wait; return the number of games, 0 while the service is away."""
    since = served_since()
    return 0 if since is None else pair_people(now=timezone.now(), served_since=since)


@shared_task(name="matchmaking.forget_matches")
def forget_matches() -> int:
    """Delete old missed games and old waits; return their number."""
    now = timezone.now()
    return delete_old_misses(now=now) + delete_old_waits(now=now)


def queue_matching(_: None) -> None:
    """Queue the pairing of the people who wait, before the next sweep."""
    match_players.apply_async(retry=False)
