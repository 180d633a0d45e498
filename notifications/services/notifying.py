"""Notify a user: write notifications, remind, mark as read, withdraw; no duplicates."""

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any

from django.db import transaction
from django.utils import timezone

from notifications.kinds import FOUND_BY_PAGES, TOPIC_OF, Channel, Kind
from notifications.models import Notification
from notifications.reactions import (
    Notified,
    Wanted,
    notified,
    telegram_wanted,
    unread_changed,
)
from notifications.selectors.preferences import channels_for
from notifications.services.mails import plan_mail
from notifications.services.pushes import NO_TIME, plan_deliveries

KEPT_FOR = timedelta(days=30)
A_DAY = timedelta(days=1)


def notify(
    *,
    user_id: int,
    kind: Kind,
    game_id: str = "",
    about_id: int | None = None,
    data: dict[str, Any] | None = None,
    good_for: timedelta = A_DAY,
    push_after: timedelta = NO_TIME,
) -> Notification | None:
    """Notify the user by the chosen channels; return None without a channel for this topic.

    Call it in the transaction of the event: page and push follow its commit. A push that can't be
    delivered within `good_for` is dropped. It is sent only after `push_after`, so that the page can
    make it needless.
    """
    channels = channels_for([user_id], TOPIC_OF[kind])[user_id]
    if not channels:
        return None
    row = Notification(
        user_id=user_id, kind=kind, game_id=game_id, about_id=about_id, data=data or {}
    )
    return save_and_announce(row, channels, good_for=good_for, push_after=push_after)


def save_and_announce(
    notification: Notification,
    channels: Collection[Channel],
    *,
    good_for: timedelta = A_DAY,
    push_after: timedelta = NO_TIME,
) -> Notification:
    """Save a new notification and send it by these channels of its topic, as `notify` does."""
    notification.is_quiet = notification.kind in FOUND_BY_PAGES or Channel.PAGE not in channels
    notification.save(force_insert=True)
    if Channel.MAIL in channels:
        plan_mail(notification, good_for=good_for, after=push_after)
    _announce(notification, channels, good_for, push_after)
    return notification


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
    _announce(notification, channels[notification.user_id], good_for)


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
    notification: Notification,
    channels: Collection[Channel],
    good_for: timedelta,
    push_after: timedelta = NO_TIME,
) -> None:
    if Channel.PUSH in channels:
        expires_at = timezone.now() + good_for
        plan_deliveries(notification, expires_at=expires_at, after=push_after)
    if Channel.TELEGRAM in channels:
        telegram_wanted.announce(
            Wanted(
                notification.user_id,
                notification.pk,
                push_after.total_seconds(),
                good_for.total_seconds(),
            )
        )
    notified.announce(Notified(notification.user_id, notification.pk))
