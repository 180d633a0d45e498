"""The pulse of a sweep: that people are looked after, and the time given back after a silence.

A beat that lies ahead tells that the machine's clock was set back meanwhile.
"""

from collections.abc import Callable
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import F, Q

from games.play.models import Sweep, SweepPulse
from games.play.time.silence import LONGEST_PAUSE, silence_of

BEAT = timedelta(seconds=2)
"""How often the pulse is written at most."""

GiveBack = Callable[[datetime, datetime], int]
"""From the beginning and the end of a silence to how many were given back what it took.

May be called again for the same silence, also by another sweep at the same time.
"""

SetBack = Callable[[datetime], int]
"""From the present, which was thought to be past, to how many waited for a moment too far ahead.

May be called again, likewise.
"""


def keep_pulse(
    sweep: Sweep,
    *,
    now: datetime,
    give_back: GiveBack,
    set_back: SetBack,
    served_since: datetime | None = None,
) -> int:
    """Note that the sweep runs, and give back what a silence took; to how many.

    The sweep calls it first. People could not reach the service between the last beat and
    `served_since`, if that is later. A silence is over when all of it is given back: a crash in
    between leaves it to the next sweep. So is a clock set back, for which `set_back` is called.
    """
    silent_since = _beat(sweep, now=now, served_since=served_since)
    if silent_since is None:
        return 0
    changed = set_back(now) if silent_since > now else give_back(silent_since, now)
    # The beat of a sweep that has begun a little later stays.
    SweepPulse.objects.filter(Q(at__lte=now) | Q(at__gt=now + LONGEST_PAUSE), pk=sweep).update(
        at=now, unserved_since=None, back_at=now
    )
    return changed


def note_absence(sweep: Sweep) -> None:
    """Note that nobody can reach the service: from the sweep's last beat on time is nobody's.

    The sweep calls it instead of `keep_pulse`, and does nothing else.
    """
    SweepPulse.objects.filter(pk=sweep, unserved_since=None).update(unserved_since=F("at"))


def _beat(sweep: Sweep, *, now: datetime, served_since: datetime | None) -> datetime | None:
    """Since when the sweep was silent; where it was not, the beat is written.

    A moment after `now` if the clock was set back.
    """
    with transaction.atomic(durable=True):
        pulse, _ = SweepPulse.objects.select_for_update().get_or_create(
            pk=sweep, defaults={"at": now}
        )
        if served_since is not None and served_since > pulse.at and not pulse.unserved_since:
            pulse.unserved_since = pulse.at
            pulse.save(update_fields=["unserved_since"])
        if pulse.at > now + LONGEST_PAUSE:
            return pulse.at
        silent_since = silence_of(pulse, now)
        if silent_since is None and now - pulse.at >= BEAT:
            pulse.at = now
            pulse.save(update_fields=["at"])
        return silent_since
