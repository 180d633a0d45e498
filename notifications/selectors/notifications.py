"""What somebody was told."""

from collections.abc import Collection
from datetime import datetime

from django.db.models import QuerySet

from notifications.kinds import Kind
from notifications.models import Notification


def notifications_of(user_id: int, *, unread: bool = False) -> QuerySet[Notification]:
    """A person's notifications, newest first (`-at, -id`: the order of a cursor)."""
    rows = Notification.objects.filter(user_id=user_id).select_related("about")
    if unread:
        rows = rows.filter(read_at=None, is_quiet=False)
    return rows.order_by("-at", "-id")


def unread_count(user_id: int) -> int:
    """How many of them the page counts."""
    return Notification.objects.filter(user_id=user_id, read_at=None, is_quiet=False).count()


def get_notification(notification_id: int) -> Notification | None:
    """One of them; None if it is gone."""
    return Notification.objects.select_related("about").filter(pk=notification_id).first()


def last_told(*, user_id: int, kind: Kind, game_id: str) -> Notification | None:
    """The newest of this kind that a person was told of a game."""
    rows = Notification.objects.filter(user_id=user_id, kind=kind, game_id=game_id)
    return rows.order_by("-at", "-id").first()


def told_about(
    *, user_ids: Collection[int], kind: Kind, about_id: int, since: datetime
) -> set[int]:
    """Who of them was told of this kind about somebody since then."""
    rows = Notification.objects.filter(
        user_id__in=user_ids, kind=kind, about_id=about_id, at__gt=since
    )
    return set(rows.values_list("user_id", flat=True))
