"""Notify a user: write notifications, remind, mark as read, withdraw; no duplicates."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Any, NamedTuple

from django.db import transaction
from django.utils import timezone

from notifications.kinds import FOUND_BY_PAGES, TOPIC_OF, Channel, Kind
from notifications.models import Notification
from notifications.reactions import (
    Notified,
    TelegramWanted,
    notified,
    telegram_wanted,
    unread_changed,
)
from notifications.selectors.preferences import channels_for
from notifications.services.mails import plan_mail
from notifications.services.pushes import NO_TIME, plan_deliveries

KEPT_FOR = timedelta(days=30)
A_DAY = timedelta(days=1)

Wanted = tuple[Notification, Collection[Channel]]
"""A notification, and the channels by which its user wants it."""


class News(NamedTuple):
    """The news for one user; `about_id` is the person whom it is about."""

    user_id: int
    game_id: str = ""
    about_id: int | None = None
    data: Mapping[str, Any] = MappingProxyType({})


def notify(
    *,
    user_id: int,
    kind: Kind,
    game_id: str = "",
    about_id: int | None = None,
    data: Mapping[str, Any] = MappingProxyType({}),
    good_for: timedelta = A_DAY,
    push_after: timedelta = NO_TIME,
) -> Notification | None:
    """Notify one user as `notify_all` does; return None without a channel for this topic."""
    news = News(user_id, game_id, about_id, data)
    return next(iter(notify_all(kind, [news], good_for=good_for, push_after=push_after)), None)


def notify_all(
    kind: Kind,
    news: Sequence[News],
    *,
    good_for: timedelta = A_DAY,
    push_after: timedelta = NO_TIME,
) -> Sequence[Notification]:
    """Notify users by the channels that they have chosen; leave out who has none for this topic.

    Call it in the transaction of the event, once for all users: page and push follow its commit. A
    push that can't be delivered within `good_for` is dropped. It is sent only after `push_after`,
    so that the page can make it needless.
    """
    channels = channels_for({one.user_id for one in news}, TOPIC_OF[kind])
    wanted = [
        (
            Notification(
                user_id=one.user_id,
                kind=kind,
                game_id=one.game_id,
                about_id=one.about_id,
                data=dict(one.data),
            ),
            channels[one.user_id],
        )
        for one in news
        if channels[one.user_id]
    ]
    return save_and_announce(wanted, good_for=good_for, push_after=push_after)


def save_and_announce(
    wanted: Sequence[Wanted],
    *,
    good_for: timedelta = A_DAY,
    push_after: timedelta = NO_TIME,
) -> Sequence[Notification]:
    """Save new notifications and send each by its channels, as `notify_all` does."""
    for row, channels in wanted:
        row.is_quiet = row.kind in FOUND_BY_PAGES or Channel.PAGE not in channels
    rows = Notification.objects.bulk_create(row for row, _ in wanted)
    for row, channels in wanted:
        if Channel.MAIL in channels:
            plan_mail(row, good_for=good_for, after=push_after)
    _announce(wanted, good_for, push_after)
    return rows


def remind(
    notification: Notification, *, data: dict[str, Any], good_for: timedelta = A_DAY
) -> None:
    """Notify the user again by an unread notification, because its event has happened again.

    No second mail is sent: the first one is still unanswered.
    """
    channels = channels_for([notification.user_id], TOPIC_OF[Kind(notification.kind)])
    notification.at = timezone.now()
    notification.data = data
    notification.save(update_fields=["at", "data"])
    _announce([(notification, channels[notification.user_id])], good_for)


def mark_read(
    *, user_id: int, ids: Collection[int] | None = None, game_id: str | None = None
) -> int:
    """Mark the user's unread notifications as read; return their number.

    Without arguments it marks all of them, else those with one of the ids, or those of one game.
    They aren't pushed any more.
    """
    rows = Notification.objects.filter(user_id=user_id, read_at=None)
    if ids is not None:
        rows = rows.filter(pk__in=ids)
    if game_id is not None:
        rows = rows.filter(game_id=game_id)
    with transaction.atomic():
        count = rows.update(read_at=timezone.now())
        if count:
            unread_changed.announce(user_id)
    return count


def withdraw(*, user_id: int, kind: Kind, game_id: str) -> None:
    """Delete the user's notifications of this kind about a game, which are outdated."""
    rows = Notification.objects.filter(user_id=user_id, kind=kind, game_id=game_id)
    with transaction.atomic():
        deleted, _ = rows.delete()
        if deleted:
            unread_changed.announce(user_id)


def delete_old_notifications(*, now: datetime) -> int:
    """Delete the notifications that are too old; return the number of deleted rows."""
    deleted, _ = Notification.objects.filter(at__lt=now - KEPT_FOR).delete()
    return deleted


def _announce(
    wanted: Sequence[Wanted], good_for: timedelta, push_after: timedelta = NO_TIME
) -> None:
    pushed = [row for row, channels in wanted if Channel.PUSH in channels]
    plan_deliveries(pushed, expires_at=timezone.now() + good_for, after=push_after)
    for row, channels in wanted:
        if Channel.TELEGRAM in channels:
            telegram_wanted.announce(
                TelegramWanted(
                    row.user_id, row.pk, push_after.total_seconds(), good_for.total_seconds()
                )
            )
    if wanted:
        notified.announce(Notified(tuple(row.pk for row, _ in wanted)))
