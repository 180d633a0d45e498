"""Waiting for a game by quick match: how long it holds, who may, and how long it takes."""

from datetime import timedelta

import pytest
from django.db import IntegrityError, transaction
from django.utils import timezone

from games.matchmaking.errors import AlreadyPlaying
from games.matchmaking.matches import forget_waits
from games.matchmaking.matching import match_players
from games.matchmaking.models import Match, Seek
from games.matchmaking.queue import queues, standing_of
from games.matchmaking.seeks import begin_seeking, heard_of, stop_seeking
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
