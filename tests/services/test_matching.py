"""Quick match through the services: waiting, being paired, answering, and what goes wrong."""

from collections import Counter
from datetime import timedelta

import pytest
from django.db import IntegrityError, transaction
from django.utils import timezone

from accounts.models import Block, Follow
from games.clocks import PerCommand
from games.engine.commands import Done
from games.errors import (
    AccountNeeded,
    AlreadyPaired,
    AlreadyPlaying,
    GameAlreadyStarted,
    GameNotRunning,
    InvalidInput,
    SeekPaused,
)
from games.lobby.matching import give_up_late_matches, match_players
from games.lobby.queue import queues, standing_of
from games.lobby.seeks import begin_seeking, heard_of, stop_seeking
from games.models import GameStatus, Match, Rating, Seek
from games.projections.audit import audit
from games.selectors.games import get_game
from games.services.handover import leave_all_games
from games.services.lifecycle import start_game
from games.services.matches import forget_waits
from games.services.seating import join_game, leave_game, set_seat
from games.services.series import get_ready
from games.services.table import submit_command
from games.store.clocks import control_of
from tests.support.clocks import clocked_table
from tests.support.games import open_table, person_on, played_out, some_user
from tests.support.seeks import answered, people_of, seeking, swept, waited

pytestmark = pytest.mark.django_db
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
def test_there_are_only_these_pools(pools: list[str]) -> None:
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


def test_blocked_players_are_never_paired_whoever_blocked_whom() -> None:
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


def test_the_same_two_meet_again_only_if_nobody_else_waits() -> None:
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


def test_who_is_not_heard_of_waits_no_more() -> None:
    now = timezone.now()
    gone, there = seeking(now=now), some_user()
    later = now + 76 * SECOND
    seeking(user=there, now=later)
    assert standing_of(gone.pk, now=now + 75 * SECOND).status == "waiting"
    assert standing_of(gone.pk, now=later).status == "none"
    assert queues(now=later)["duel", True][0] == 1
    heard_of(user_id=gone.pk, now=later)
    assert swept(now=later) == []
    assert list(Seek.objects.values_list("user_id", flat=True)) == [there.pk]


def test_whoever_is_heard_of_waits_on_and_keeps_their_place() -> None:
    now = timezone.now()
    user = seeking(now=now)
    for seconds in (60, 120):
        heard_of(user_id=user.pk, now=now + seconds * SECOND)
    assert standing_of(user.pk, now=now + 130 * SECOND).since == now
    seeking("duel", "partners", user=user, now=now + 131 * SECOND)
    standing = standing_of(user.pk, now=now + 131 * SECOND)
    assert (standing.since, standing.pools) == (now, ["duel", "partners"])


def test_a_silence_of_the_service_is_nobodys_fault() -> None:
    now = timezone.now()
    seeking(now=now), seeking(now=now)
    assert match_players(now=now) == 1
    waiting = seeking(now=now)
    match_players(now=now + 2 * SECOND)
    # Everything was down for an hour; the first sweep after it gives everybody time anew.
    back = now + timedelta(hours=1)
    match_players(now=back)
    assert standing_of(waiting.pk, now=back).status == "waiting"
    match = Match.objects.get()
    assert match.due_at == back + 15 * SECOND
    assert match.game.status == GameStatus.STARTING


def test_a_short_absence_of_all_web_processes_is_nobodys_fault_either() -> None:
    now = timezone.now()
    seeking(now=now), seeking(now=now)
    match_players(now=now)
    # The sweep paused for eight seconds, since nobody was served; meanwhile the answers were due.
    back = now + 16 * SECOND
    match_players(now=now + 8 * SECOND)
    match_players(now=back, served_since=back - SECOND)
    assert Match.objects.get().due_at == back + 15 * SECOND


def test_a_game_to_which_somebody_does_not_answer_is_off_and_the_others_wait_on() -> None:
    now = timezone.now()
    users = [seeking("table_3", now=now) for _ in range(3)]
    (game,) = swept(now=now)
    answered(game, users[0].pk, users[1].pk)
    assert give_up_late_matches(now=now + 14 * SECOND) == 0
    assert give_up_late_matches(now=now + 15 * SECOND) == 1
    assert give_up_late_matches(now=now + 16 * SECOND) == 0
    assert get_game(game.pk).status == GameStatus.CANCELLED
    later = now + 16 * SECOND
    standings = [standing_of(user.pk, now=later) for user in users]
    assert [standing.status for standing in standings] == ["waiting", "waiting", "none"]
    assert standings[0].since == now
    with pytest.raises(GameNotRunning):
        get_ready(game_id=game.pk, user_id=users[2].pk)
    newcomer = seeking("table_3", now=later)
    (again,) = swept(now=later)
    assert people_of(again) == {users[0].pk, users[1].pk, newcomer.pk}


def test_declining_lets_the_others_wait_on_at_once() -> None:
    one, other = seeking(), seeking()
    (game,) = swept()
    with pytest.raises(AlreadyPaired) as refused:
        seeking(user=one)
    assert refused.value.extra == {"game": game.pk}
    stop_seeking(user_id=one.pk, now=timezone.now())
    assert get_game(game.pk).status == GameStatus.CANCELLED
    assert standing_of(one.pk, now=timezone.now()).status == "none"
    assert standing_of(other.pk, now=timezone.now()).status == "waiting"


def test_who_misses_games_again_and_again_has_to_pause() -> None:
    now = timezone.now()
    user = some_user()
    for at, pause in ((0, 0), (10, 120), (200, 600)):
        moment = now + at * SECOND
        seeking(user=user, now=moment), seeking(now=moment)
        swept(now=moment)
        stop_seeking(user_id=user.pk, now=moment)
        Seek.objects.all().delete()
        if pause:
            with pytest.raises(SeekPaused) as refused:
                seeking(user=user, now=moment + (pause - 1) * SECOND)
            assert refused.value.until == moment + pause * SECOND
        seeking(user=user, now=moment + pause * SECOND)
        Seek.objects.all().delete()
    # An hour later all is forgotten.
    seeking(user=user, now=now + timedelta(hours=2))


def test_the_seats_of_a_paired_game_are_settled() -> None:
    seeking(), seeking()
    (game,) = swept()
    host = game.host_id
    with pytest.raises(GameAlreadyStarted):
        join_game(game_id=game.pk, user_id=some_user().pk)
    with pytest.raises(GameAlreadyStarted):
        leave_game(game_id=game.pk, user_id=host)
    with pytest.raises(GameAlreadyStarted):
        set_seat(game_id=game.pk, user_id=host, seat=1, bot_level="clever")
    with pytest.raises(GameNotRunning):
        submit_command(
            game_id=game.pk,
            by=person_on(game, 0),
            seat=0,
            command=Done(),
        )


def test_a_rated_game_with_a_clock_keeps_from_waiting_until_it_is_over_or_left() -> None:
    game = clocked_table(is_rated=True)
    user = game.seats.get(number=0).user
    assert user is not None
    with pytest.raises(AlreadyPlaying) as refused:
        seeking(user=user)
    assert refused.value.extra == {"game": game.pk}
    assert standing_of(user.pk, now=timezone.now()).game_id == game.pk
    played_out(game)
    seeking(user=user)


def test_games_by_days_and_games_among_friends_keep_nobody_from_waiting() -> None:
    game = clocked_table(is_rated=False)
    for user_id in people_of(game):
        begin_seeking(user_id=user_id, pools=["duel"], is_rated=True, now=timezone.now())
    assert len(swept()) == 1


def test_who_is_dealt_into_a_game_with_others_waits_no_more() -> None:
    table = open_table()
    friend = some_user()
    join_game(game_id=table.pk, user_id=friend.pk)
    seeking(user=friend)
    start_game(game_id=table.pk, user_id=table.host_id)
    assert standing_of(friend.pk, now=timezone.now()).status == "none"


def test_leaving_the_house_lets_the_others_wait_on() -> None:
    one, other = seeking(), seeking()
    (game,) = swept()
    stop_seeking(user_id=one.pk, now=timezone.now())
    leave_all_games(one.pk)
    assert get_game(game.pk).status == GameStatus.CANCELLED
    assert standing_of(other.pk, now=timezone.now()).status == "waiting"


def test_nobody_can_wait_twice_whatever_the_code_does() -> None:
    user = seeking()
    with pytest.raises(IntegrityError), transaction.atomic():
        Seek.objects.create(user=user, pools=["partners"], is_rated=True)


def test_the_expected_wait_is_the_median_of_those_paired_lately() -> None:
    now = timezone.now()
    assert queues(now=now)["duel", True] == (0, None)
    for waits in ([4, 10], [12, 31], [90, 14]):
        table = open_table()
        Match.objects.create(
            game=table, pool="duel", is_rated=True, made_at=now - 60 * SECOND, waits=waits
        )
    # 4 10 12 14 31 90: between 12 and 14, told in steps of five.
    assert queues(now=now)["duel", True] == (0, 15)
    assert queues(now=now)["duel", False] == (0, None)
    assert queues(now=now)["partners", True] == (0, None)


def test_where_nobody_was_paired_lately_the_time_of_day_tells() -> None:
    now = timezone.now()
    for days in (1, 2, 3):
        Match.objects.create(
            game=open_table(),
            pool="duel",
            is_rated=True,
            made_at=now - timedelta(days=days, minutes=20),
            waits=[42, 42],
        )
    assert queues(now=now)["duel", True] == (0, 45)
    assert queues(now=now + timedelta(hours=6))["duel", True] == (0, None)


def test_what_tells_nothing_any_more_is_forgotten() -> None:
    now = timezone.now()
    old = Match.objects.create(
        game=open_table(), pool="duel", is_rated=True, made_at=now - timedelta(days=9), waits=[1, 1]
    )
    new = Match.objects.create(
        game=open_table(), pool="duel", is_rated=True, made_at=now - timedelta(days=7), waits=[1, 1]
    )
    assert forget_waits(now=now) == 1
    assert list(Match.objects.all()) == [new]
    assert not Match.objects.filter(pk=old.pk).exists()


def test_seats_are_drawn() -> None:
    hosts = Counter[bool]()
    for _ in range(24):
        first = seeking()
        seeking()
        (game,) = swept()
        hosts[game.seats.get(number=0).user_id == first.pk] += 1
        Seek.objects.all().delete()
    assert min(hosts[True], hosts[False]) > 0
