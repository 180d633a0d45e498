"""The presence that an open socket gives its user: online, or playing, and in which game."""

import pytest

from accounts.models import Follow, User
from tests.support.api import ApiClient
from tests.support.games import finished_table, running_table, some_user
from tests.support.sockets import open_socket, run
from web.realtime.presence import presence_of

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("nobody_here")]


async def test_who_sits_at_a_running_game_plays_and_who_watches_is_online() -> None:
    game = await run(running_table)
    player = await User.objects.aget(seats__game=game, seats__number=0)
    watcher = await run(some_user)
    async with (
        open_socket(f"games/{game.pk}", player) as seat,
        open_socket(f"games/{game.pk}", watcher) as bench,
    ):
        await seat.until("view")
        await bench.until("view")
        # A ping is answered after the presence was noted.
        assert await seat.is_silent()
        assert await bench.is_silent()
    assert presence_of([player.pk, watcher.pk]) == {player.pk: "playing", watcher.pk: "online"}


async def test_at_a_finished_game_nobody_plays() -> None:
    game = await run(finished_table)
    player = await User.objects.aget(seats__game=game, seats__number=0)
    async with open_socket(f"games/{game.pk}", player) as socket:
        await socket.until("view")
        assert await socket.is_silent()
    assert presence_of([player.pk]) == {player.pk: "online"}


@pytest.mark.parametrize("is_private", [False, True])
async def test_a_friend_at_a_public_game_is_told_with_the_game(is_private: bool) -> None:
    game = await run(running_table)
    game.is_private = is_private
    await game.asave(update_fields=["is_private"])
    friend = await User.objects.aget(seats__game=game, seats__number=1)
    fan = await run(some_user)
    await Follow.objects.acreate(follower=fan, followed=friend)
    client = await run(ApiClient, fan)
    assert (await run(client.get, "following/playing")).body == []
    async with open_socket(f"games/{game.pk}", friend) as socket:
        await socket.until("view")
        assert await socket.is_silent()
        rows = (await run(client.get, "following/playing")).body
    expected = [] if is_private else [(friend.pk, game.pk)]
    assert [(row["player"]["id"], row["game"]["id"]) for row in rows] == expected
