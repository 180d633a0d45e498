"""Rated games: their players, that each game counts once, and that logs reproduce the ratings."""

import random
from datetime import UTC, datetime, timedelta
from io import StringIO
from typing import TYPE_CHECKING, Any

import pytest
from django.core.management import call_command
from django.db import connection
from django.utils import timezone

from accounts.services.people import create_guest
from games.engine import RuleSet
from games.play import reactions
from games.play.errors import AccountNeeded
from games.play.models import Game, StoredEvent
from games.play.selectors.games import get_game
from games.ratings.book import count_rated_games
from games.ratings.models import RatedGame, RatedGameStatus, Rating, RatingBook, RatingChange
from games.ratings.system import NEW, Finish, Finisher, rate
from games.tables.services.creating import create_game, start_game
from games.tables.services.seat_plans import HostPlan, OpenPlan, SeatPlan
from games.tables.services.seating import join_game
from games.tables.terms import TableChoice
from tests.play.test_concurrency import at_once
from tests.support.games import finished_rated_game, play, some_user
from tests.support.limits import WITH_WHOLE_GAMES
from tests.support.ratings import NOON, numbers, rating_of
from web.http.errors import InvalidInput

if TYPE_CHECKING:
    from accounts.models import User

pytestmark = [
    WITH_WHOLE_GAMES,
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
]


@pytest.mark.parametrize(
    ("seats", "played"),
    [
        (3, {"preset": "simple"}),
        (7, {"preset": "crowd"}),
        (2, {"rules": RuleSet(throw_in="leader")}),
    ],
)
def test_a_rated_game_needs_a_preset_that_may_be_rated(seats: int, played: dict[str, Any]) -> None:
    plans: list[SeatPlan] = [HostPlan(), *[OpenPlan()] * (seats - 1)]
    with pytest.raises(InvalidInput, match="podkidnoy") as error:
        create_game(TableChoice(is_rated=True, **played), plans, host_id=some_user().pk)
    assert error.value.field == "rated"
    assert not Game.objects.exists()


def test_a_private_game_is_not_rated() -> None:
    with pytest.raises(InvalidInput) as error:
        create_game(
            TableChoice(preset="duel", is_rated=True, is_private=True),
            [HostPlan(), OpenPlan()],
            host_id=some_user().pk,
        )
    assert error.value.field == "rated"


def test_guests_neither_make_nor_join_rated_games() -> None:
    guest = create_guest()
    with pytest.raises(AccountNeeded):
        create_game(
            TableChoice(preset="duel", is_rated=True), [HostPlan(), OpenPlan()], host_id=guest.pk
        )
    game = create_game(
        TableChoice(preset="duel", is_rated=True), [HostPlan(), OpenPlan()], host_id=some_user().pk
    )
    with pytest.raises(AccountNeeded):
        join_game(game_id=game.pk, user_id=guest.pk)


def test_a_rated_duel_played_to_its_end_counts_once() -> None:
    commits: list[reactions.Committed] = []
    reactions.committed.add("test", commits.append)
    anna, boris = some_user(), some_user()
    game = create_game(
        TableChoice(preset="duel", is_rated=True), [HostPlan(), OpenPlan()], host_id=anna.pk
    )
    join_game(game_id=game.pk, user_id=boris.pk)
    start_game(game_id=game.pk, user_id=anna.pk)
    for _ in play(game.pk, random.Random(3)):
        pass
    assert commits[-1].is_rating_due
    assert sum(committed.is_rating_due for committed in commits) == 1

    assert count_rated_games() == 1
    assert count_rated_games() == 0

    places = get_game(game.pk).places
    assert places is not None
    expected = rate(
        Finish(RuleSet.from_json(game.rules), tuple(Finisher(place) for place in places)),
        (anna.pk, boris.pk),
        {},
    )
    for user in (anna, boris):
        for season in ("", timezone.now().strftime("%Y-%m")):
            row = rating_of(user, season=season)
            assert (row.mean, row.deviation) == tuple(expected[user.pk])
            assert row.games == 1
        change = RatingChange.objects.get(user=user)
        assert (change.mean_before, change.mean_after) == (NEW.mean, expected[user.pk].mean)
    assert commits[-1].is_table_changed, "counting a game is announced to its table"


def test_games_that_are_not_rated_change_no_rating() -> None:
    finished_rated_game((1, 2), is_rated=False)
    assert count_rated_games() == 0
    assert not Rating.objects.exists()


def test_games_count_in_the_order_of_their_end() -> None:
    users = (some_user(), some_user())
    later = finished_rated_game((1, 2), users=users, at=NOON + timedelta(minutes=5))
    sooner = finished_rated_game((2, 1), users=users, at=NOON)
    assert count_rated_games() == 2
    order = RatedGame.objects.order_by("number").values_list("pk", flat=True)
    assert list(order) == [sooner.pk, later.pk]
    first, second = RatingChange.objects.filter(user=users[0]).order_by("number")
    assert first.mean_before == NEW.mean
    assert second.mean_before == first.mean_after


def test_a_bot_has_its_own_rating() -> None:
    anna = some_user()
    finished_rated_game((1, 2), users=(anna, "clever"), at=NOON)
    count_rated_games()
    bot = Rating.objects.get(bot_level="clever", season="")
    assert bot.user is None
    assert bot.mean < NEW.mean < rating_of(anna).mean


def test_a_player_who_left_is_last_though_the_bot_on_the_seat_won() -> None:
    anna, boris = some_user(), some_user()
    game = finished_rated_game((1, 2), users=(anna, boris), left={0: 40}, at=NOON)
    count_rated_games()
    assert rating_of(anna).mean < NEW.mean < rating_of(boris).mean
    assert [seat.outcome for seat in game.seats.order_by("number")] == ["left", "durak"]


def test_a_new_season_starts_afresh_and_all_time_goes_on() -> None:
    users = (some_user(), some_user())
    finished_rated_game((1, 2), users=users, at=datetime(2026, 10, 31, 23, 59, tzinfo=UTC))
    finished_rated_game((1, 2), users=users, at=datetime(2026, 11, 1, tzinfo=UTC))
    count_rated_games()
    october, november = (rating_of(users[0], season=s) for s in ("2026-10", "2026-11"))
    assert october.mean == november.mean > NEW.mean
    assert october.games == november.games == 1
    assert rating_of(users[0]).games == 2
    assert rating_of(users[0]).mean > october.mean


def test_two_workers_at_once_count_each_game_once() -> None:
    users = [some_user() for _ in range(6)]
    rng = random.Random(5)
    for minute in range(12):
        pair = tuple(rng.sample(users, 2))
        finished_rated_game((1, 2), users=pair, at=NOON + timedelta(minutes=minute))
    assert sum(int(str(done)) for done in at_once(lambda _: count_rated_games(), clients=4)) == 12
    assert RatedGame.objects.count() == 12
    assert RatingChange.objects.count() == 24
    assert RatingBook.objects.get().last_number == 12
    before = numbers()
    call_command("rebuild_projections", stdout=StringIO())
    assert numbers() == before


def test_ratings_rebuilt_from_the_log_are_equal_to_the_digit() -> None:
    users = [some_user() for _ in range(5)]
    rng = random.Random(11)
    for number in range(15):
        preset, seats = rng.choice(
            [("duel", 2), ("podkidnoy", 4), ("perevodnoy", 3), ("partners", 4)]
        )
        players: list[User | str] = [
            *rng.sample(users, seats - 1),
            rng.choice(["casual", "clever"]),
        ]
        places = rng.sample(range(1, seats + 1), seats)
        finished_rated_game(
            tuple(places),
            users=tuple(players),
            preset=preset,
            at=NOON + timedelta(days=number),
            left={0: 5} if rng.random() < 0.2 else {},
        )
        if rng.random() < 0.5:
            count_rated_games()
    count_rated_games()
    before = numbers()
    assert len(before) > 30
    Rating.objects.all().delete()
    RatingChange.objects.all().delete()
    out = StringIO()
    call_command("rebuild_projections", stdout=out)
    assert "Ratings rebuilt from 15 rated games." in out.getvalue()
    assert numbers() == before


def test_a_game_whose_end_cannot_be_read_does_not_delay_others() -> None:
    users = (some_user(), some_user())
    broken = finished_rated_game((1, 2), users=users, at=NOON)
    finished_rated_game((1, 2), users=users, at=NOON + timedelta(minutes=1))
    StoredEvent.objects.filter(game=broken, type="game_ended").update(data={"nonsense": 1})
    assert count_rated_games() == 2
    entry = RatedGame.objects.get(pk=broken.pk)
    assert (entry.status, entry.signs) == (RatedGameStatus.HELD, ["broken_log"])
    assert rating_of(users[0]).games == 1


def test_the_database_refuses_a_second_change_of_one_player_by_one_game() -> None:
    finished_rated_game((1, 2), at=NOON)
    count_rated_games()
    change = RatingChange.objects.first()
    assert change is not None
    change.pk = None
    with pytest.raises(Exception, match=r"(?i)unique"), connection.cursor():
        change.save(force_insert=True)
