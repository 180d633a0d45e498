"""Reads of the people who get the weekly digest."""

from datetime import UTC, date, datetime, time, timedelta

from django.db.models import Exists, OuterRef, Q

from notifications.models import Preferences
from notifications.selectors.mail_addresses import confirmed_addresses, is_stopped

SENT_AT = time(6, tzinfo=UTC)
"""The time on Monday from which the digests of a week are sent: morning in most of Europe."""


def week_of(moment: datetime) -> date:
    """Return the Monday of the moment's week, in UTC."""
    day = moment.astimezone(UTC).date()
    return day - timedelta(days=day.weekday())


def users_without_digest(*, now: datetime, most: int) -> list[int]:
    """Return users who are to get this week's digest, and have not got it yet."""
    week = week_of(now)
    if now < datetime.combine(week, SENT_AT):
        return []
    addresses = confirmed_addresses().filter(~is_stopped(), user=OuterRef("user"))
    rows = Preferences.objects.filter(
        Q(digest_week=None) | Q(digest_week__lt=week),
        Q(user__banned_until=None) | Q(user__banned_until__lte=now),
        Exists(addresses),
        has_digest=True,
        user__is_active=True,
    )
    return list(rows.order_by("user_id").values_list("user_id", flat=True)[:most])
