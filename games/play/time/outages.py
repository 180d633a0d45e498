"""Outages of the service: detected by the heartbeat of the sweep of the clocks.

The time of an outage is not charged to any player (`games.play.time.compensation`).
"""

from datetime import datetime, timedelta

from games.play.models import Sweep, SweepHeartbeat
from web.asgi.heartbeat import served_since
from web.database.prepared_statements import PreparedQuery

OUTAGE_AFTER = timedelta(seconds=10)
"""The delay of a heartbeat that a busy machine may cause; a longer one is an outage."""

DETECTED_WITHIN = timedelta(seconds=2)
"""The time that may pass before a running sweep detects that no web process serves."""

RECONNECTED_WITHIN = timedelta(seconds=20)
"""The time within which a page that lost its socket has connected again."""


def start_of_outage(heartbeat: SweepHeartbeat | None, now: datetime) -> datetime | None:
    """Return when the present outage began; None if the service is up or never ran a sweep.

    An outage is a late heartbeat, or a sweep that runs while no web process serves.
    """
    if heartbeat is None:
        return None
    if heartbeat.unserved_since is not None:
        return heartbeat.unserved_since - DETECTED_WITHIN
    return heartbeat.at if now - heartbeat.at > OUTAGE_AFTER else None


def note_late(heartbeat: SweepHeartbeat) -> None:
    """Note that an outage has begun at this heartbeat, unless that is known or over.

    So the next sweep handles it, also if it finds the heartbeat in time: the machine's clock may
    have been ahead, and be right again.
    """
    SweepHeartbeat.objects.filter(pk=heartbeat.pk, at=heartbeat.at, unserved_since=None).update(
        unserved_since=heartbeat.at + DETECTED_WITHIN
    )


def question_asked_at(heartbeat: SweepHeartbeat | None, now: datetime) -> datetime:
    """Return the moment from which the time of a seat runs that is awaited from `now` on.

    That is `now`, unless the last heartbeat is in the future: then the machine's clock jumped
    backwards, and no sweep has noticed yet. If the clock is corrected before a sweep notices,
    the question would seem to be as old as the jump was long, and nobody would compensate that.
    So its time runs from the moment at which an outage would be detected. A sweep that notices
    the jump moves it to the present.
    """
    if heartbeat is None or heartbeat.at <= now + OUTAGE_AFTER:
        return now
    return heartbeat.at + OUTAGE_AFTER


def is_service_up(now: datetime) -> bool:
    """Return whether the sweep of the clocks runs and a web process serves."""
    heartbeat = heartbeat_of_clocks()
    return heartbeat is not None and start_of_outage(heartbeat, now) is None


def are_pages_connected(now: datetime) -> bool:
    """Return whether web processes have served for so long that all open pages are connected.

    Before that, a player without a connection does not count as absent.
    """
    since = served_since()
    return since is not None and now - since >= RECONNECTED_WITHIN


def end_of_last_outage() -> datetime | None:
    """Return when the last outage ended; None if there was none."""
    heartbeat = heartbeat_of_clocks()
    return None if heartbeat is None else heartbeat.back_at


_heartbeats = PreparedQuery(lambda: SweepHeartbeat.objects.filter(pk=Sweep.CLOCKS).order_by())


def heartbeat_of_clocks() -> SweepHeartbeat | None:
    """Return the heartbeat of the sweep of the clocks; None if that sweep never ran."""
    return next(iter(_heartbeats()), None)
