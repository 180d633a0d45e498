"""Games that look like boosting are held back until staff release or annul them."""

from datetime import timedelta
from io import StringIO
from typing import Any

import pytest
from django.contrib.auth import get_user_model
from django.core.management import call_command

from accounts.models import User
from games.play.models import Game
from games.ratings.book import count_rated_games
from games.ratings.errors import NotHeld
from games.ratings.models import RatedGame, RatedGameStatus, Rating, RatingChange
from moderation.services.held_games import annul_rated_game, release_rated_game
from tests.support.games import finished_rated_game, some_user
from tests.support.ratings import NOON, numbers, rating_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
]


def held_game(users: tuple[User, User]) -> Game:
    for minute in range(9):
        finished_rated_game((1, 2), users=users, at=NOON + timedelta(minutes=minute))
    return finished_rated_game((1, 2), users=users, at=NOON + timedelta(minutes=9))


def test_the_tenth_win_over_the_same_person_in_a_day_is_held_back() -> None:
    users = (some_user(), some_user())
    tenth = held_game(users)
    assert count_rated_games() == 10
    entry = RatedGame.objects.get(pk=tenth.pk)
    assert (entry.status, entry.signs) == (RatedGameStatus.HELD, ["one_sided_pair"])
    assert rating_of(users[0]).games == 9


def test_meetings_a_day_ago_are_no_sign() -> None:
    users = (some_user(), some_user())
    for minute in range(9):
        finished_rated_game((1, 2), users=users, at=NOON + timedelta(minutes=minute))
    finished_rated_game((1, 2), users=users, at=NOON + timedelta(hours=24, minutes=9))
    count_rated_games()
    assert RatedGame.objects.filter(status=RatedGameStatus.APPLIED).count() == 10


def test_leaving_the_same_person_at_once_twice_is_held_back() -> None:
    users = (some_user(), some_user())
    for minute in range(2):
        finished_rated_game((2, 1), users=users, left={0: 3}, at=NOON + timedelta(minutes=minute))
    count_rated_games()
    signs = RatedGame.objects.order_by("game__finished_at").values_list("signs", flat=True)
    assert list(signs) == [[], ["early_leaver"]]


def test_a_released_game_counts_after_earlier_ones_and_the_log_repeats_the_ratings() -> None:
    users = (some_user(), some_user())
    tenth = held_game(users)
    after = finished_rated_game((2, 1), users=users, at=NOON + timedelta(minutes=10))
    count_rated_games()
    staff = some_user()
    entry = release_rated_game(game_id=tenth.pk, by_id=staff.pk)
    assert (RatedGame.objects.get(pk=after.pk).number, entry.number) == (10, 11)
    assert entry.decided_by == staff
    assert rating_of(users[0]).games == 11
    before = numbers()
    Rating.objects.update(mean=1)
    RatingChange.objects.filter(user=users[0]).delete()
    call_command("rebuild_projections", stdout=StringIO())
    assert numbers() == before
    with pytest.raises(NotHeld):
        release_rated_game(game_id=tenth.pk, by_id=staff.pk)


def test_an_annulled_game_never_counts() -> None:
    users = (some_user(), some_user())
    tenth = held_game(users)
    count_rated_games()
    annul_rated_game(game_id=tenth.pk, by_id=some_user().pk)
    assert count_rated_games() == 0
    assert rating_of(users[0]).games == 9
    with pytest.raises(NotHeld):
        release_rated_game(game_id=tenth.pk, by_id=users[0].pk)


def test_staff_release_a_held_game_in_the_admin(client: Any) -> None:
    users = (some_user(), some_user())
    tenth = held_game(users)
    count_rated_games()
    staff = get_user_model().objects.create_superuser("chief", password=None)
    client.force_login(staff)
    reply = client.post(
        "/admin/ratings/ratedgame/",
        {"action": "release", "_selected_action": [tenth.pk]},
        follow=True,
    )
    assert reply.status_code == 200
    assert RatedGame.objects.get(pk=tenth.pk).status == RatedGameStatus.APPLIED
    assert client.get(f"/admin/ratings/ratedgame/{tenth.pk}/change/").status_code == 200
    assert client.get("/admin/play/game/").status_code == 200
