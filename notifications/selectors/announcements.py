"""Reads of what the operator tells everybody."""

from datetime import datetime

from notifications.models import Announcement


def announcement_at(now: datetime) -> Announcement | None:
    """What everybody is told at this moment, if anything is."""
    newest = Announcement.objects.order_by("-pk").first()
    return newest if newest is not None and now < newest.until else None


def restart_ahead(now: datetime) -> datetime | None:
    """The time of the restart because of which no rated game begins now; None if one may."""
    announced = announcement_at(now)
    if announced is None or announced.rest_from is None or now < announced.rest_from:
        return None
    return announced.restart_at
