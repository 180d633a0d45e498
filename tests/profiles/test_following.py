"""“Somebody you follow is playing”, for those who asked for it."""

from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import Follow, User
from games.play.models import Game
from games.profiles.following import ONCE_IN, tell_followers
from games.tables.services.seating import join_game
from notifications.kinds import Channel, Kind, Topic
from notifications.models import Notification
from notifications.services.preferences import change_preferences
from tests.support.games import finished_table, open_table, running_table, some_user

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
]


def fan_of(user_id: int, *, listens: bool = True) -> User:
    fan = some_user()
    Follow.objects.create(follower=fan, followed_id=user_id)
    switches = {Channel.PAGE: listens}
    change_preferences(user_id=fan.pk, channels={Topic.FRIEND: switches}, invited_by=None)
    return fan


def tell(game: Game, *, later: timedelta = timedelta()) -> int:
    return tell_followers(game_id=game.pk, now=timezone.now() + later)


def test_whoever_asked_for_it_is_told_of_a_friend_at_a_public_table() -> None:
    game = open_table(3)
    fan, silent = fan_of(game.host_id), fan_of(game.host_id, listens=False)
    stranger = some_user()
    assert tell(game) == 1
    (row,) = Notification.objects.all()
    assert (row.user, row.kind, row.game_id, row.about_id) == (
        *(fan, Kind.FRIEND_PLAYING, game.pk, game.host_id),
    )
    assert silent != stranger


def test_one_friend_is_told_of_once_an_hour() -> None:
    first = open_table(3)
    fan_of(first.host_id)
    second = open_table(3)
    Game.objects.filter(pk=second.pk).update(host_id=first.host_id)
    join_game(game_id=second.pk, user_id=first.host_id)
    assert tell(first) == 1
    assert tell(first) == tell(second) == 0
    assert tell(second, later=ONCE_IN - timedelta(minutes=1)) == 0
    assert tell(second, later=ONCE_IN + timedelta(minutes=1)) == 1


def test_two_friends_at_one_table_are_two_pieces_of_news() -> None:
    game = running_table()
    people = list(User.objects.filter(seats__game=game))
    fan = fan_of(people[0].pk)
    Follow.objects.create(follower=fan, followed=people[1])
    assert tell(game) == 2


def test_nobody_is_told_of_private_tables_of_the_past_or_of_their_own_table() -> None:
    private, over, own = open_table(2), finished_table(), open_table(3)
    Game.objects.filter(pk=private.pk).update(is_private=True)
    for game in (private, over):
        fan_of(game.host_id)
        assert tell(game) == 0
    companion = fan_of(own.host_id)
    join_game(game_id=own.pk, user_id=companion.pk)
    assert tell(own) == 0
