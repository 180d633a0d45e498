"""What staff tell everybody, noted in the audit log like all that they do."""

from collections.abc import Mapping
from datetime import datetime, timedelta

from django.db import transaction

from moderation.models import AuditAction
from moderation.services.audit import record
from notifications.models import Announcement
from notifications.services.announcing import announce, announce_restart, end_announcement


def tell(texts: Mapping[str, str], *, until: datetime, by_id: int, now: datetime) -> Announcement:
    """Tell everybody these words, by language, until then."""
    with transaction.atomic():
        return _noted(announce(texts, until=until, now=now), by_id)


def tell_of_restart(
    at: datetime, *, rest: timedelta, texts: Mapping[str, str], by_id: int, now: datetime
) -> Announcement:
    """Tell everybody of a restart, before which no rated game begins for so long."""
    with transaction.atomic():
        return _noted(announce_restart(at, rest=rest, texts=texts, now=now), by_id)


def tell_no_more(*, by_id: int, now: datetime) -> bool:
    """End what everybody is told; whether anything was told."""
    with transaction.atomic():
        was_told = end_announcement(now=now)
        if was_told:
            record(by_id=by_id, action=AuditAction.ANNOUNCED, subject="end of the announcement")
        return was_told


def _noted(announcement: Announcement, by_id: int) -> Announcement:
    subject = f"announcement {announcement.pk}"
    record(by_id=by_id, action=AuditAction.ANNOUNCED, subject=subject, why=str(announcement))
    return announcement
