"""A broken log or position stops its game with an error of its own, and one command mends it."""

import logging
from collections import OrderedDict
from collections.abc import Callable
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from games.play.models import Game, StoredEvent
from games.play.selectors import snapshots
from games.play.selectors.games import get_game
from games.records.audit import audit
from tests.play.test_api import mover
from tests.support.api import ApiClient, Reply
from tests.support.games import running_table

pytestmark = pytest.mark.django_db


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A running game that this process does not remember, as after a restart."""
    game = running_table(2)
    monkeypatch.setattr(snapshots, "_cache", OrderedDict())
    monkeypatch.setattr(snapshots, "_checked", OrderedDict())
    return game


def play(game: Game) -> Reply:
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
def test_a_broken_game_takes_no_commands_and_the_operator_is_told(
    game: Game, caplog: pytest.LogCaptureFixture, spoil: Callable[[Game], None]
) -> None:
    _, client, command = mover(game)
    spoil(game)
    with caplog.at_level(logging.ERROR):
        reply = client.post(f"games/{game.pk}/commands", {"command": command})
    assert (reply.status, reply.code) == (503, "game_broken")
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
