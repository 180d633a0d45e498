"""Histories of a game: no client goes on from a history that the database lost."""

import random
from functools import partial
from typing import Any

import pytest
from pytest_django import Settings

from games.engine import Watcher
from games.play.errors import StaleVersion
from games.play.log import load, mark_of_log
from games.play.models import Game
from games.play.selectors.games import get_game
from games.play.selectors.spectator_delay import followed_table
from games.play.selectors.updates import update_of
from games.play.services.commands import submit_command
from games.play.services.handover import leave_running_game
from tests.support.api import ApiClient
from tests.support.games import legal_move, person_on, play, running_table
from tests.support.histories import (
    AHEAD,
    another_process,
    kept,
    lose,
    other_history,
    play_there,
    put_back,
    warmed,
)
from tests.support.limits import WITH_WHOLE_GAMES
from tests.support.sockets import Socket, open_socket, run
from tests.support.streams import open_stream
from tests.support.watching import play_some, user_on
from web.realtime import consumer
from web.realtime.stream_formats import EVENTS

pytestmark = [pytest.mark.django_db(transaction=True), WITH_WHOLE_GAMES]


def ping_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(consumer, "SECONDS_BETWEEN_POLLS", 0.0)


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
