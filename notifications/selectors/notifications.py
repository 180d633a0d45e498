"""Reads of notifications."""

from collections.abc import Collection, Mapping
from datetime import datetime

from django.db.models import Count, QuerySet

from notifications.kinds import Kind
from notifications.models import Notification


def notifications_of(user_id: int, *, unread: bool = False) -> QuerySet[Notification]:
    """Return the user's notifications, newest first (`-at, -id`, as the pages' cursor)."""
    rows = Notification.objects.filter(user_id=user_id).select_related("about")
    if unread:
        rows = rows.filter(read_at=None, is_quiet=False)
    return rows.order_by("-at", "-id")


def unread_count(user_id: int) -> int:
    """Return the number of the user's unread notifications, without those that pages don't show."""
    return Notification.objects.filter(user_id=user_id, read_at=None, is_quiet=False).count()


def unread_counts(user_ids: Collection[int]) -> Mapping[int, int]:
    """Return the `unread_count` of each of the users, by id."""
    rows = Notification.objects.filter(user_id__in=user_ids, read_at=None, is_quiet=False)
    counts = rows.order_by().values("user_id").annotate(count=Count("pk"))
    return dict.fromkeys(user_ids, 0) | {row["user_id"]: row["count"] for row in counts}


def find_notifications(ids: Collection[int]) -> list[Notification]:
    """Return the notifications with these ids, without those that were deleted."""
    return list(Notification.objects.select_related("about").filter(pk__in=ids).order_by("pk"))


def last_notification(*, user_id: int, kind: Kind, game_id: str) -> Notification | None:
    """Return the user's newest notification of this kind about the game, or None."""
    rows = Notification.objects.filter(user_id=user_id, kind=kind, game_id=game_id)
    return rows.order_by("-at", "-id").first()


def notified_about(
    *, user_ids: Collection[int], kind: Kind, about_id: int, since: datetime
) -> set[int]:
    """Return the users who got a notification of this kind about a player since that time."""
    rows = Notification.objects.filter(
        user_id__in=user_ids, kind=kind, about_id=about_id, at__gt=since
    )
    return set(rows.values_list("user_id", flat=True))
