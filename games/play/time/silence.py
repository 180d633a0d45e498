"""Whether the clocks are looked after, and since when not."""

from datetime import datetime, timedelta

from games.play.models import Sweep, SweepPulse
from web.database.prepared_statements import PreparedQuery

LONGEST_PAUSE = timedelta(seconds=10)
"""How long a sweep may be late, by a busy machine, before that is a silence of the service."""

NOTICED_WITHIN = timedelta(seconds=2)
"""How long a web process may have been away before a sweep that still beats notices it."""


def last_silence(pulse: SweepPulse | None, now: datetime) -> datetime | None:
    """Since when nobody looks after the clocks, or can reach the service, if that is too long."""
    return None if pulse is None else silence_of(pulse, now)


def asks_at(pulse: SweepPulse | None, now: datetime) -> datetime:
    """Since when somebody counts as asked who is asked now.

    A clock that lies behind the last beat was set back, and no sweep has seen it. Should it be set
    right before one does, a question of now would seem to be as old as the clock was wrong, and
    nobody would give that back. So it counts as asked when a silence would have been noticed;
    a sweep that sees the clock brings that to its present.
    """
    if pulse is None or pulse.at <= now + LONGEST_PAUSE:
        return now
    return pulse.at + LONGEST_PAUSE


def silence_of(pulse: SweepPulse, now: datetime) -> datetime | None:
    """Since when the sweep of this pulse is silent, or nobody can reach the service."""
    if pulse.unserved_since is not None:
        return pulse.unserved_since - NOTICED_WITHIN
    return pulse.at if now - pulse.at > LONGEST_PAUSE else None


def is_looked_after(now: datetime) -> bool:
    """Whether the sweep of the clocks runs, and people can reach the service."""
    pulse = pulse_of_clocks()
    return pulse is not None and silence_of(pulse, now) is None


def end_of_last_silence() -> datetime | None:
    """Since when people can reach the service again, if ever they could not."""
    pulse = pulse_of_clocks()
    return None if pulse is None else pulse.back_at


_pulses = PreparedQuery(lambda: SweepPulse.objects.filter(pk=Sweep.CLOCKS).order_by())


def pulse_of_clocks() -> SweepPulse | None:
    """The last beat of the sweep that looks after the clocks; None if there never was one."""
    return next(iter(_pulses()), None)
