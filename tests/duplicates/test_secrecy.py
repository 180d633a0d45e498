"""A sealed game is there for nobody but those who sit in it, in every way that leads to a game."""

from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest
from asgiref.sync import sync_to_async
from django.test import Client

from accounts.models import User
from durak_site.openapi import document
from games.play.errors import NotFound
from games.play.models import Game
from games.play.selectors.games import list_games
from games.previews.links import game_preview
from games.records.personal_data import GamesOfPerson
from tests.support.api import ApiClient
from tests.support.duplicates import ended, game_of, of_four, opened, started
from tests.support.games import some_user
from tests.support.sockets import open_socket
from tests.support.streams import open_stream

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("no_reactions")]

UNKNOWN_GAME = 4404
VALUES = {"{seat}": "0", "{invitation_id}": "1"}
QUERIES = {"card_knowledge": "seat=0&at=2"}
LONG_OVER = "2026-01-01T00:00:00Z"


def operations() -> Iterator[tuple[str, str, str]]:
    """Method, path and name of all operations of a game, but its stream."""
    for path, methods in document()["paths"].items():
        if "{game_id}" in path:
            for method, operation in methods.items():
                if not operation.get("x-stream"):
                    yield method.upper(), path.removeprefix("/api/v1/"), operation["operationId"]


def path_of(template: str, game_id: str, operation: str) -> str:
    path = template.replace("{game_id}", game_id)
    for parameter, value in VALUES.items():
        path = path.replace(parameter, value)
    query = QUERIES.get(operation)
    return path if query is None else f"{path}?{query}"


class Sealed:
    """A finished game at one table, while the other table still plays, and who may see it."""

    def __init__(self) -> None:
        match, four = of_four()
        self.game: Game = ended(game_of(match, 1, 1))
        self.running: Game = game_of(match, 1, 2)
        self.player, self.opponent = four.a1, four.b1
        self.elsewhere = four.a2
        self.stranger = some_user()

    def strangers(self, game: Game) -> tuple[User, User]:
        """Somebody from nowhere, and somebody at the other table."""
        return self.stranger, self.elsewhere if game == self.game else self.player

    def player_of(self, game: Game) -> User:
        """Somebody who sits in the game."""
        return self.player if game == self.game else self.elsewhere


def test_no_operation_of_a_game_knows_it_but_for_those_who_sit_there() -> None:
    sealed = Sealed()
    walked = list(operations())
    assert len(walked) >= 28
    for game in (sealed.game, sealed.running):
        for user in sealed.strangers(game):
            client = ApiClient(user)
            for method, template, name in walked:
                path = path_of(template, game.pk, name)
                reply = client.send(method, path, *(() if method == "GET" else ({},)))
                assert (reply.status, reply.code) == (404, "not_found"), (name, reply)
        client = ApiClient(sealed.player_of(game))
        for method, template, name in walked:
            if method != "GET":
                continue
            reply = client.get(path_of(template, game.pk, name))
            is_late = reply.code == "game_not_finished" and game == sealed.running
            is_host = reply.code == "not_the_host" or name == "list_table_invitations"
            assert reply.status == 200 or is_late or is_host, (name, reply)


def test_nobody_without_a_session_reads_it_either() -> None:
    sealed = Sealed()
    for method, template, name in operations():
        if method == "GET":
            reply = ApiClient().get(path_of(template, sealed.game.pk, name))
            assert reply.status in {401, 403, 404}, (name, reply)
            assert reply.code in {"not_found", "not_authenticated"}, (name, reply)


def test_the_proof_keeps_the_secret_even_from_players_until_both_are_over() -> None:
    sealed = Sealed()
    client = ApiClient(sealed.player)
    proof = client.get(f"games/{sealed.game.pk}/proof").body
    assert (proof["server_seed"], proof["deals"]) == (None, None)
    ended(sealed.running, seed=2)
    proof = ApiClient().get(f"games/{sealed.game.pk}/proof").body
    assert proof["server_seed"] is not None
    assert ApiClient().get(f"games/{sealed.running.pk}/proof").body["deals"] == proof["deals"]


def test_lists_exports_previews_and_reports_do_not_have_it() -> None:
    sealed = Sealed()
    game_id = sealed.game.pk
    Game.objects.filter(pk=game_id).update(finished_at=LONG_OVER)
    stranger = ApiClient(sealed.stranger)
    for path in ("games", "games?mine=true", "lobby/tables", f"games/export?ids={game_id}"):
        reply = stranger.get(path)
        assert game_id not in str(reply.body), path
    assert stranger.get(f"games/export?after={game_id}").code == "invalid"
    name = sealed.player.name
    assert game_id not in str(stranger.get(f"games/export?player={name}").body)
    own = ApiClient(sealed.player)
    assert game_id in str(own.get("games?mine=true").body)
    assert game_id in str(own.get(f"games/export?player={name}").body)
    assert Client().get(f"/previews/games/{game_id}.png").status_code == 404
    with pytest.raises(NotFound):
        game_preview(game_id, "en")
    told = {"player": sealed.player.pk, "reason": "cheating", "game": game_id}
    assert stranger.post("reports", told).code == "invalid"


def test_a_host_who_does_not_sit_there_has_no_game_of_bots() -> None:
    match = started(opened())
    of_bots = game_of(match, 1, 2)
    assert of_bots.host_id == match.host_id
    client = ApiClient(match.host)
    assert of_bots.pk not in str(client.get("games?mine=true").body)
    assert client.get(f"games/{of_bots.pk}").code == "not_found"
    assert of_bots.pk not in {game.pk for game in list_games(player_id=match.host_id)}
    (games, *texts) = GamesOfPerson().files(match.host)
    assert of_bots.pk not in games.text
    assert texts == []


@pytest.mark.asyncio
async def test_sockets_and_streams_close_but_for_those_who_sit_there() -> None:
    sealed = await sync_to_async(Sealed)()
    for game in (sealed.game, sealed.running):
        address = f"games/{game.pk}"
        for user in (None, *sealed.strangers(game)):
            async with AsyncExitStack() as stack:
                socket = await stack.enter_async_context(open_socket(address, user))
                assert await socket.closing() == UNKNOWN_GAME
                stream = await stack.enter_async_context(open_stream(f"{address}/stream", user))
                assert (stream.status, (await stream.problem())["code"]) == (404, "not_found")
        async with open_socket(address, sealed.player_of(game)) as socket:
            assert (await socket.next())["t"] in {"view", "table"}
        async with open_stream(f"{address}/stream", sealed.player_of(game)) as stream:
            assert stream.status == 200


def test_once_both_games_are_over_everybody_who_has_the_link_may_replay_them() -> None:
    sealed = Sealed()
    ended(sealed.running, seed=2)
    for game in (sealed.game, sealed.running):
        assert ApiClient().get(f"games/{game.pk}/view?seat=open").status == 200
        assert ApiClient().get(f"games/{game.pk}/notation").status == 200
    match_id = sealed.game.duplicate
    tables = ApiClient().get(f"duplicates/{match_id}").body["played"][0]["tables"]
    assert [table["game"] for table in tables] == [sealed.game.pk, sealed.running.pk]


def test_the_match_tells_strangers_no_game_and_no_result_of_a_deal_that_is_played() -> None:
    sealed = Sealed()
    reply = ApiClient(sealed.elsewhere).get(f"duplicates/{sealed.game.duplicate}").body
    first, second = reply["played"][0]["tables"]
    assert (first["status"], first["game"], first["score"]) == ("finished", None, None)
    assert (second["status"], second["game"]) == ("running", sealed.running.pk)
    assert sealed.game.pk not in str(reply)
    assert (reply["score"]["points_a"], reply["winner"]) == (0, None)
