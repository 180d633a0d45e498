"""Whether the clocks are looked after, and since when not."""

from datetime import datetime, timedelta

from games.play.models import ClockPulse

LONGEST_PAUSE = timedelta(seconds=10)
"""How long the sweep may be late, by a busy machine, before that is a silence of the service."""

NOTICED_WITHIN = timedelta(seconds=2)
"""How long a web process may have been away before a sweep that still beats notices it."""


def last_silence(now: datetime) -> datetime | None:
    """Since when nobody looks after the clocks, or can reach us, if that is too long ago."""
    pulse = ClockPulse.objects.filter(pk=1).first()
    return None if pulse is None else silence_of(pulse, now)


def silence_of(pulse: ClockPulse, now: datetime) -> datetime | None:
    """The same, where the pulse is known."""
    if pulse.unserved_since is not None:
        return pulse.unserved_since - NOTICED_WITHIN
    return pulse.at if now - pulse.at > LONGEST_PAUSE else None


def is_looked_after(now: datetime) -> bool:
    """Whether the sweep of the clocks runs, and people can reach us."""
    pulse = ClockPulse.objects.filter(pk=1).first()
    return pulse is not None and silence_of(pulse, now) is None


def end_of_last_silence() -> datetime | None:
    """Since when people can reach us again, if ever they could not."""
    return ClockPulse.objects.filter(pk=1).values_list("back_at", flat=True).first()
