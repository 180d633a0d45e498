"""The socket of TV: all channels at first, and again when one of them changes."""

import pytest
from django.utils import timezone
from pytest_django.fixtures import Settings

from games.play.models import Game
from games.tv.services import choose_games
from tests.support.games import running_table
from tests.support.sockets import Socket, open_socket, run
from web.realtime import consumer

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def _no_exhibitions(settings: Settings) -> None:
    """Show games of people alone: each socket of a test is an audience."""
    settings.DURAK_TV_EXHIBITIONS = False


async def choose() -> int:
    return await run(choose_games, now=timezone.now())


async def shown(socket: Socket) -> dict[str | None, str | None]:
    """The games of the channels in the next message that has them."""
    channels = (await socket.until("channels"))["channels"]
    return {
        row["mode"]: None if row["table"] is None else row["table"]["game"]["id"]
        for row in channels
    }


async def test_the_channels_come_at_first_and_when_they_change() -> None:
    async with open_socket("tv") as socket:
        assert set((await shown(socket)).values()) == {None}
        game = await run(running_table, 2, preset="duel")
        assert await choose() == 2
        assert await shown(socket) == {
            None: game.pk,
            "duel": game.pk,
            "table": None,
            "transfer": None,
            "partners": None,
        }
        await run(Game.objects.filter(pk=game.pk).update, is_private=True)
        assert await choose() == 2
        assert set((await shown(socket)).values()) == {None}


async def test_a_ping_makes_up_for_a_lost_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.tv.feeds.publish", lambda *_: None)
    monkeypatch.setattr(consumer, "SECONDS_BETWEEN_POLLS", 0)
    async with open_socket("tv") as socket:
        await shown(socket)
        game = await run(running_table, 2, preset="duel")
        await choose()
        await socket.say({"t": "ping"})
        assert (await shown(socket))["duel"] == game.pk
