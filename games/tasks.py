"""Celery's entry points for games: parse, call a service. Each may run twice."""

from datetime import datetime, timedelta

from celery import shared_task
from django.utils import timezone

from accounts.serving import served_since
from games.clocks import Cause
from games.lobby.matching import match_players as pair_people
from games.lobby.seeks import forget_misses
from games.reactions import Committed
from games.services.chat import forget_messages
from games.services.clocks import Overdue, claim_overdue, keep_pulse, note_absence
from games.services.clocks import play_overdue as play
from games.services.deserted import close_deserted_tables as close_deserted
from games.services.following import tell_followers as tell
from games.services.hosting import forget_kicks
from games.services.invitations import forget_invitations as forget_old
from games.services.matches import forget_waits
from games.services.ratings import count_rated_games as count
from games.services.receipts import forget_receipts as forget
from games.services.turns import call_players as call

COMING_BACK = timedelta(seconds=20)
"""Within which a page whose socket was lost has opened it again."""


@shared_task(name="games.forget_receipts")
def forget_receipts() -> int:
    """Delete the receipts of idempotency keys that nobody will send again; how many."""
    return forget(now=timezone.now())


@shared_task(name="games.close_deserted_tables")
def close_deserted_tables() -> int:
    """Close open tables whose host has gone, or pass them on; how many. Old kicks are forgotten.

    None while nobody is served, nor until everybody's page has had time to come back.
    """
    now = timezone.now()
    forget_kicks(now=now)
    return close_deserted(now=now) if _could_be_here(now) else 0


@shared_task(name="games.forget_chat")
def forget_chat() -> int:
    """Delete what was said at tables too long ago; how many messages."""
    return forget_messages(now=timezone.now())


@shared_task(name="games.count_rated_games")
def count_rated_games() -> int:
    """Count the rated games that are over and have not been; how many."""
    return count()


@shared_task(name="games.expire_clocks")
def expire_clocks() -> int:
    """Queue a command for every seat whose time is up; how many. None while nobody is served."""
    since = served_since()
    if since is None:
        note_absence()
        return 0
    now = timezone.now()
    keep_pulse(now=now, served_since=since)
    overdue = claim_overdue(now=now)
    for one in overdue:
        play_overdue.apply_async((one.game_id, one.seat, one.cause.value, one.version))
    return len(overdue)


@shared_task(name="games.play_overdue")
def play_overdue(game_id: str, seat: int, cause: str, version: int) -> bool:
    """Play for a seat whose time is up, unless the game has moved on since."""
    return play(Overdue(game_id, seat, Cause(cause), version))


@shared_task(name="games.match_players")
def match_players() -> int:
    """Pair those who wait for a game; how many games were made. None while nobody is served."""
    since = served_since()
    return 0 if since is None else pair_people(now=timezone.now(), served_since=since)


@shared_task(name="games.forget_matches")
def forget_matches() -> int:
    """Delete what is known of missed games and of waits that tell nothing more; how many."""
    now = timezone.now()
    return forget_misses(now=now) + forget_waits(now=now)


def queue_matching(**_: object) -> None:
    """Have those who wait paired now rather than by the next sweep."""
    match_players.apply_async(retry=False)


@shared_task(name="games.call_players")
def call_players() -> int:
    """Tell people who don't look at their table that it waits for them; how many.

    Nobody while nobody is served, nor until everybody's page has had time to come back.
    """
    now = timezone.now()
    return call(now=now) if _could_be_here(now) else 0


@shared_task(name="games.tell_followers")
def tell_followers(game_id: str) -> int:
    """Tell those who want to hear of it that somebody they follow is at this table; how many."""
    return tell(game_id=game_id, now=timezone.now())


@shared_task(name="games.forget_invitations")
def forget_invitations() -> int:
    """Delete invitations that nobody asks for any more; how many."""
    return forget_old(now=timezone.now())


def queue_news_of_friends(committed: Committed) -> None:
    """Queue the telling when people sit down; the next change of the table makes good a loss."""
    if committed.is_table_changed:
        tell_followers.apply_async((committed.game_id,), retry=False)


def queue_ratings(committed: Committed) -> None:
    """Queue the counting when a rated game is over; the sweep makes good what is lost."""
    if committed.is_rating_due:
        count_rated_games.apply_async(retry=False)


def _could_be_here(now: datetime) -> bool:
    """Whether a web process has been there long enough for people's pages to be open on it."""
    since = served_since()
    return since is not None and now - since >= COMING_BACK
