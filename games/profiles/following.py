"""“A friend is playing”: notify followers who want it, once an hour for each friend."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import QuerySet

from accounts.models import Follow
from games.play.models import GameStatus, Seat
from notifications.kinds import Kind
from notifications.selectors.notifications import notified_about
from notifications.services.notifying import News, notify_all
from notifications.services.preferences import lock_listeners
from web.database.prepared_statements import PreparedQuery

ONCE_IN = timedelta(hours=1)
GOOD_FOR = timedelta(minutes=30)
MAX_NOTIFIED = 1000
"""The most followers that are notified for one friend."""


def has_followers(*, game_id: str) -> bool:
    """Return whether anybody follows a player at this table, which is public and not over."""
    return bool(_one_follower(game_id))


def notify_followers(*, game_id: str, now: datetime) -> int:
    """Notify the followers of the players at a public table, open or running; return how many.

    May be called any number of times: a follower who was notified of a friend in the last hour is
    not notified again. Players at the table itself are not notified.
    """
    seats = _followable_seats(game_id)
    people = [user_id for user_id in seats.values_list("user_id", flat=True) if user_id]
    with transaction.atomic():
        return sum(_notify(game_id, friend, besides=people, now=now) for friend in people)


def _followable_seats(game_id: str) -> QuerySet[Seat]:
    """Return the seats of people at this table; none if it is private or over."""
    return Seat.objects.filter(
        game_id=game_id,
        game__is_private=False,
        game__status__in=(GameStatus.OPEN, GameStatus.ACTIVE),
        user__isnull=False,
        left_version=None,
    )


_one_follower = PreparedQuery(
    lambda game_id: Follow.objects.filter(
        followed_id__in=_followable_seats(game_id).order_by().values("user_id")
    ).order_by()[:1],
    "some game",
)


def _notify(game_id: str, friend_id: int, *, besides: Sequence[int], now: datetime) -> int:
    followers = Follow.objects.filter(followed_id=friend_id).exclude(follower_id__in=besides)
    wanting = lock_listeners(followers.values("follower_id"), most=MAX_NOTIFIED)
    notified = notified_about(
        user_ids=wanting, kind=Kind.FRIEND_PLAYING, about_id=friend_id, since=now - ONCE_IN
    )
    due = [user_id for user_id in wanting if user_id not in notified]
    news = [News(user_id, game_id, friend_id) for user_id in due]
    notify_all(Kind.FRIEND_PLAYING, news, good_for=GOOD_FOR)
    return len(due)
