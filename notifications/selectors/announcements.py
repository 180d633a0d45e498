"""Reads of announcements."""

from datetime import datetime

from notifications.models import Announcement


def announcement_at(now: datetime) -> Announcement | None:
    """Return the announcement at this time, if there is one."""
    newest = Announcement.objects.order_by("-pk").first()
    return newest if newest is not None and now < newest.until else None


def restart_ahead(now: datetime) -> datetime | None:
    """Return the time of the restart for which no rated game begins now; None if one may begin."""
    announced = announcement_at(now)
    if announced is None or announced.rest_from is None or now < announced.rest_from:
        return None
    return announced.restart_at
