"""Waiting for a game by matchmaking: how long a seek lasts, who may wait, and expected waits."""

from datetime import timedelta

import pytest
from django.db import IntegrityError, transaction
from django.utils import timezone

from games.matchmaking.errors import AlreadyPlaying
from games.matchmaking.matches import delete_old_waits
from games.matchmaking.matching import match_players
from games.matchmaking.models import Match, Seek
from games.matchmaking.queue import queues, seek_status
from games.matchmaking.seeks import begin_seeking, keep_seeking, stop_seeking
from games.play.models import GameStatus
from games.play.selectors.games import get_game
from games.tables.services.creating import start_game
from games.tables.services.leaving import leave_all_games
from games.tables.services.seating import join_game
from tests.support.clocks import clocked_table
from tests.support.games import open_table, played_out, some_user
from tests.support.seeks import people_of, seeking, swept

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]
SECOND = timedelta(seconds=1)


def test_a_seek_lapses_when_its_page_is_silent() -> None:
    now = timezone.now()
    gone, there = seeking(now=now), some_user()
    later = now + 76 * SECOND
    seeking(user=there, now=later)
    assert seek_status(gone.pk, now=now + 75 * SECOND).status == "waiting"
    assert seek_status(gone.pk, now=later).status == "none"
    assert queues(now=later)["duel", True][0] == 1
    keep_seeking(user_id=gone.pk, now=later)
    assert swept(now=later) == []
    assert list(Seek.objects.values_list("user_id", flat=True)) == [there.pk]


def test_a_seek_whose_page_is_open_keeps_its_place() -> None:
    now = timezone.now()
    user = seeking(now=now)
    for seconds in (60, 120):
        keep_seeking(user_id=user.pk, now=now + seconds * SECOND)
    assert seek_status(user.pk, now=now + 130 * SECOND).since == now
    seeking("duel", "partners", user=user, now=now + 131 * SECOND)
    status = seek_status(user.pk, now=now + 131 * SECOND)
    assert (status.since, status.pools) == (now, ["duel", "partners"])


def test_seeks_and_answers_get_new_time_after_the_service_was_away() -> None:
    now = timezone.now()
    seeking(now=now), seeking(now=now)
    assert match_players(now=now) == 1
    waiting = seeking(now=now)
    match_players(now=now + 2 * SECOND)
    # The service was away for an hour; the first sweep after it gives everybody new time.
    back = now + timedelta(hours=1)
    match_players(now=back)
    assert seek_status(waiting.pk, now=back).status == "waiting"
    match = Match.objects.get()
    assert match.due_at == back + 15 * SECOND
    assert match.game.status == GameStatus.STARTING


def test_answers_get_new_time_after_all_web_processes_were_away() -> None:
    now = timezone.now()
    seeking(now=now), seeking(now=now)
    match_players(now=now)
    # The sweep paused for eight seconds, since nobody was served; meanwhile the answers were due.
    back = now + 16 * SECOND
    match_players(now=now + 8 * SECOND)
    match_players(now=back, served_since=back - SECOND)
    assert Match.objects.get().due_at == back + 15 * SECOND


def test_players_of_a_rated_game_with_a_clock_can_not_wait_until_it_is_over() -> None:
    game = clocked_table(is_rated=True)
    user = game.seats.get(number=0).user
    assert user is not None
    with pytest.raises(AlreadyPlaying) as refused:
        seeking(user=user)
    assert refused.value.extra == {"game": game.pk}
    assert seek_status(user.pk, now=timezone.now()).game_id == game.pk
    played_out(game)
    seeking(user=user)


def test_players_of_casual_games_may_wait() -> None:
    game = clocked_table(is_rated=False)
    for user_id in people_of(game):
        begin_seeking(user_id=user_id, pools=["duel"], is_rated=True, now=timezone.now())
    assert len(swept()) == 1


def test_the_wait_ends_when_a_game_with_others_is_dealt() -> None:
    table = open_table()
    friend = some_user()
    join_game(game_id=table.pk, user_id=friend.pk)
    seeking(user=friend)
    start_game(game_id=table.pk, user_id=table.host_id)
    assert seek_status(friend.pk, now=timezone.now()).status == "none"


def test_leaving_all_games_lets_the_others_wait_on() -> None:
    one, other = seeking(), seeking()
    (game,) = swept()
    stop_seeking(user_id=one.pk, now=timezone.now())
    leave_all_games(one.pk)
    assert get_game(game.pk).status == GameStatus.CANCELLED
    assert seek_status(other.pk, now=timezone.now()).status == "waiting"


def test_the_database_refuses_a_second_seek_of_a_user() -> None:
    user = seeking()
    with pytest.raises(IntegrityError), transaction.atomic():
        Seek.objects.create(user=user, pools=["partners"], is_rated=True)


def test_the_expected_wait_is_the_median_of_recent_waits() -> None:
    now = timezone.now()
    assert queues(now=now)["duel", True] == (0, None)
    for waits in ([4, 10], [12, 31], [90, 14]):
        table = open_table()
        Match.objects.create(
            game=table, pool="duel", is_rated=True, made_at=now - 60 * SECOND, waits=waits
        )
    # 4 10 12 14 31 90: between 12 and 14, rounded up to a multiple of five.
    assert queues(now=now)["duel", True] == (0, 15)
    assert queues(now=now)["duel", False] == (0, None)
    assert queues(now=now)["partners", True] == (0, None)


def test_without_recent_waits_the_time_of_day_decides() -> None:
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


def test_old_waits_are_deleted() -> None:
    now = timezone.now()
    old = Match.objects.create(
        game=open_table(), pool="duel", is_rated=True, made_at=now - timedelta(days=9), waits=[1, 1]
    )
    new = Match.objects.create(
        game=open_table(), pool="duel", is_rated=True, made_at=now - timedelta(days=7), waits=[1, 1]
    )
    assert delete_old_waits(now=now) == 1
    assert list(Match.objects.all()) == [new]
    assert not Match.objects.filter(pk=old.pk).exists()
