"""“Somebody you follow is playing”: told to those who asked for it, once an hour a friend."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from django.db import transaction

from accounts.models import Follow
from games.play.models import Game, GameStatus, Seat
from notifications.kinds import Kind
from notifications.selectors.notifications import told_about
from notifications.services.notifying import notify
from notifications.services.preferences import lock_listeners

ONCE_IN = timedelta(hours=1)
WORTH_TELLING = timedelta(minutes=30)
MOST_TOLD = 1000
"""The followers told of one table: beyond that it is no news among friends."""


def tell_followers(*, game_id: str, now: datetime) -> int:
    """Tell followers of those at this public table, if it is open or runs; how many were told.

    May be called any number of times: whoever was told of a friend in the last hour is not told
    again. Nobody at the table itself is told.
    """
    game = Game.objects.filter(pk=game_id, is_private=False).only("id", "status").first()
    if game is None or game.status not in {GameStatus.OPEN, GameStatus.ACTIVE}:
        return 0
    seats = Seat.objects.filter(game=game, user__isnull=False, left_version=None)
    people = [user_id for user_id in seats.values_list("user_id", flat=True) if user_id]
    with transaction.atomic():
        return sum(_tell(game, friend, besides=people, now=now) for friend in people)


def _tell(game: Game, friend_id: int, *, besides: Sequence[int], now: datetime) -> int:
    followers = Follow.objects.filter(followed_id=friend_id).exclude(follower_id__in=besides)
    listening = lock_listeners(followers.values("follower_id"), most=MOST_TOLD)
    told_lately = told_about(
        user_ids=listening, kind=Kind.FRIEND_PLAYING, about_id=friend_id, since=now - ONCE_IN
    )
    fresh = [user_id for user_id in listening if user_id not in told_lately]
    for user_id in fresh:
        notify(
            user_id=user_id,
            kind=Kind.FRIEND_PLAYING,
            game_id=game.pk,
            about_id=friend_id,
            good_for=WORTH_TELLING,
        )
    return len(fresh)
