"""Announcements by staff (banner, planned maintenance), noted in the audit log."""

from collections.abc import Mapping
from datetime import datetime, timedelta

from django.db import transaction

from moderation.models import AuditAction
from moderation.services.audit import record
from notifications.models import Announcement
from notifications.services.announcing import announce, announce_restart, end_announcement


def announce_by_staff(
    texts: Mapping[str, str], *, until: datetime, by_id: int, now: datetime
) -> Announcement:
    """Announce this text, given by language, until a time."""
    with transaction.atomic():
        return _noted(announce(texts, until=until, now=now), by_id)


def announce_restart_by_staff(
    at: datetime, *, rest: timedelta, texts: Mapping[str, str], by_id: int, now: datetime
) -> Announcement:
    """Announce a restart; no rated game begins in the time `rest` before it."""
    with transaction.atomic():
        return _noted(announce_restart(at, rest=rest, texts=texts, now=now), by_id)


def end_announcement_by_staff(*, by_id: int, now: datetime) -> bool:
    """End the announcement; return whether there was one."""
    with transaction.atomic():
        had_one = end_announcement(now=now)
        if had_one:
            record(by_id=by_id, action=AuditAction.ANNOUNCED, subject="end of the announcement")
        return had_one


def _noted(announcement: Announcement, by_id: int) -> Announcement:
    subject = f"announcement {announcement.pk}"
    record(by_id=by_id, action=AuditAction.ANNOUNCED, subject=subject, why=str(announcement))
    return announcement
