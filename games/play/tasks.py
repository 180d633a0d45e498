"""The Celery tasks of running games. Each may run twice."""

from celery import shared_task
from django.utils import timezone

from games.play.models import Sweep
from games.play.services import abandoned, timeouts
from games.play.services.receipts import delete_old_receipts
from games.play.time.clock import Cause
from games.play.time.clock_jumps import correct_deadlines
from games.play.time.compensation import compensate_games
from games.play.time.heartbeat import note_unreachable, record_heartbeat
from games.play.time.outages import are_pages_connected
from games.play.time.polls import postpone_polls
from games.play.time.sweeps import reminders
from games.play.time.sweeps.overdue import Overdue, claim_overdue
from web.asgi.heartbeat import served_since


@shared_task(name="play.forget_receipts")
def forget_receipts() -> int:
    """Delete the receipts of old idempotency keys; return their number."""
    return delete_old_receipts(now=timezone.now())


@shared_task(name="play.end_abandoned_games")
def end_abandoned_games() -> int:
    """Call off the abandoned games against bots; return their number."""
    return abandoned.end_abandoned_games(now=timezone.now())


@shared_task(name="play.expire_clocks")
def expire_clocks() -> int:
    """Queue a command for every seat whose time is up (a timeout); return their number.

    Queue none while no web process serves: no player could have acted then.
    """
    since = served_since()
    if since is None:
        note_unreachable(Sweep.CLOCKS)
        return 0
    now = timezone.now()
    record_heartbeat(
        Sweep.CLOCKS,
        now=now,
        compensate=compensate_games,
        correct_clock_jump=correct_deadlines,
        served_since=since,
    )
    postpone_polls(now=now)
    overdue = claim_overdue(now=now)
    for one in overdue:
        play_overdue.apply_async((one.game_id, one.seat, one.cause.value, one.version))
    return len(overdue)


@shared_task(name="play.play_overdue")
def play_overdue(game_id: str, seat: int, cause: str, version: int) -> bool:
    """Play for a seat whose time is up, unless the game has moved on since."""
    return timeouts.play_overdue(Overdue(game_id, seat, Cause(cause), version))


@shared_task(name="play.remind_players")
def remind_players() -> int:
    """Remind awaited players who are absent from their table; return the number of reminders.

    Send none while no web process serves, nor until all pages have had time to connect again.
    """
    now = timezone.now()
    return reminders.remind_players(now=now) if are_pages_connected(now) else 0
