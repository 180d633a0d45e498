"""The games that players play now, read once or followed on a stream."""

import random

import pytest

from accounts.models import Block, User
from games.play.models import Game
from games.play.selectors.games import get_game
from games.play.services.handover import hand_over
from games.profiles.current_games import current_games
from games.tables.services.creating import start_game
from games.tables.services.seating import join_game
from tests.support.api import ApiClient
from tests.support.games import finished_table, open_table, play, some_user
from tests.support.sockets import run
from tests.support.streams import open_stream

pytestmark = pytest.mark.django_db(transaction=True)


def begun(user: User, *, is_private: bool = False) -> Game:
    """A running game of two in which the user sits."""
    table = open_table(2)
    join_game(game_id=table.pk, user_id=user.pk)
    if is_private:
        Game.objects.filter(pk=table.pk).update(is_private=True)
    return start_game(game_id=table.pk, user_id=table.host_id)


def listed(name: str, viewer: User | None = None) -> list[str]:
    reply = ApiClient(viewer).get(f"players/{name}/current-games")
    assert reply.status == 200, reply
    return [game["id"] for game in reply.body]


def test_the_running_games_of_a_player_are_listed_newest_first() -> None:
    player = some_user()
    older, newer = begun(player), begun(player)
    open_table(2)
    assert listed(player.name) == listed(f"@{player.pk}") == [newer.pk, older.pk]
    for _ in play(newer.pk, random.Random(2)):
        pass
    assert listed(player.name) == [older.pk]


def test_an_open_table_and_a_game_that_is_over_or_left_are_not_current() -> None:
    table, over, left = open_table(2), finished_table(), begun(some_user())
    player = next(seat.user for seat in left.seats.all() if seat.user_id != left.host_id)
    assert player is not None
    hand_over(game_id=left.pk, user_id=player.pk)
    people = [table.host_id, over.host_id, player.pk]
    assert current_games(people, viewer_id=None) == []


def test_a_private_game_is_shown_to_those_who_sit_there() -> None:
    player, other = some_user(), some_user()
    game = begun(player, is_private=True)
    host = User.objects.get(pk=game.host_id)
    assert listed(player.name) == listed(player.name, other) == []
    assert listed(player.name, player) == listed(player.name, host) == [game.pk]


def test_a_sealed_game_is_shown_to_those_who_sit_there() -> None:
    player = some_user()
    game = begun(player)
    Game.objects.filter(pk=game.pk).update(is_sealed=True)
    assert (listed(player.name), listed(player.name, player)) == ([], [game.pk])


def test_a_player_who_has_blocked_the_caller_plays_nothing() -> None:
    player, blocked = some_user(), some_user()
    game = begun(player)
    Block.objects.create(blocker=player, blocked=blocked)
    assert (listed(player.name, blocked), listed(player.name)) == ([], [game.pk])


def test_nobody_of_that_name_is_not_found() -> None:
    assert ApiClient().get("players/nobody/current-games").code == "not_found"


async def test_a_stream_sends_the_games_of_its_players_as_they_begin_and_end() -> None:
    first, second, stranger = [await run(some_user) for _ in range(3)]
    running = await run(begun, first)
    async with open_stream(f"games/stream?players=@{first.pk},{second.name}") as stream:
        opening = await stream.next()
        assert (opening["t"], [game["id"] for game in opening["games"]]) == ("games", [running.pk])
        await run(begun, stranger)
        new = await run(begun, second)
        message = await stream.next()
        assert (message["t"], message["game"]["id"]) == ("game", new.pk)
        assert message["game"]["status"] == "active"
        await run(play_out, new)
        over = await stream.next()
        assert (over["game"]["id"], over["game"]["status"]) == (new.pk, "finished")
        assert over["game"]["result"]["places"] == (await run(get_game, new.pk)).places


def play_out(game: Game) -> None:
    for _ in play(game.pk, random.Random(2)):
        pass


async def test_a_game_of_two_followed_players_comes_once() -> None:
    table = await run(open_table, 2)
    guest = await run(some_user)
    await run(join_game, game_id=table.pk, user_id=guest.pk)
    async with open_stream(f"games/stream?players=@{table.host_id},@{guest.pk}") as stream:
        assert (await stream.next())["games"] == []
        await run(start_game, game_id=table.pk, user_id=table.host_id)
        assert (await stream.next())["game"]["status"] == "active"
        await run(play_out, table)
        assert (await stream.next())["game"]["status"] == "finished"


async def test_private_games_come_to_those_who_sit_there() -> None:
    player = await run(some_user)
    path = f"games/stream?players=@{player.pk}"
    async with open_stream(path) as foreign, open_stream(path, player) as own:
        assert (await foreign.next())["games"] == (await own.next())["games"] == []
        hidden = await run(begun, player, is_private=True)
        seen = await run(begun, player)
        assert (await own.next())["game"]["id"] == hidden.pk
        assert (await own.next())["game"]["id"] == seen.pk
        assert (await foreign.next())["game"]["id"] == seen.pk


async def test_a_name_that_nobody_has_is_not_found() -> None:
    player = await run(some_user)
    async with open_stream(f"games/stream?players={player.name},nobody") as stream:
        assert (stream.status, (await stream.problem())["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    "query", ["", "?players=", "?players=a,,b", "?player=a", "?players=a&players=b"]
)
async def test_players_have_to_be_named(query: str) -> None:
    async with open_stream(f"games/stream{query}") as stream:
        assert (stream.status, (await stream.problem())["code"]) == (400, "invalid")


async def test_a_hundred_players_are_followed_at_most() -> None:
    names = ",".join(f"@{number}" for number in range(1, 102))
    async with open_stream(f"games/stream?players={names}") as stream:
        assert (stream.status, (await stream.problem())["field"]) == (400, "players")
