"""Celery's entry points of play. Each may run twice."""

from datetime import datetime, timedelta

from celery import shared_task
from django.utils import timezone

from games.play.clocks import Cause
from games.play.models import Sweep
from games.play.services.receipts import forget_receipts as forget
from games.play.sweeps.abandoned import end_abandoned_games as end_abandoned
from games.play.sweeps.overdue import Overdue, claim_overdue
from games.play.sweeps.overdue import play_overdue as play
from games.play.sweeps.reminders import remind_players as call
from games.play.time.giving_back import give_back_time
from games.play.time.looks import move_looks_on
from games.play.time.pulse import keep_pulse, note_absence
from games.play.time.setting_back import set_clocks_back
from web.asgi.heartbeat import served_since

COMING_BACK = timedelta(seconds=20)
"""Within which a page whose socket was lost has opened it again."""


@shared_task(name="play.forget_receipts")
def forget_receipts() -> int:
    """Delete the receipts of idempotency keys that nobody will send again; how many."""
    return forget(now=timezone.now())


@shared_task(name="play.end_abandoned_games")
def end_abandoned_games() -> int:
    """Call off the untimed games against bots that nobody looks at any more; how many."""
    return end_abandoned(now=timezone.now())


@shared_task(name="play.expire_clocks")
def expire_clocks() -> int:
    """Queue a command for every seat whose time is up; how many. None while nobody is served."""
    since = served_since()
    if since is None:
        note_absence(Sweep.CLOCKS)
        return 0
    now = timezone.now()
    keep_pulse(
        Sweep.CLOCKS,
        now=now,
        give_back=give_back_time,
        set_back=set_clocks_back,
        served_since=since,
    )
    move_looks_on(now=now)
    overdue = claim_overdue(now=now)
    for one in overdue:
        play_overdue.apply_async((one.game_id, one.seat, one.cause.value, one.version))
    return len(overdue)


@shared_task(name="play.play_overdue")
def play_overdue(game_id: str, seat: int, cause: str, version: int) -> bool:
    """Play for a seat whose time is up, unless the game has moved on since."""
    return play(Overdue(game_id, seat, Cause(cause), version))


@shared_task(name="play.remind_players")
def remind_players() -> int:
    """Tell people who don't look at their table that it waits for them; how many.

    Nobody while nobody is served, nor until everybody's page has had time to come back.
    """
    now = timezone.now()
    return call(now=now) if _could_be_here(now) else 0


def _could_be_here(now: datetime) -> bool:
    """Whether a web process has been there long enough for people's pages to be open on it."""
    since = served_since()
    return since is not None and now - since >= COMING_BACK
