"""Histories of a game: caches of a history that the database lost mix with no other history."""

import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import pytest
from django.db import connection
from django.utils import timezone

from games.play.log import NO_EVENTS, load, load_state, mark_of, mark_of_log, version_of
from games.play.models import Game, StoredEvent
from games.play.selectors import snapshots
from games.play.selectors.games import get_game
from games.play.selectors.own_games import own_game_cached
from games.play.services.commands import submit_command
from games.play.services.handover import leave_running_game
from games.play.services.plan import Request, plan_command
from games.play.services.write import write
from games.records.audit import audit
from tests.support.api import ApiClient
from tests.support.games import legal_move, person_on, running_table
from tests.support.histories import (
    AHEAD,
    another_process,
    kept,
    lose,
    other_history,
    play_until,
    put_back,
    warmed,
)
from tests.support.limits import WITH_PROCESSES, WITH_WHOLE_GAMES
from tests.support.tiers import first_of
from tests.support.watching import play_some, user_on
from tests.support.worker import test_database_url as database_url

pytestmark = [pytest.mark.django_db(transaction=True), WITH_WHOLE_GAMES]


def assert_is_the_databases(snapshot: snapshots.Snapshot | None) -> None:
    assert snapshot is not None
    row = Game.objects.get(pk=snapshot.game.pk)
    assert (snapshot.version, snapshot.mark) == (row.version, row.mark)
    assert snapshot.state == load_state(row)


@pytest.mark.parametrize("ahead", AHEAD)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_cached_state_of_a_lost_history_is_never_taken_further(seats: int, ahead: int) -> None:
    game = warmed(seats)
    copy, lost = lose(game.pk)
    other_history(copy, lost, ahead=ahead)
    cached = snapshots.cached_snapshot(game.pk)
    assert cached is not None
    assert cached.mark == lost.mark
    read = snapshots.read_snapshot(game.pk, after=copy.version)
    assert_is_the_databases(read)
    assert_is_the_databases(snapshots.cached_snapshot(game.pk))
    assert_is_the_databases(snapshots.newest_snapshot(game.pk))
    play_until(game.pk, until=lost.version + 20)
    assert audit(get_game(game.pk)) == ()


def test_a_lost_history_is_dropped_also_before_anybody_has_played_on() -> None:
    game = warmed()
    copy, _ = lose(game.pk)
    read = snapshots.newest_snapshot(game.pk)
    assert_is_the_databases(read)
    assert read is not None
    assert read.version == copy.version
    assert_is_the_databases(snapshots.cached_snapshot(game.pk))


@pytest.mark.parametrize("ahead", AHEAD)
def test_a_command_is_played_on_the_version_of_the_database(ahead: int) -> None:
    game = warmed()
    copy, lost = lose(game.pk)
    other_history(copy, lost, ahead=ahead)
    now = get_game(game.pk)
    seat, command = legal_move(now, random.Random(1))
    accepted = submit_command(game_id=game.pk, by=person_on(now, seat), seat=seat, command=command)
    after = get_game(game.pk)
    assert accepted.update.mark == after.mark
    assert accepted.update.events[0].version == now.version + 1
    assert_is_the_databases(snapshots.cached_snapshot(game.pk))
    assert audit(after) == ()


def test_a_plan_of_a_lost_history_is_not_written_even_if_all_else_is_equal() -> None:
    game = warmed()
    cached = snapshots.cached_snapshot(game.pk)
    assert cached is not None
    Game.objects.filter(pk=game.pk).update(mark=f"{game.version}-0123456789ab")
    seat, command = legal_move(game, random.Random(1))
    plan = plan_command(
        cached,
        Request(seat=seat, command=command),
        by=person_on(game, seat),
        now=timezone.now(),
        heartbeat=None,
    )
    assert not write(plan)
    assert StoredEvent.objects.filter(game=game).count() == game.version


@pytest.mark.parametrize("ahead", AHEAD)
def test_the_status_of_a_game_is_not_sent_from_a_lost_history(ahead: int) -> None:
    game = warmed()
    copy, lost = lose(game.pk)
    now = other_history(copy, lost, ahead=ahead)
    user_id = user_on(game, 0).pk
    for version in (lost.version, now.version):
        own = own_game_cached(game_id=game.pk, user_id=user_id, version=version, mark=now.mark)
        assert own is None


@pytest.mark.parametrize("seed", first_of(range(5), 2))
def test_a_game_stays_whole_however_often_the_database_goes_back(seed: int) -> None:
    rng = random.Random(seed)
    game = warmed(rng.choice((2, 3)), commands=rng.randrange(1, 9), seed=seed)
    copies = [kept(game.pk)]
    for _ in range(12):
        match rng.choice(("here", "there", "read", "keep", "back", "leave")):
            case "here":
                play_some(game, rng.randrange(1, 4), seed=rng.randrange(99))
            case "there":
                with another_process():
                    play_some(game, rng.randrange(1, 4), seed=rng.randrange(99))
            case "read":
                assert_is_the_databases(snapshots.newest_snapshot(game.pk))
            case "keep":
                copies.append(kept(game.pk))
            case "back" if get_game(game.pk).status == "active":
                put_back(rng.choice(copies))
            case "leave" if seed == 0 and get_game(game.pk).status == "active":
                leave_running_game(game_id=game.pk, user_id=user_on(game, 0).pk)
                copies = [kept(game.pk)]
                break
        assert audit(get_game(game.pk)) == ()
    assert_is_the_databases(snapshots.newest_snapshot(game.pk))


@WITH_PROCESSES
def test_two_processes_survive_that_the_database_is_put_back(tmp_path: Path) -> None:
    games = [warmed(seed=seed) for seed in range(6)]
    put_all_back = copy_of_all(games, tmp_path / "copy")
    for game in games:
        play_some(game, 3)
    put_all_back()
    command = (sys.executable, "-m", "tests.support.playing_some", "9", *(one.pk for one in games))
    other = {**os.environ, "DATABASE_URL": database_url()}
    subprocess.run(command, check=True, env=other, timeout=120)
    for game in games:
        # A socket or a bot of this process reads this after a notice of the other process.
        assert_is_the_databases(snapshots.newest_snapshot(game.pk))
        play_some(game, 20)
        assert audit(get_game(game.pk)) == ()


def copy_of_all(games: Sequence[Game], file: Path) -> Callable[[], None]:
    """Copy the database, SQLite's as a file; return a function that restores the copy."""
    name, copies = str(connection.settings_dict["NAME"]), [kept(game.pk) for game in games]

    def put_rows_back() -> None:
        for copy in copies:
            put_back(copy)

    def put_file_back() -> None:
        connection.close()
        copy_file(str(file), name)

    if connection.vendor != "sqlite":
        return put_rows_back
    copy_file(name, str(file))
    return put_file_back


def copy_file(source: str, target: str) -> None:
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
        one.backup(other)


# Marks.


def test_a_mark_is_that_of_the_log_and_differs_where_the_secret_or_the_log_does() -> None:
    game = warmed()
    log = load(game.pk)
    assert mark_of(game) == game.mark == mark_of_log(log, game=game)
    assert version_of(game.mark) == game.version
    earlier = mark_of_log(log[:-1], game=game)
    assert earlier != mark_of_log((*log[:-1], log[-2]), game=game)
    # Otherwise a player could find out by trial which hidden cards lead to the next mark.
    game.server_seed = b"o" * 32
    assert mark_of_log(log, game=game) != game.mark
    assert mark_of(running_table(2)) != NO_EVENTS


@pytest.mark.parametrize("is_known", [True, False])
def test_a_row_of_before_the_marks_is_played_on_and_gets_its_mark(is_known: bool) -> None:
    game = warmed()
    Game.objects.filter(pk=game.pk).update(mark="")
    assert audit(get_game(game.pk)) == ()
    assert ApiClient().get(f"games/{game.pk}/view").body["mark"] == game.mark
    if not is_known:
        snapshots._cache.clear()
        snapshots._checked.clear()
    after = play_some(game, 1)
    assert after.mark == mark_of_log(load(game.pk), game=after)
    assert audit(after) == ()


def test_a_mark_that_a_program_of_before_has_left_behind_is_made_good() -> None:
    game = warmed()
    with another_process():
        play_some(game, 3)
    # A release without marks leaves the mark of the version that it found.
    Game.objects.filter(pk=game.pk).update(mark=game.mark)
    assert audit(get_game(game.pk)) == ()
    snapshot = snapshots.newest_snapshot(game.pk)
    assert snapshot is not None
    assert snapshot.mark == mark_of_log(load(game.pk), game=game)
    after = play_some(game, 1)
    assert after.mark == mark_of_log(load(game.pk), game=after)
    assert audit(after) == ()
