"""Notifications that gather several events about one club until they are read."""

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any

from django.db import transaction
from django.db.models import QuerySet

from notifications.kinds import TOPIC_OF, Kind
from notifications.models import Notification
from notifications.reactions import unread_changed
from notifications.selectors.preferences import channels_for
from notifications.services.notifying import remind, save_and_announce

AN_HOUR = timedelta(hours=1)
"""The least time between two announcements of one unread notification."""
A_DAY = timedelta(days=1)
MAX_AT_ONCE = 200


def gather(
    *,
    user_ids: Collection[int],
    kind: Kind,
    data: dict[str, Any],
    now: datetime,
    about_id: int | None = None,
    is_added: bool = False,
) -> int:
    """Notify these users of an event of a club; return how many got a new notification.

    `data` has the id of the club, as `club`, and the number of events, as `count`. A user whose
    notification of this kind about the club is unread gets no second one: it takes the new `data`
    over, and is announced again if that was an hour ago. With `is_added` its `count` grows by that
    of `data`. An event about the same person is told once a day. Call it in the transaction of the
    event.
    """
    rows = _about_club(kind=kind, club_id=data["club"]).filter(user_id__in=user_ids)
    unread = {row.user_id: row for row in rows.filter(read_at=None)}
    told = set[int]()
    if about_id is not None:
        recent = rows.filter(about_id=about_id, at__gt=now - A_DAY)
        told = set(recent.values_list("user_id", flat=True))
    wanted = []
    for user_id, channels in channels_for(user_ids, TOPIC_OF[kind]).items():
        row = unread.get(user_id)
        if row is not None:
            more = row.data["count"] if is_added else 0
            _go_on(row, {**data, "count": data["count"] + more}, about_id=about_id, now=now)
        elif channels and user_id not in told:
            new = Notification(user_id=user_id, kind=kind, about_id=about_id, data=data, at=now)
            wanted.append((new, channels))
    return len(save_and_announce(wanted))


def change_gathered(
    *, kind: Kind, data: dict[str, Any], user_ids: Collection[int], about_id: int | None = None
) -> None:
    """Let the users' unread notifications of this kind about a club say what is true now."""
    rows = _about_club(kind=kind, club_id=data["club"]).filter(user_id__in=user_ids)
    rows.filter(read_at=None).update(data=data, about_id=about_id)


def end_gathered(
    *, kinds: Collection[Kind], club_id: str, user_ids: Collection[int], now: datetime
) -> None:
    """Mark the users' unread notifications of these kinds about a club as read: they are outdated.

    They aren't deleted, so that the same event isn't told again at once.
    """
    rows = Notification.objects.filter(
        user_id__in=user_ids, kind__in=kinds, read_at=None, data__club=club_id
    )
    with transaction.atomic():
        ended = set(rows.values_list("user_id", flat=True))
        rows.update(read_at=now)
        for user_id in ended:
            unread_changed.announce(user_id)


def rename_club_in_notifications(*, club_id: str, name: str, user_ids: Collection[int]) -> None:
    """Replace the club's name in the notifications of these users."""
    rows = Notification.objects.filter(user_id__in=user_ids, data__club=club_id)
    for row in rows:
        row.data["club_name"] = name
    Notification.objects.bulk_update(rows, ["data"], batch_size=MAX_AT_ONCE)


def _about_club(*, kind: Kind, club_id: str) -> QuerySet[Notification]:
    return Notification.objects.filter(kind=kind, data__club=club_id)


def _go_on(row: Notification, data: dict[str, Any], *, about_id: int | None, now: datetime) -> None:
    row.about_id = about_id
    row.save(update_fields=["about"])
    if row.at <= now - AN_HOUR:
        remind(row, data=data)
        return
    row.data = data
    row.save(update_fields=["data"])
