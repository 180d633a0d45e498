"""Heartbeats of a sweep: a row that says when it last ran, so that an outage is detected.

A heartbeat in the future shows that the machine's clock has jumped backwards.
"""

import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import F, Q

from games.play.models import Sweep, SweepHeartbeat
from games.play.time.outages import OUTAGE_AFTER, start_of_outage

log = logging.getLogger(__name__)

INTERVAL = timedelta(seconds=2)
"""The least time between two writes of a heartbeat."""

Compensate = Callable[[datetime, datetime], int]
"""Give the time of an outage back. The arguments are its start and its end.

Return the number of rows changed. It may be called again for the same outage, also by another
sweep at the same time.
"""

CorrectClockJump = Callable[[datetime], int]
"""Correct deadlines that are too far ahead of the present, which is the argument.

Return the number of rows changed. It may be called again, as `Compensate` may.
"""


def record_heartbeat(
    sweep: Sweep,
    *,
    now: datetime,
    compensate: Compensate,
    correct_clock_jump: CorrectClockJump,
    served_since: datetime | None = None,
) -> int:
    """Record that the sweep runs, and handle an outage or a clock jump before it.

    The sweep calls this first. No player could reach the service between the last heartbeat and
    `served_since`, if that is later. An outage is over only when it is compensated completely, so
    after a crash the next sweep goes on. Return the number of changes to rows.
    """
    outage_since = _record(sweep, now=now, served_since=served_since)
    if outage_since is None:
        return 0
    if outage_since > now:
        changed = correct_clock_jump(now)
        log.warning("The clock was set back: %s corrected %d deadlines.", sweep, changed)
    else:
        changed = compensate(outage_since, now)
        seconds = (now - outage_since).total_seconds()
        log.warning("%s gave %.1f s of an outage back in %d rows.", sweep, seconds, changed)
        # A clock may have been ahead in the meantime, unseen by any sweep. What players did since
        # this sweep began is no sign of that.
        corrected = correct_clock_jump(now + OUTAGE_AFTER)
        if corrected:
            log.warning("The clock was ahead: %s corrected %d deadlines.", sweep, corrected)
            changed += corrected
    # A sweep that began a little later may have recorded a newer heartbeat, which stays.
    SweepHeartbeat.objects.filter(Q(at__lte=now) | Q(at__gt=now + OUTAGE_AFTER), pk=sweep).update(
        at=now, unserved_since=None, back_at=now
    )
    return changed


def note_unreachable(sweep: Sweep) -> None:
    """Note that no web process serves: an outage has begun at the sweep's last heartbeat.

    The sweep calls this in place of `record_heartbeat`, and does nothing else.
    """
    SweepHeartbeat.objects.filter(pk=sweep, unserved_since=None).update(unserved_since=F("at"))


def _record(sweep: Sweep, *, now: datetime, served_since: datetime | None) -> datetime | None:
    """Return when an outage before this sweep began; record the heartbeat if there was none.

    Return a moment after `now` if the machine's clock jumped backwards.
    """
    with transaction.atomic(durable=True):
        heartbeat, _ = SweepHeartbeat.objects.select_for_update().get_or_create(
            pk=sweep, defaults={"at": now}
        )
        is_unserved = heartbeat.unserved_since is not None
        if served_since is not None and served_since > heartbeat.at and not is_unserved:
            heartbeat.unserved_since = heartbeat.at
            heartbeat.save(update_fields=["unserved_since"])
        if heartbeat.at > now + OUTAGE_AFTER:
            return heartbeat.at
        outage_since = start_of_outage(heartbeat, now)
        if outage_since is None and now - heartbeat.at >= INTERVAL:
            heartbeat.at = now
            heartbeat.save(update_fields=["at"])
        return outage_since
