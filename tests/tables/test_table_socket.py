"""The socket of a game pushes its table: seats, result, and the next game."""

import pytest

from games.play import reactions
from games.tables.services.creating import start_game
from games.tables.services.seating import join_game, leave_game
from games.tables.services.series import get_ready, next_game
from tests.support.games import finished_table, open_table, running_table, some_user
from tests.support.sockets import open_socket, run
from tests.support.watching import play_and_follow, user_on

pytestmark = pytest.mark.django_db(transaction=True)


async def test_seats_are_pushed_as_they_fill_and_a_watcher_becomes_a_player() -> None:
    game = await run(open_table, 2)
    friend = await run(some_user)
    async with open_socket(f"games/{game.pk}", friend) as socket:
        first = await socket.next()
        assert (first["t"], first["view"], first["legal"]) == ("view", None, [])
        assert first["game"]["you"]["seat"] is None
        await run(join_game, game_id=game.pk, user_id=friend.pk)
        assert (await socket.next())["game"]["you"]["seat"] == 1
        started = await run(start_game, game_id=game.pk, user_id=game.host_id)
        assert (await socket.next())["game"]["status"] == "active"
        message = await socket.next()
        assert (message["t"], message["since"]) == ("events", 0)
        assert message["version"] == started.version
        dealt = next(e for e in message["events"] if e["type"] == "cards_dealt")
        assert "??" not in dealt["hands"][1]
        assert "??" in dealt["hands"][0]


async def test_a_player_who_leaves_goes_on_watching() -> None:
    game = await run(open_table, 3)
    friend = await run(some_user)
    await run(join_game, game_id=game.pk, user_id=friend.pk)
    async with open_socket(f"games/{game.pk}", friend) as socket:
        assert (await socket.next())["game"]["you"]["seat"] == 1
        await run(leave_game, game_id=game.pk, user_id=friend.pk)
        assert (await socket.next())["game"]["you"]["seat"] is None


async def test_the_result_follows_the_last_event() -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}") as socket:
        await socket.next()
        [events] = await play_and_follow(game, [socket])
        assert events[-1]["type"] == "game_ended"
        message = await socket.next()
        assert (message["t"], message["game"]["status"]) == ("game", "finished")
        assert message["game"]["result"]["places"] == events[-1]["places"]


async def test_the_socket_of_a_finished_game_gets_changes_of_the_next_game() -> None:
    finished = await run(finished_table, 2)
    users = [await run(user_on, finished, seat) for seat in (0, 1)]
    async with (
        open_socket(f"games/{finished.pk}", users[1]) as player,
        open_socket(f"games/{finished.pk}") as watcher,
    ):
        for socket in (player, watcher):
            assert (await socket.next())["game"]["series"]["next"] is None
        game = await run(next_game, game_id=finished.pk, user_id=users[0].pk)
        for socket in (player, watcher):
            message = await socket.until("game")
            shown = message["game"]
            assert (shown["id"], shown["series"]["next"]) == (finished.pk, game.pk)
        for user in users:
            await run(get_ready, game_id=game.pk, user_id=user.pk)
            for socket in (player, watcher):
                assert (await socket.until("game"))["game"]["series"]["next"] == game.pk
        assert await watcher.is_silent()


async def test_players_at_the_next_game_get_their_hands_when_it_begins() -> None:
    finished = await run(finished_table, 2)
    users = [await run(user_on, finished, seat) for seat in (0, 1)]
    game = await run(next_game, game_id=finished.pk, user_id=users[0].pk)
    async with open_socket(f"games/{game.pk}", users[0]) as socket:
        assert (await socket.next())["view"] is None
        await run(get_ready, game_id=game.pk, user_id=users[0].pk)
        waiting = await socket.until("game")
        assert [seat["ready"] for seat in waiting["game"]["seats"]] == [True, False]
        await run(get_ready, game_id=game.pk, user_id=users[1].pk)
        assert (await socket.until("game"))["game"]["status"] == "active"
        first = (await socket.until("events"))["events"][0]
        assert finished.durak is not None
        assert (first["type"], first["leader"]) == ("game_started", 1 - finished.durak)


@pytest.mark.usefixtures("looking_pings")
async def test_a_ping_brings_the_next_game_whose_notice_was_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    finished = await run(finished_table, 2)
    async with open_socket(f"games/{finished.pk}") as watcher:
        await watcher.next()
        monkeypatch.setattr(reactions.committed, "_on_commit", {})
        game = await run(next_game, game_id=finished.pk, user_id=finished.host_id)
        await watcher.say({"t": "ping"})
        assert (await watcher.until("game"))["game"]["series"]["next"] == game.pk
