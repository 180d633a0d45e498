"""Announcements (banner to all users): write a text of the operator, or a planned restart."""

from collections.abc import Mapping
from datetime import datetime, timedelta

from notifications.models import Announcement

DOWN_AT_MOST = timedelta(minutes=15)
"""The time after a restart for which its announcement is shown, unless it is ended before."""


def announce(texts: Mapping[str, str], *, until: datetime, now: datetime) -> Announcement:
    """Announce this text, given by language, until a time; it replaces an earlier announcement."""
    return Announcement.objects.create(texts=dict(texts), until=until, created_at=now)


def announce_restart(
    at: datetime, *, rest: timedelta, texts: Mapping[str, str], now: datetime
) -> Announcement:
    """Announce a restart; no rated game begins in the time `rest` before it."""
    return Announcement.objects.create(
        texts=dict(texts),
        restart_at=at,
        rest_from=at - rest,
        until=at + DOWN_AT_MOST,
        created_at=now,
    )


def end_announcement(*, now: datetime) -> bool:
    """End the announcement; return whether there was one."""
    return bool(Announcement.objects.filter(until__gt=now).update(until=now))
