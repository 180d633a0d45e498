"""Histories of a game: caches of a history that the database lost mix with no other history."""

import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from django.db import connection
from django.utils import timezone
from pytest_django import Settings

from games.engine import PRESETS, Watcher
from games.engine.deck import pack_by
from games.play.errors import StaleVersion
from games.play.log import NO_EVENTS, load, load_state, mark_of, mark_of_log, version_of
from games.play.models import Game, StoredEvent
from games.play.selectors import snapshots
from games.play.selectors.games import get_game
from games.play.selectors.own_games import own_game_cached
from games.play.selectors.spectator_delay import followed_table
from games.play.selectors.updates import update_of
from games.play.services.commands import submit_command
from games.play.services.handover import leave_running_game
from games.play.services.plan import Request, plan_command
from games.play.services.write import write
from games.records.audit import audit
from games.tables.services.creating import start_game
from games.tables.services.seating import join_game
from tests.support.api import ApiClient
from tests.support.games import (
    legal_move,
    open_table,
    person_on,
    play,
    running_table,
    some_user,
)
from tests.support.histories import (
    another_process,
    kept,
    lose,
    other_history,
    play_there,
    play_until,
    put_back,
)
from tests.support.limits import WITH_PROCESSES, WITH_WHOLE_GAMES
from tests.support.sockets import Socket, open_socket, run
from tests.support.streams import open_stream
from tests.support.tiers import first_of
from tests.support.watching import play_some, user_on
from tests.support.worker import test_database_url as database_url
from web.realtime import consumer
from web.realtime.stream_formats import EVENTS

pytestmark = [pytest.mark.django_db(transaction=True), WITH_WHOLE_GAMES]
AHEAD = [-1, 0, 1, 6]
"""The number of versions by which the new history is ahead of the lost one."""


def warmed(seats: int = 2, commands: int = 8, seed: int = 4) -> Game:
    """Return a running game that this process has cached.

    Its cards are the same each time: in some deals there is for a while only one way to go on, and
    so no other history.
    """
    game = open_table(seats)
    pack = list(pack_by(PRESETS["podkidnoy"].rules))
    random.Random(11).shuffle(pack)
    Game.objects.filter(pk=game.pk).update(fixed_pack=" ".join(card.code for card in pack))
    for _ in range(seats - 1):
        join_game(game_id=game.pk, user_id=some_user().pk)
    start_game(game_id=game.pk, user_id=game.host_id)
    for _ in play(game.pk, random.Random(seed), most=commands):
        pass
    return get_game(game.pk)


def assert_is_the_databases(snapshot: snapshots.Snapshot | None) -> None:
    assert snapshot is not None
    row = Game.objects.get(pk=snapshot.game.pk)
    assert (snapshot.version, snapshot.mark) == (row.version, row.mark)
    assert snapshot.state == load_state(row)


def ping_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(consumer, "SECONDS_BETWEEN_POLLS", 0.0)


# Caches.


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


# Sockets and streams.


async def follow(socket: Socket, version: int) -> dict[str, Any]:
    """Take messages until the client has the version; check that each continues from the last."""
    own: dict[str, Any] | None = None
    while own is None or own["version"] != version:
        message = await socket.next()
        if message["t"] == "view":
            own = message
        elif message["t"] == "events":
            assert own is None or message["since"] == own["version"]
            own = message
    return own


@pytest.mark.parametrize("ahead", AHEAD)
async def test_a_socket_that_was_ahead_gets_a_fresh_view_when_somebody_plays(ahead: int) -> None:
    game = await run(warmed)
    async with open_socket(f"games/{game.pk}", await run(user_on, game, 0)) as socket:
        await socket.next()
        copy, lost = await run(lose, game.pk)
        while (await socket.until("events"))["version"] < lost.version:
            pass
        now = await run(other_history, copy, lost, ahead=ahead)
        view = await socket.until("view")
        own = view if view["version"] == now.version else await follow(socket, now.version)
        assert own["mark"] == now.mark
        await run(play_some, now, 1)
        events = await socket.until("events")
        assert events["since"] == now.version
        assert events["mark"] == (await run(get_game, game.pk)).mark


async def test_a_socket_that_was_ahead_gets_a_fresh_view_by_its_ping(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = await run(warmed)
    async with (
        open_socket(f"games/{game.pk}", await run(user_on, game, 0)) as player,
        open_socket(f"games/{game.pk}") as watcher,
    ):
        for socket in (player, watcher):
            await socket.next()
        copy, lost = await run(lose, game.pk)
        for socket in (player, watcher):
            while (await socket.until("events"))["version"] < lost.version:
                pass
        ping_looks(monkeypatch)
        for socket in (player, watcher):
            await socket.say({"t": "ping"})
            view = await socket.until("view")
            assert (view["version"], view["mark"]) == (copy.version, game.mark)
            assert await socket.is_silent()


async def test_delayed_notices_cause_no_new_view(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = await run(warmed)
    async with open_socket(f"games/{game.pk}", await run(user_on, game, 0)) as socket:
        await socket.next()
        with monkeypatch.context() as lost:
            lost.setattr("games.play.feeds.notices.publish", lambda *_: None)
            await run(play_some, game, 3)
        ping_looks(monkeypatch)
        after = await run(play_there, game.pk, until=(await run(get_game, game.pk)).version + 2)
        versions: list[int] = []
        while not versions or versions[-1] < after.version:
            versions.append((await socket.until("events"))["version"])
        assert await socket.is_silent()


@pytest.mark.parametrize("ahead", AHEAD)
async def test_a_client_that_comes_back_with_a_lost_mark_gets_a_fresh_view(ahead: int) -> None:
    game = await run(warmed)
    copy, lost = await run(lose, game.pk)
    now = await run(other_history, copy, lost, ahead=ahead)
    user = await run(user_on, game, 0)
    async with open_socket(f"games/{game.pk}?since={lost.mark}", user) as socket:
        view = await socket.next()
        assert (view["t"], view["mark"]) == ("view", now.mark)
    # The feed continues from a mark of the common part of both histories.
    async with open_socket(f"games/{game.pk}?since={copy.row['mark']}", user) as socket:
        events = await socket.next()
        assert (events["t"], events["since"]) == ("events", copy.version)
        assert (events["version"], events["mark"]) == (now.version, now.mark)
    # After a version the feed sends later events, or a view if there is no such version.
    async with open_socket(f"games/{game.pk}?since={lost.version}", user) as socket:
        first = await socket.next()
        assert first["t"] == ("view" if ahead < 0 else "events")
        assert first["mark"] == now.mark


@pytest.mark.parametrize(
    "since", ["4-", "-0a1b2c3d4e5f", "04-0a1b2c3d4e5f", "4-0A1B2C3D4E5F", "4-0a1b2c3d4e5f6", "4.1"]
)
async def test_a_text_that_is_neither_mark_nor_version_is_refused(since: str) -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}?since={since}") as socket:
        error = await socket.next()
        assert (error["code"], error["detail"]) == (
            "invalid",
            "`since` is a mark, or a version: digits only.",
        )
        assert await socket.closing() == 4400
    path = f"games/{game.pk}/stream?since={since}"
    async with open_stream(path) as stream:
        assert (stream.status, (await stream.problem())["field"]) == (400, "since")


async def test_a_stream_resumes_by_its_last_id_unless_its_history_was_lost() -> None:
    game = await run(warmed)
    user = await run(user_on, game, 0)
    path = f"games/{game.pk}/stream"
    async with open_stream(path, user, accept=EVENTS) as stream:
        await stream.next()
        before = stream.ids[-1]
        copy, lost = await run(lose, game.pk)
        while (await stream.until("events"))["version"] < lost.version:
            pass
        ahead = stream.ids[-1]
    assert (before, ahead) == (f"{game.mark}.0", f"{lost.mark}.0")
    now = await run(other_history, copy, lost, ahead=1)
    for last_id, kind in ((before, "events"), (ahead, "view"), (f"{copy.version}.0", "events")):
        headers = ((b"last-event-id", last_id.encode()),)
        async with open_stream(path, user, accept=EVENTS, headers=headers) as again:
            message = await again.next()
            assert (message["t"], message["mark"]) == (kind, now.mark)


async def test_a_player_who_left_never_sees_an_older_version_than_before(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.DURAK_WATCH_DELAY_SECONDS = 3600
    game = await run(warmed, 3)
    fair = {"is_rated": True, "aids": False, "fixed_pack": ""}
    await run(partial(Game.objects.filter(pk=game.pk).update, **fair))
    user = await run(user_on, game, 0)
    async with open_socket(f"games/{game.pk}", user) as socket:
        assert (await socket.next())["version"] == game.version
        await run(leave_running_game, game_id=game.pk, user_id=user.pk)
        ping_looks(monkeypatch)
        assert await socket.is_silent()
    async with open_socket(f"games/{game.pk}?since={game.mark}", user) as again:
        events = await again.next()
        assert (events["t"], events["version"], events["events"]) == ("events", game.version, [])
    # An invented mark shows nobody more.
    async with open_socket(f"games/{game.pk}?since={game.version}-0123456789ab") as stranger:
        view = await stranger.next()
        assert (view["t"], view["version"]) == ("view", 0)


async def test_the_socket_of_an_account_gets_the_present_status_of_its_game() -> None:
    game = await run(warmed)
    await run(Game.objects.filter(pk=game.pk).update, clock=None)
    seat = game.awaited[0]
    user = await run(user_on, game, seat)
    copy = await run(kept, game.pk)
    lost = await run(until_awaited, game, seat, seed=5)
    async with open_socket("me", user) as socket:
        hello = await socket.next()
        assert [own["version"] for own in hello["games"]] == [lost.version]
        await run(put_back, copy)
        now = await run(until_awaited_there, game, seat, seed=6)
        assert now.version != lost.version or now.mark != lost.mark
        told = await socket.until("game")
        while told["version"] != now.version:
            told = await socket.until("game")
        assert told["awaited"]


def until_awaited(game: Game, seat: int, *, seed: int) -> Game:
    """Play at least one command, until the seat is awaited."""
    rng = random.Random(seed)
    while True:
        next(play(game.pk, rng, most=1))
        now = get_game(game.pk)
        if seat in now.awaited:
            return now


def until_awaited_there(game: Game, seat: int, *, seed: int) -> Game:
    with another_process():
        return until_awaited(game, seat, seed=seed)


# The API.


def test_events_after_a_lost_mark_are_refused_and_the_view_is_there() -> None:
    game = warmed()
    copy, lost = lose(game.pk)
    client = ApiClient(user_on(game, 0))
    for ahead in (None, 2):
        now = get_game(game.pk) if ahead is None else other_history(copy, lost, ahead=ahead)
        reply = client.get(f"games/{game.pk}/events?since={lost.mark}")
        assert (reply.status, reply.code) == (409, "version_lost")
        common = client.get(f"games/{game.pk}/events?since={game.mark}").body
        assert [event["version"] for event in common["events"]] == list(
            range(game.version + 1, now.version + 1)
        )
        assert common["mark"] == client.get(f"games/{game.pk}/view").body["mark"] == now.mark
    assert client.get(f"games/{game.pk}/events?since=4-x").code == "invalid"


@pytest.mark.parametrize("ahead", [0, 2])
def test_a_command_for_a_lost_mark_is_refused_also_where_the_version_is_the_same(
    ahead: int,
) -> None:
    game = warmed()
    copy, lost = lose(game.pk)
    now = other_history(copy, lost, ahead=ahead)
    seat, command = legal_move(now, random.Random(1))
    with pytest.raises(StaleVersion):
        submit_command(
            game_id=game.pk,
            by=person_on(now, seat),
            seat=seat,
            command=command,
            expected_mark=lost.mark,
        )
    client = ApiClient(user_on(game, seat))
    offer = client.get(f"games/{game.pk}/legal").body
    assert offer["mark"] == now.mark
    body: dict[str, Any] = {"command": first_command(offer["legal"])}
    reply = client.post(f"games/{game.pk}/commands", {**body, "expected_mark": lost.mark})
    assert (reply.status, reply.code) == (409, "stale_version")
    assert (reply.body["version"], reply.body["mark"]) == (now.version, now.mark)
    assert reply.body["events"] is None
    older = client.post(f"games/{game.pk}/commands", {**body, "expected_mark": game.mark})
    assert [event["version"] for event in older.body["events"]] == list(
        range(game.version + 1, now.version + 1)
    )
    assert get_game(game.pk).version == now.version
    made_now = {**body, "expected_mark": now.mark}
    for is_replayed in (False, True):
        reply = client.post(f"games/{game.pk}/commands", made_now, Idempotency_Key="one")
        assert reply.status == 200
        assert ("Idempotency-Replayed" in reply.headers) is is_replayed
    assert reply.body["mark"] == get_game(game.pk).mark


def first_command(legal: list[dict[str, Any]]) -> dict[str, Any]:
    return next(offer for offer in legal if "any_of" not in offer)


def test_a_view_of_each_version_has_the_mark_of_that_version() -> None:
    game = warmed()
    log = load(game.pk)
    for version in range(game.version + 1):
        update = update_of(game, at=version)
        assert update.mark == mark_of_log(log[:version], game=game)
        assert update.seen_by(Watcher.SPECTATOR).mark == update.mark
    table = followed_table(game.pk, user_id=None)
    assert table.events_after(str(game.version + 7)).events_seen_by(Watcher.SPECTATOR) == ()
