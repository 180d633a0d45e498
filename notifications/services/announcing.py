"""Telling everybody something: words of the operator, or a restart."""

from collections.abc import Mapping
from datetime import datetime, timedelta

from notifications.models import Announcement

DOWN_AT_MOST = timedelta(minutes=15)
"""How long after its time a restart is told of and waited for, unless it is over before."""


def announce(texts: Mapping[str, str], *, until: datetime, now: datetime) -> Announcement:
    """Tell everybody these words, by language, until then, in place of what was told before."""
    return Announcement.objects.create(texts=dict(texts), until=until, created_at=now)


def announce_restart(
    at: datetime, *, rest: timedelta, texts: Mapping[str, str], now: datetime
) -> Announcement:
    """Tell everybody of a restart, before which no rated game begins for so long."""
    return Announcement.objects.create(
        texts=dict(texts),
        restart_at=at,
        rest_from=at - rest,
        until=at + DOWN_AT_MOST,
        created_at=now,
    )


def end_announcement(*, now: datetime) -> bool:
    """Tell nobody anything any more; whether anything was told."""
    return bool(Announcement.objects.filter(until__gt=now).update(until=now))
