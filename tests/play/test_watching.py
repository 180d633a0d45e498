"""Watchers: the spectator delay of rated games, table passwords, and the number of watchers."""

import asyncio
import random
from datetime import timedelta
from unittest.mock import Mock

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from pytest_django.fixtures import Settings

from accounts.models import Follow, User
from bots.tasks import take_turn
from games.play.feeds import game as feed
from games.play.models import Game, StoredEvent
from games.play.selectors.admission import key_to
from games.play.selectors.games import get_game
from games.play.selectors.spectator_delay import followed_table, tables_in_list
from games.play.services.handover import leave_running_game
from games.play.watchers import watchers_of
from games.tables.lobby.selectors import listed_table
from games.tables.services.creating import create_game, start_game
from games.tables.services.seat_plans import HostPlan, OpenPlan, SeatPlan
from games.tables.services.seating import join_game
from games.tables.terms import TableChoice
from tests.support.api import ApiClient
from tests.support.games import open_table, play, played_out, running_table, some_user
from tests.support.sockets import open_socket, run
from web.realtime.presence import mark_playing
from web.realtime.refusals import KEPT_OUT

pytestmark = pytest.mark.django_db(transaction=True)
A_LONG_WHILE = 500.0


def full_table(*, is_rated: bool = False, password: str | None = None) -> Game:
    plans: list[SeatPlan] = [HostPlan(), OpenPlan()]
    game = create_game(
        TableChoice(
            preset="duel", is_rated=is_rated, is_private=password is not None, password=password
        ),
        plans,
        host_id=some_user().pk,
    )
    keys = [key_to(game.password)] if password else []
    return join_game(game_id=game.pk, user_id=some_user().pk, keys=keys)


def started(game: Game) -> Game:
    return start_game(game_id=game.pk, user_id=game.host_id)


def play_some(game: Game, commands: int) -> Game:
    for _ in play(game.pk, random.Random(1), most=commands):
        pass
    return get_game(game.pk)


def make_older(game: Game, *, upto: int, seconds: float) -> None:
    """Move the time of the events up to that version back."""
    long_ago = timezone.now() - timedelta(seconds=seconds)
    StoredEvent.objects.filter(game=game, version__lte=upto).update(at=long_ago)


def user_on(game: Game, seat: int) -> User:
    return User.objects.get(seats__game=game, seats__number=seat)


def test_a_watcher_of_a_rated_game_sees_it_after_the_spectator_delay(settings: Settings) -> None:
    settings.DURAK_WATCH_DELAY_SECONDS = 60
    dealt = started(full_table(is_rated=True))
    game = play_some(dealt, 3)
    stranger, nobody = ApiClient(some_user()), ApiClient()
    player = ApiClient(user_on(game, 0))
    for client in (stranger, nobody):
        assert client.get(f"games/{game.pk}/view").body["version"] == 0
        assert client.get(f"games/{game.pk}/events").body["events"] == []
        assert client.get(f"games/{game.pk}/legal").body["awaited"] == []
    make_older(game, upto=dealt.version, seconds=61)
    view = nobody.get(f"games/{game.pk}/view").body
    assert (view["version"], view["view"]["viewer"]) == (dealt.version, None)
    events = nobody.get(f"games/{game.pk}/events").body
    assert (events["version"], len(events["events"])) == (dealt.version, dealt.version)
    assert nobody.get(f"games/{game.pk}/view?at={game.version}").code == "invalid"
    assert player.get(f"games/{game.pk}/view").body["version"] == game.version


def test_tables_and_lists_apply_the_spectator_delay(settings: Settings) -> None:
    settings.DURAK_WATCH_DELAY_SECONDS = 60
    dealt = started(full_table(is_rated=True))
    casual, game = play_some(running_table(2), 1), play_some(dealt, 3)
    make_older(game, upto=dealt.version, seconds=61)
    stranger, player = ApiClient(some_user()), ApiClient(user_on(game, 0))
    version = dealt.version
    for client in (ApiClient(), stranger):
        assert client.get(f"games/{game.pk}").body["version"] == version
        said = client.post(f"games/{game.pk}/unlock", {"password": "none is asked for"})
        assert (said.status, said.body["version"]) == (200, version)
        assert listed_versions(client, "games?status=active") == {
            game.pk: version,
            casual.pk: casual.version,
        }
    assert player.get(f"games/{game.pk}").body["version"] == game.version
    assert listed_versions(player, "games?mine=true") == {game.pk: game.version}
    # One listing of the lobby serves all viewers.
    for client in (stranger, player):
        rows = client.get("lobby/tables?status=active").body["results"]
        assert {row["game"]["id"]: row["game"]["version"] for row in rows} == {
            game.pk: version,
            casual.pk: casual.version,
        }


def listed_versions(client: ApiClient, path: str) -> dict[str, int]:
    return {game["id"]: game["version"] for game in client.get(path).body["results"]}


def test_followed_players_are_listed_with_no_newer_version(settings: Settings) -> None:
    settings.DURAK_WATCH_DELAY_SECONDS = 60
    game = started(full_table(is_rated=True))
    fan, player = some_user(), user_on(game, 0)
    Follow.objects.create(follower=fan, followed=player)
    mark_playing(player.pk)
    (row,) = ApiClient(fan).get("following/playing").body
    assert (row["game"]["id"], row["game"]["version"]) == (game.pk, 0)


def test_a_watcher_sees_that_a_player_left_at_the_version_of_leaving(settings: Settings) -> None:
    settings.DURAK_WATCH_DELAY_SECONDS = 60
    table = started(full_table(is_rated=True))
    leaver, before = user_on(table, 1), shown_in_lobby(table)
    game = leave_running_game(game_id=table.pk, user_id=leaver.pk)
    has_left = {
        name: client.get(f"games/{game.pk}").body["seats"][1]["left"]
        for name, client in {"fan": ApiClient(), "player": ApiClient(user_on(game, 0))}.items()
    }
    assert has_left == {"fan": False, "player": True}
    assert shown_in_lobby(game) == before
    make_older(game, upto=game.version, seconds=61)
    assert ApiClient().get(f"games/{game.pk}").body["seats"][1]["left"] is True
    assert shown_in_lobby(game) != before


def test_a_player_who_leaves_twice_sees_the_known_and_the_delayed_versions(
    settings: Settings,
) -> None:
    settings.DURAK_WATCH_DELAY_SECONDS = 60
    table = started(full_table(is_rated=True))
    leaver = ApiClient(user_on(table, 1))
    left = leaver.post(f"games/{table.pk}/hand-over").body["version"]
    for _ in range(4):
        game = get_game(table.pk)
        if game.awaited == [1]:
            assert take_turn(game_id=game.pk, seat=1, version=game.version)
        else:
            play_some(game, 1)
    game = get_game(table.pk)
    assert left < game.version - 1
    for old in (0, left + 1):
        make_older(game, upto=old, seconds=61)
        again = leaver.post(f"games/{game.pk}/hand-over").body
        assert (again["version"], again["seats"][1]["left"]) == (max(left, old), True)


def shown_in_lobby(game: Game) -> object:
    """Return the value that changes when the lobby's sockets need the table again."""
    table = listed_table(game.pk)
    assert table is not None
    return table.face


def test_lists_need_one_statement_for_all_delayed_games_and_none_without(
    settings: Settings,
) -> None:
    settings.DURAK_WATCH_DELAY_SECONDS = 60
    games = [started(full_table(is_rated=True)) for _ in range(2)]
    casual = [running_table(2)]
    for listed, statements in ((casual, 0), (casual + games, 1)):
        for game in listed:
            game.hold_seats(list(game.seats.all()))
        with CaptureQueriesContext(connection) as queries:
            tables_in_list(listed, user_id=None)
        assert len(queries) == statements


def test_clocks_of_a_rated_game_are_for_its_players(settings: Settings) -> None:
    settings.DURAK_WATCH_DELAY_SECONDS = 0
    game = started(full_table(is_rated=True))
    assert ApiClient().get(f"games/{game.pk}").body["times"] is None
    assert ApiClient(user_on(game, 0)).get(f"games/{game.pk}").body["times"] is not None


def test_a_casual_game_and_one_that_is_over_are_seen_at_once(settings: Settings) -> None:
    settings.DURAK_WATCH_DELAY_SECONDS = 60
    casual, rated = running_table(2), played_out(started(full_table(is_rated=True)))
    for game in (casual, rated):
        assert followed_table(game.pk, user_id=None).version == game.version


def test_the_spectator_delay_applies_to_a_player_who_left_a_rated_game(settings: Settings) -> None:
    settings.DURAK_WATCH_DELAY_SECONDS = 60
    game = started(full_table(is_rated=True))
    seat = game.seats.get(number=1)
    seat.left_version = game.version
    seat.save(update_fields=["left_version"])
    assert followed_table(game.pk, user_id=seat.user_id).version == 0


async def test_the_socket_sends_to_players_at_once_and_to_watchers_after_the_delay(
    settings: Settings,
) -> None:
    settings.DURAK_WATCH_DELAY_SECONDS = A_LONG_WHILE
    game = await run(started, await run(full_table, is_rated=True))
    await run(make_older, game, upto=game.version, seconds=A_LONG_WHILE + 1)
    player = await run(user_on, game, 0)
    async with (
        open_socket(f"games/{game.pk}", player) as seat,
        open_socket(f"games/{game.pk}") as bench,
    ):
        for socket in (seat, bench):
            assert (await socket.next())["version"] == game.version
        later = await run(play_some, game, 1)
        assert (await seat.until("events"))["version"] == later.version
        assert await bench.is_silent()
        await run(make_older, game, upto=later.version, seconds=A_LONG_WHILE + 1)
        await bench.say({"t": "ping"})
        assert (await bench.until("events"))["version"] == later.version


async def test_a_watcher_gets_the_events_after_the_delay_without_a_ping(settings: Settings) -> None:
    settings.DURAK_WATCH_DELAY_SECONDS = 0.2
    table = await run(full_table, is_rated=True)
    async with open_socket(f"games/{table.pk}") as bench:
        assert (await bench.next())["game"]["status"] == "open"
        game = await run(started, table)
        assert (await bench.next())["game"]["status"] == "active"
        dealt = await bench.next()
        assert (dealt["t"], dealt["since"], dealt["version"]) == ("events", 0, game.version)
        assert dealt["times"] is None
        later = await run(play_some, game, 2)
        version = dealt["version"]
        while version < later.version:
            events = await bench.until("events")
            assert events["since"] == version
            version = events["version"]


async def test_a_watcher_who_comes_right_after_a_play_gets_it_after_the_delay(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.DURAK_WATCH_DELAY_SECONDS = A_LONG_WHILE
    has_come = asyncio.Event()

    async def sleep(seconds: float) -> None:
        assert seconds == A_LONG_WHILE
        await has_come.wait()

    monkeypatch.setattr(feed, "asyncio", Mock(wraps=asyncio, sleep=sleep))
    game = await run(started, await run(full_table, is_rated=True))
    await run(make_older, game, upto=game.version, seconds=A_LONG_WHILE + 1)
    later = await run(play_some, game, 1)
    async with open_socket(f"games/{game.pk}") as bench:
        assert (await bench.next())["version"] == game.version
        await run(make_older, game, upto=later.version, seconds=A_LONG_WHILE + 1)
        has_come.set()
        events = await bench.until("events")
        assert (events["since"], events["version"]) == (game.version, later.version)


async def test_without_the_key_a_socket_sees_the_table_until_the_cards_are_dealt() -> None:
    table = await run(full_table, password="knock knock")
    async with open_socket(f"games/{table.pk}") as stranger:
        assert (await stranger.next())["game"]["has_password"] is True
        await run(started, table)
        assert (await stranger.next())["code"] == "password_needed"
        assert await stranger.closing() == KEPT_OUT
    async with open_socket(f"games/{table.pk}") as again:
        assert (await again.next())["code"] == "password_needed"
        assert await again.closing() == KEPT_OUT
    async with open_socket(f"games/{table.pk}", await run(user_on, table, 1)) as player:
        assert (await player.next())["view"]["viewer"] == 1


async def test_watchers_are_counted_once_each_and_players_are_not() -> None:
    game, fan = await run(running_table), await run(some_user)
    player = await run(user_on, game, 0)
    path = f"games/{game.pk}"
    async with (
        open_socket(path) as one,
        open_socket(path, fan) as two,
        open_socket(path, fan) as two_again,
        open_socket(path, player) as seat,
    ):
        for socket in (one, two, two_again, seat):
            await socket.next()
        await seat.say({"t": "ping"})
        assert (await seat.next())["watchers"] == 2
    assert watchers_of([game.pk]) == {game.pk: 0}


async def test_a_watcher_who_sits_down_is_not_counted_any_more() -> None:
    table, fan = await run(open_table, 2), await run(some_user)
    async with open_socket(f"games/{table.pk}", fan) as socket:
        await socket.next()
        assert watchers_of([table.pk]) == {table.pk: 1}
        await run(join_game, game_id=table.pk, user_id=fan.pk)
        await socket.next()
        assert watchers_of([table.pk]) == {table.pk: 0}
