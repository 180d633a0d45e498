"""A broken log or position stops its game with a specific error, and one command repairs it."""

import logging
from collections import OrderedDict
from collections.abc import Callable
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from bots.tasks import lay_choice, take_turn
from games.engine.commands import Take
from games.engine.wire import command_to_json
from games.play import broken
from games.play.errors import StoreError
from games.play.models import Game, GameStatus, StoredEvent
from games.play.selectors import snapshots
from games.play.selectors.games import get_game
from games.play.services.timeouts import play_overdue
from games.play.time.clock import Cause
from games.play.time.sweeps.overdue import Overdue
from games.records.audit import audit
from games.records.tasks import count_broken_games
from tests.play.test_api import mover
from tests.support.api import ApiClient, ApiReply
from tests.support.bots import bots_table
from tests.support.games import running_table
from tests.support.permissions.routes import site
from tests.support.sockets import open_socket, run
from tests.support.streams import open_stream
from web.monitoring import metrics
from web.redis.fail_fast import quick_redis

pytestmark = pytest.mark.django_db


@pytest.fixture
def new_process(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """A function that empties the caches of this process, as a restart does."""

    def forget() -> None:
        monkeypatch.setattr(snapshots, "_cache", OrderedDict())
        monkeypatch.setattr(snapshots, "_checked", OrderedDict())

    return forget


@pytest.fixture
def game(new_process: Callable[[], None]) -> Game:
    """A running game that this process has not read before."""
    game = running_table(2)
    new_process()
    return game


@pytest.fixture
def none_known() -> None:
    """Start without known broken games."""
    quick_redis().delete(broken.KEY)


def play(game: Game) -> ApiReply:
    _, client, command = mover(game)
    return client.post(f"games/{game.pk}/commands", {"command": command})


def spoil_position(game: Game) -> None:
    Game.objects.filter(pk=game.pk).update(position="no position")


def spoil_event(game: Game) -> None:
    dealt = StoredEvent.objects.get(game=game, type="cards_dealt")
    dealt.data["hands"].reverse()
    dealt.save()


def lose_event(game: Game) -> None:
    StoredEvent.objects.filter(game=game, version=game.version).delete()


def invent_event(game: Game) -> None:
    newest = StoredEvent.objects.get(game=game, version=game.version)
    newest.version = game.version + 1
    newest.save(force_insert=True)


@pytest.mark.parametrize("spoil", [spoil_position, spoil_event, lose_event, invent_event])
def test_a_broken_game_takes_no_commands_and_is_reported_to_the_operator(
    game: Game, caplog: pytest.LogCaptureFixture, spoil: Callable[[Game], None]
) -> None:
    _, client, command = mover(game)
    spoil(game)
    with caplog.at_level(logging.ERROR):
        reply = client.post(f"games/{game.pk}/commands", {"command": command})
    assert (reply.status, reply.code) == (409, "game_broken")
    assert any(
        record.levelno == logging.ERROR and game.pk in str(record.exc_info)
        for record in caplog.records
    )
    assert Game.objects.get(pk=game.pk).version == game.version


def test_no_other_game_stops(game: Game) -> None:
    other = running_table(2)
    spoil_position(game)
    assert ApiClient().get(f"games/{game.pk}/view").code == "game_broken"
    assert play(other).status == 200


def test_a_broken_position_is_mended_by_one_command(game: Game) -> None:
    spoil_position(game)
    call_command("rebuild_games", game.pk, stdout=StringIO())
    assert audit(get_game(game.pk)) == ()
    assert play(game).status == 200


def test_a_broken_log_is_named_and_stops_no_other_rebuilding(game: Game) -> None:
    other = running_table(2)
    StoredEvent.objects.filter(game=game, version=1).delete()
    spoil_position(other)
    out = StringIO()
    with pytest.raises(CommandError, match="1 logs are broken"):
        call_command("rebuild_games", game.pk, other.pk, stdout=out)
    assert f"{game.pk}  can't be rebuilt" in out.getvalue()
    assert audit(get_game(other.pk)) == ()


SPOILING = [spoil_position, spoil_event, lose_event, invent_event]
OF_A_GAME = sorted(
    route.address.removeprefix("api/v1/")
    for route in site()
    if route.is_endpoint and "<game:game_id>" in route.address and "get" in route.methods
)
"""The addresses of the API that name one game and can be read."""


@pytest.mark.parametrize("spoil", SPOILING)
@pytest.mark.parametrize("address", OF_A_GAME)
def test_no_read_of_a_broken_game_is_a_fault_of_the_service(
    game: Game, new_process: Callable[[], None], address: str, spoil: Callable[[Game], None]
) -> None:
    _, client, _ = mover(game)
    spoil(game)
    new_process()
    path = address.replace("<game:game_id>", game.pk)
    for caller in (client, ApiClient()):
        reply = caller.get(path)
        assert reply.status < 500, reply


@pytest.mark.parametrize("spoil", SPOILING)
@pytest.mark.parametrize(
    "address", ["/games/{}", "/games/{}/replay", "/embed/games/{}", "/previews/games/{}.png"]
)
def test_no_page_of_a_broken_game_is_a_fault_of_the_service(
    game: Game, address: str, spoil: Callable[[Game], None]
) -> None:
    spoil(game)
    assert ApiClient().http.get(address.format(game.pk)).status_code == 200


@pytest.mark.django_db(transaction=True)
async def test_sockets_and_streams_of_a_broken_game_end_for_good(
    new_process: Callable[[], None],
) -> None:
    game = await run(running_table, 2)
    await run(spoil_position, game)
    new_process()
    async with open_socket(f"games/{game.pk}") as socket:
        message = await socket.next()
        assert (message["t"], message["code"]) == ("error", "game_broken")
        assert await socket.closing() == 4409
    async with open_stream(f"games/{game.pk}/stream") as stream:
        assert stream.status == 409


def test_a_game_that_is_asked_for_again_and_again_is_one_line(
    game: Game, caplog: pytest.LogCaptureFixture
) -> None:
    other = running_table(2)
    spoil_position(game)
    spoil_position(other)
    with caplog.at_level(logging.ERROR):
        for _ in range(5):
            for one in (game, other):
                assert ApiClient().get(f"games/{one.pk}/events").code in {None, "game_broken"}
                assert ApiClient().get(f"games/{one.pk}/view").code == "game_broken"
    for one in (game, other):
        assert sum(one.pk in record.getMessage() for record in caplog.records) == 1


@pytest.mark.parametrize("spoil", SPOILING[:2])
def test_neither_bots_nor_the_clock_fail_because_of_a_broken_game(
    game: Game, new_process: Callable[[], None], spoil: Callable[[Game], None]
) -> None:
    bots = bots_table("beginner", "beginner")
    new_process()
    for one in (game, bots):
        spoil(one)
    turn = (bots.pk, bots.awaited[0], bots.version)
    assert take_turn(*turn) is False
    assert lay_choice(*turn, command_to_json(Take())) is False
    late = Overdue(game.pk, game.awaited[0], Cause.CLOCK, game.version)
    assert play_overdue(late) is False


def broken_games() -> float:
    """Return the operator's numbers after a sweep."""
    count_broken_games()
    (family,) = metrics.broken_games.collect()
    return family.samples[0].value


@pytest.mark.usefixtures("none_known")
def test_the_operators_numbers_have_the_games_that_are_broken_now(
    game: Game, new_process: Callable[[], None]
) -> None:
    games = [game, *(running_table(2) for _ in range(4))]
    new_process()
    for one in games[:4]:
        spoil_position(one)
    for one in games * 2:
        ApiClient().get(f"games/{one.pk}/view")
    assert broken_games() == 4
    call_command("rebuild_games", games[0].pk, stdout=StringIO())
    assert broken_games() == 3
    Game.objects.filter(pk=games[1].pk).update(status=GameStatus.CANCELLED)
    assert broken_games() == 2
    call_command("rebuild_games", *(one.pk for one in games[2:4]), stdout=StringIO())
    assert broken_games() == 0


@pytest.mark.usefixtures("none_known")
def test_no_more_than_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broken, "MAX_KEPT", 3)
    for number in range(5):
        broken.note_broken(f"{number:010}", StoreError("spoilt"))
    assert broken.known_broken() == ["0000000002", "0000000003", "0000000004"]
