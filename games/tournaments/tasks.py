"""Celery's tasks of tournaments; each may run twice."""

from celery import shared_task
from django.utils import timezone

from games.play.reactions import Committed
from games.tournaments.services.advancing import advance_due
from games.tournaments.services.annulling import annul_results_of
from games.tournaments.services.scheduling import delete_unplayed, fill_calendar
from games.tournaments.services.settling import settle_after, settle_lost
from web.asgi.heartbeat import served_since


@shared_task(name="tournaments.advance")
def advance_tournaments() -> int:
    """Move tournaments on whose moment has come; return their number.

    None begins or goes on while no web process serves, since nobody could play.
    """
    return 0 if served_since() is None else advance_due(now=timezone.now())


def go_on_dealing(_tournament_id: str) -> None:
    """Let a worker deal the next tables of a large round, behind the tasks that wait already."""
    advance_tournaments.delay()


@shared_task(name="tournaments.settle")
def settle_tournaments() -> int:
    """Settle the tables that no reaction has settled; return their number."""
    return settle_lost(now=timezone.now())


@shared_task(name="tournaments.fill_calendar")
def fill_the_calendar() -> int:
    """Create the tournaments that repeat, and delete unplayed ones; return how many are new."""
    now = timezone.now()
    delete_unplayed(now=now)
    return fill_calendar(now=now)


def settle_table(committed: Committed) -> None:
    """Settle a table when its game is over; a sweep finds the games whose reaction got lost."""
    settle_after(committed, now=timezone.now())


def annul_banned_player(user_id: int) -> None:
    """Annul the results of a user who is banned from now on."""
    annul_results_of(user_id, now=timezone.now())
