"""“A friend is playing”: the notification of followers who want it."""

from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import Follow, User
from games.play.models import Game
from games.profiles.following import ONCE_IN, has_followers, notify_followers
from games.tables.services.seating import join_game
from notifications.kinds import Channel, Kind, Topic
from notifications.models import Notification
from notifications.services.preferences import change_preferences
from tests.support.games import finished_table, open_table, running_table, some_user

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
]


def follower_of(user_id: int, *, is_on: bool = True) -> User:
    follower = some_user()
    Follow.objects.create(follower=follower, followed_id=user_id)
    switches = {Channel.PAGE: is_on}
    change_preferences(user_id=follower.pk, channels={Topic.FRIEND: switches}, invited_by=None)
    return follower


def notified(game: Game, *, later: timedelta = timedelta()) -> int:
    return notify_followers(game_id=game.pk, now=timezone.now() + later)


def test_followers_who_want_it_are_notified_of_a_friend_at_a_public_table() -> None:
    game = open_table(3)
    follower = follower_of(game.host_id)
    follower_of(game.host_id, is_on=False)
    some_user()
    assert notified(game) == 1
    (row,) = Notification.objects.all()
    assert (row.user, row.kind, row.game_id, row.about_id) == (
        *(follower, Kind.FRIEND_PLAYING, game.pk, game.host_id),
    )


def test_a_follower_is_notified_of_a_friend_once_an_hour() -> None:
    first = open_table(3)
    follower_of(first.host_id)
    second = open_table(3)
    Game.objects.filter(pk=second.pk).update(host_id=first.host_id)
    join_game(game_id=second.pk, user_id=first.host_id)
    assert notified(first) == 1
    assert notified(first) == notified(second) == 0
    assert notified(second, later=ONCE_IN - timedelta(minutes=1)) == 0
    assert notified(second, later=ONCE_IN + timedelta(minutes=1)) == 1


def test_two_friends_at_one_table_are_two_notifications() -> None:
    game = running_table()
    people = list(User.objects.filter(seats__game=game))
    follower = follower_of(people[0].pk)
    Follow.objects.create(follower=follower, followed=people[1])
    assert notified(game) == 2


def test_nobody_is_notified_of_private_tables_finished_games_or_the_own_table() -> None:
    private, over, own = open_table(2), finished_table(), open_table(3)
    Game.objects.filter(pk=private.pk).update(is_private=True)
    for game in (private, over):
        follower_of(game.host_id)
        assert notified(game) == 0
    companion = follower_of(own.host_id)
    join_game(game_id=own.pk, user_id=companion.pk)
    assert notified(own) == 0


def test_a_table_is_asked_about_only_while_somebody_follows_a_player_there() -> None:
    game, private, over = open_table(3), open_table(3), finished_table()
    Game.objects.filter(pk=private.pk).update(is_private=True)
    assert not has_followers(game_id=game.pk)
    for host in {game.host_id, private.host_id, over.host_id}:
        follower_of(host)
    assert has_followers(game_id=game.pk)
    assert not has_followers(game_id=private.pk)
    assert not has_followers(game_id=over.pk)
