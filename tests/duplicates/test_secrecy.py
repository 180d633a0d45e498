"""A sealed game is there for nobody but those who sit in it, in every way that leads to a game."""

import json
from contextlib import AsyncExitStack

import pytest
from asgiref.sync import sync_to_async
from django.test import Client

from accounts.models import User
from games.play.errors import NotFound
from games.play.models import Game
from games.play.selectors.games import get_game, list_games
from games.play.services.handover import hand_over
from games.previews.links import game_preview
from games.records.personal_data import GamesOfPerson
from tests.support.api import ApiClient
from tests.support.duplicates import ended, game_of, of_four, opened, started
from tests.support.game_addresses import operations
from tests.support.games import some_user
from tests.support.sockets import open_socket
from tests.support.streams import open_stream

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
    pytest.mark.timeout(60),  # one walks all operations of a game for six callers
]

UNKNOWN_GAME = 4404
LONG_OVER = "2026-01-01T00:00:00Z"


class Sealed:
    """A finished game at one table, while the other table still plays, and its possible readers."""

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
    walked = [operation for operation in operations() if not operation.is_stream]
    assert len(walked) >= 28
    for game in (sealed.game, sealed.running):
        for user in sealed.strangers(game):
            client = ApiClient(user)
            for one in walked:
                reply = client.send(
                    one.method, one.path(game.pk), *(() if one.method == "GET" else ({},))
                )
                assert (reply.status, reply.code) == (404, "not_found"), (one.name, reply)
        client = ApiClient(sealed.player_of(game))
        for one in walked:
            if one.method != "GET":
                continue
            reply = client.get(one.path(game.pk))
            code = "game_not_finished" if game == sealed.running else "deal_sealed"
            is_host = reply.code == "not_the_host" or one.name == "list_table_invitations"
            assert reply.status == 200 or reply.code == code or is_host, (one.name, reply)


def test_whoever_has_finished_sees_their_own_seat_until_both_are_over() -> None:
    sealed = Sealed()
    own, game_id = ApiClient(sealed.player), sealed.game.pk
    seat = own.get(f"games/{game_id}").body["you"]["seat"]
    for query in ("", f"?seat={seat}"):
        for what in ("view", "events"):
            assert own.get(f"games/{game_id}/{what}{query}").status == 200
    for path in (
        *(f"games/{game_id}/{what}?seat={1 - seat}" for what in ("view", "events")),
        *(f"games/{game_id}/{what}?seat=open" for what in ("view", "events")),
        *(f"games/{game_id}/{what}" for what in ("notation", "review")),
        f"games/{game_id}/knowledge?seat={seat}&at=2",
    ):
        reply = own.get(path)
        assert (reply.status, reply.code) == (409, "deal_sealed"), path
    assert own.post(f"games/{game_id}/review").code == "deal_sealed"
    assert own.post("analysis/positions", {"game_id": game_id, "at": 2}).code == "not_found"
    Game.objects.filter(pk=game_id).update(finished_at=LONG_OVER)
    (line,) = own.get(f"games/export?player={sealed.player.name}").body.splitlines()
    assert json.loads(line)["notation"] is None
    assert [file.name for file in GamesOfPerson().files(sealed.player)] == ["games.ndjson"]
    ended(sealed.running, seed=2)
    assert own.get(f"games/{game_id}/events?seat=open").status == 200
    assert own.get(f"games/{game_id}/notation").status == 200
    assert len(list(GamesOfPerson().files(sealed.player))) == 2


def test_whoever_leaves_a_table_sees_no_hand_while_the_other_one_plays() -> None:
    match, four = of_four()
    game = game_of(match, 1, 1)
    hand_over(game_id=game.pk, user_id=four.a1.pk)
    hand_over(game_id=game.pk, user_id=four.b1.pk)
    ended(get_game(game.pk))
    for user in (four.a1, four.b1):
        client = ApiClient(user)
        for seat in ("0", "1", "open"):
            assert client.get(f"games/{game.pk}/events?seat={seat}").code == "deal_sealed"
        hands = client.get(f"games/{game.pk}/view?at=2").body["view"]["hands"]
        assert all({*hand} <= {"??"} for hand in hands)


def test_nobody_without_a_session_reads_it_either() -> None:
    sealed = Sealed()
    for one in operations():
        if one.method == "GET" and not one.is_stream:
            reply = ApiClient().get(one.path(sealed.game.pk))
            assert reply.status in {401, 403, 404}, (one.name, reply)
            assert reply.code in {"not_found", "not_authenticated"}, (one.name, reply)


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
