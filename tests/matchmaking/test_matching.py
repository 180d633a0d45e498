"""Matchmaking: the pairs of people, and their games."""

from collections import Counter
from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import Block, Follow
from games.matchmaking.models import Match, Seek
from games.matchmaking.seeks import begin_seeking
from games.play.errors import AccountNeeded
from games.play.models import GameStatus
from games.play.selectors.games import get_game
from games.play.time.clock import PerCommand
from games.play.time.columns import control_of
from games.ratings.models import Rating
from games.records.audit import audit
from games.tables.services.series import get_ready
from tests.support.games import played_out, some_user
from tests.support.seeks import answered, people_of, seeking, swept, waited
from web.http.errors import InvalidInput

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]
SECOND = timedelta(seconds=1)


def rated(user_id: int, mean: float, mode: str = "duel") -> None:
    Rating.objects.create(
        user_id=user_id,
        mode=mode,
        mean=mean,
        deviation=80,
        games=30,
        last_game_at=timezone.now(),
    )


def test_two_who_wait_for_a_duel_are_paired_and_the_cards_are_dealt_when_both_answer() -> None:
    one, other = seeking(), seeking()
    (game,) = swept()
    assert (game.status, game.version, game.is_rated) == (GameStatus.STARTING, 0, True)
    assert (game.preset, game.mode, control_of(game)) == ("podkidnoy", "duel", PerCommand(30))
    assert people_of(game) == {one.pk, other.pk}
    assert len(game.commitment) == 64
    assert [seat.is_ready for seat in game.seats.all()] == [False, False]

    get_ready(game_id=game.pk, user_id=one.pk, client_seed="luck")
    assert get_game(game.pk).status == GameStatus.STARTING
    get_ready(game_id=game.pk, user_id=other.pk, client_seed="more")
    game = get_game(game.pk)
    assert game.status == GameStatus.ACTIVE
    assert {seat.client_seed for seat in game.seats.all()} == {"luck", "more"}
    assert audit(game) == ()
    assert not Seek.objects.exists()
    assert Match.objects.get().due_at is None


@pytest.mark.parametrize(
    ("pool", "seats", "preset", "mode"),
    [
        ("duel", 2, "podkidnoy", "duel"),
        ("table_3", 3, "podkidnoy", "table"),
        ("table_4", 4, "podkidnoy", "table"),
        ("table_6", 6, "podkidnoy", "table"),
        ("transfer_2", 2, "perevodnoy", "transfer"),
        ("transfer_3", 3, "perevodnoy", "transfer"),
        ("transfer_4", 4, "perevodnoy", "transfer"),
        ("partners", 4, "partners", "partners"),
    ],
)
def test_every_pool_leads_to_its_game(pool: str, seats: int, preset: str, mode: str) -> None:
    for _ in range(seats - 1):
        seeking(pool)
    assert swept() == []
    seeking(pool)
    (game,) = swept()
    assert (game.seats.count(), game.preset, game.mode) == (seats, preset, mode)
    assert answered(game).status == GameStatus.ACTIVE
    assert played_out(get_game(game.pk)).status == GameStatus.FINISHED


def test_rated_and_casual_players_are_kept_apart() -> None:
    seeking(is_rated=True)
    seeking(is_rated=False)
    assert swept() == []
    seeking(is_rated=False)
    (game,) = swept()
    assert not game.is_rated


def test_a_guest_plays_casual_games_only() -> None:
    guest = some_user()
    guest.is_guest, guest.name_key = True, None
    guest.save()
    with pytest.raises(AccountNeeded):
        seeking(user=guest)
    seeking(user=guest, is_rated=False)
    seeking(is_rated=False)
    assert len(swept()) == 1


@pytest.mark.parametrize("pools", [[], ["duel", "bridge"]])
def test_unknown_pools_are_refused(pools: list[str]) -> None:
    with pytest.raises(InvalidInput) as refused:
        begin_seeking(user_id=some_user().pk, pools=pools, is_rated=True, now=timezone.now())
    assert refused.value.field == ("pools.1" if pools else "pools")
    assert not Seek.objects.exists()


def test_ratings_of_the_mode_decide_until_the_wait_has_widened_the_window() -> None:
    weak, strong = seeking(), seeking()
    rated(weak.pk, 1300)
    rated(strong.pk, 1700)
    assert swept() == []
    # 100 points, a deviation of 80, and 10 a second: 400 points after 22 seconds.
    since = max(Seek.objects.values_list("since", flat=True))
    assert swept(now=since + 21.9 * SECOND) == []
    assert len(swept(now=since + 22.1 * SECOND)) == 1


def test_players_are_never_paired_if_either_has_blocked_the_other() -> None:
    one, other = seeking(), seeking()
    Block.objects.create(blocker=other, blocked=one)
    waited(600, one, other)
    assert swept() == []
    seeking()
    assert len(swept()) == 1


def test_friends_meet_in_rated_duels_and_at_casual_tables_only() -> None:
    one, other = some_user(), some_user()
    Follow.objects.create(follower=one, followed=other)
    Follow.objects.create(follower=other, followed=one)
    for user in (one, other):
        seeking("table_3", user=user)
    seeking("table_3")
    waited(600, one, other)
    assert swept() == []
    for user in (one, other):
        seeking("table_3", user=user, is_rated=False)
    Seek.objects.update(is_rated=False)
    assert len(swept()) == 1


def test_following_one_way_is_no_friendship() -> None:
    one, other = seeking("table_3"), seeking("table_3")
    Follow.objects.create(follower=one, followed=other)
    seeking("table_3")
    assert len(swept()) == 1


def test_two_players_meet_again_only_if_nobody_else_waits() -> None:
    one, other = seeking(), seeking()
    (game,) = swept()
    played_out(answered(game))
    third, fourth = seeking(), seeking()
    for user in (one, other):
        seeking(user=user)
    waited(5, one, other)
    tables = [people_of(game) for game in swept()]
    assert len(tables) == 2
    assert {one.pk, other.pk} not in tables
    assert sorted(pk for table in tables for pk in table) == sorted(
        user.pk for user in (one, other, third, fourth)
    )


def test_seats_are_drawn() -> None:
    hosts = Counter[bool]()
    for _ in range(24):
        first = seeking()
        seeking()
        (game,) = swept()
        hosts[game.seats.get(number=0).user_id == first.pk] += 1
        Seek.objects.all().delete()
    assert min(hosts[True], hosts[False]) > 0
