"""The Celery tasks of webhooks; each may run twice. Deliveries have a separate queue."""

from celery import shared_task
from django.utils import timezone

from webhooks.reactions import Lane
from webhooks.selectors import due_lanes, has_waiting
from webhooks.services.delivering import TryOutcome, deliver_next
from webhooks.services.planning import delete_old_deliveries
from webhooks.services.switching_off import switch_off_overfull

SECONDS_A_TRY = 20
"""The most seconds of a try, however slowly its answer comes."""
SECONDS_OF_SWEEP = 5


@shared_task(name="webhooks.deliver", soft_time_limit=SECONDS_A_TRY, time_limit=2 * SECONDS_A_TRY)
def deliver(webhook_id: int, game_id: str) -> str | None:
    """Try the first event of a lane; return the result, or None if none was due."""
    lane = Lane(webhook_id, game_id)
    outcome = deliver_next(lane)
    if outcome in {TryOutcome.DELIVERED, TryOutcome.GIVEN_UP} and has_waiting(lane):
        deliver.apply_async(lane)
    return None if outcome is None else outcome.value


@shared_task(name="webhooks.deliver_due")
def deliver_due() -> int:
    """Queue the lanes that are due, also lost ones; return their number."""
    now = timezone.now()
    switch_off_overfull(now=now)
    due = due_lanes(now=now)
    for lane in due:
        deliver.apply_async(lane, expires=SECONDS_OF_SWEEP)
    return len(due)


@shared_task(name="webhooks.tidy_up")
def tidy_up() -> int:
    """Delete old deliveries; return the number of deleted rows."""
    return delete_old_deliveries(now=timezone.now())


def queue_delivery(lane: Lane) -> None:
    """Queue a lane in which an event was just planned.

    Publishing is not retried, since a command waits for it; the sweep `deliver_due` finds lost
    ones.
    """
    deliver.apply_async(lane, retry=False)
