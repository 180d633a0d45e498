"""The pulse of the clocks: that they are looked after, and the time given back after a silence."""

from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import F

from games.play.clocks import excused
from games.play.models import ClockPulse, Game, GameStatus
from games.play.reactions import announce_table_change
from games.play.time.columns import clock_of, keep_clock, milliseconds
from games.play.time.silence import silence_of

BEAT = timedelta(seconds=2)
"""How often the pulse is written at most."""


def keep_pulse(*, now: datetime, served_since: datetime | None = None) -> int:
    """Note that the clocks are looked after, and give back what a silence took; to how many games.

    The sweep calls it before it looks for seats whose time is up. People could not reach the
    service between the last beat and `served_since`, if that is later.
    """
    with transaction.atomic(durable=True):
        pulse, _ = ClockPulse.objects.select_for_update().get_or_create(pk=1, defaults={"at": now})
        if served_since is not None and served_since > pulse.at:
            pulse.unserved_since = pulse.unserved_since or pulse.at
        silent_since = silence_of(pulse, now)
        if silent_since is None and now - pulse.at < BEAT:
            return 0
        given_back = 0
        if silent_since is not None:
            given_back = _give_back(silent_since, now)
            pulse.unserved_since, pulse.back_at = None, now
        pulse.at = now
        pulse.save()
    return given_back


def note_absence() -> None:
    """Note that nobody can reach the service: from its last beat on time is nobody's.

    The sweep calls it instead of `keep_pulse`, and calls no seat whose time is up.
    """
    ClockPulse.objects.filter(pk=1, unserved_since=None).update(unserved_since=F("at"))


def _give_back(silent_since: datetime, now: datetime) -> int:
    since, at = milliseconds(silent_since), milliseconds(now)
    running = Game.objects.select_for_update().filter(
        status=GameStatus.ACTIVE, due_at__isnull=False
    )
    games = list(running.only("id", "clock_state", "version").order_by("pk"))
    for game in games:
        keep_clock(game, excused(clock_of(game), silent_since=since, now=at))
        announce_table_change(game.pk, version=game.version)
    return len(games)
