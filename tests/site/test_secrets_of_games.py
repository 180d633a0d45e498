"""No address that names a game tells a card that its caller may not know, or the deal's secret.

All of them are walked: operations, pages, pictures, exports, the admin, sockets and streams; by
everybody who may call them, while the game runs and while a game that is over is still sealed.
"""

import base64
import random
import re
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from functools import partial
from typing import Any, NamedTuple

import pytest
from asgiref.sync import sync_to_async
from django.utils import timezone

from accounts.models import User
from games.daily_deals.services import play_daily_deal
from games.engine import GameState, Viewer, Watcher, evolve
from games.engine.cards import Card
from games.play.log import load
from games.play.models import Game
from games.play.selectors.games import get_game
from games.previews import svg
from tests.support.api import ROOT, ApiClient
from tests.support.duplicates import ended, game_of, of_four
from tests.support.game_addresses import admin_pages, operations, pages
from tests.support.games import play, played_out, running_table, some_user
from tests.support.listening import Listener
from tests.support.moderation import moderator
from tests.support.redealing import open_cards
from tests.support.sockets import open_socket
from tests.support.streams import open_stream

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
    pytest.mark.timeout(120),  # some hundred requests
]

CODE = re.compile(r"(?<![0-9A-Za-z])(?:[2-9TJQKA])[CDHS](?![0-9A-Za-z])")
"""The code of a card, wherever it stands."""
SEATS = ("", "0", "1", "2", "3", "open")


class SecretScene(NamedTuple):
    """A game with hidden cards, and which of its seats each caller has."""

    game: Game
    players: dict[int, int]
    """The seat of each user who plays."""


def live() -> SecretScene:
    """A running game of two people, some moves on."""
    game = running_table(2)
    list(play(game.pk, random.Random(1), most=8))
    return _scene(get_game(game.pk))


def daily_deal() -> SecretScene:
    """A running game of the deal of the day."""
    return _scene(play_daily_deal(user_id=some_user().pk, now=timezone.now()))


def daily_deal_that_is_over() -> SecretScene:
    """A game of the deal of the day, which others may still play."""
    game = play_daily_deal(user_id=some_user().pk, now=timezone.now())
    return _scene(played_out(game))


def duplicate() -> SecretScene:
    """A running game of a duplicate match."""
    match, _ = of_four()
    return _scene(game_of(match, 1, 1))


def duplicate_that_is_over() -> SecretScene:
    """A game of a duplicate match whose deal is still played at the other table."""
    match, _ = of_four()
    return _scene(ended(game_of(match, 1, 1)))


SCENES = (live, daily_deal, daily_deal_that_is_over, duplicate, duplicate_that_is_over)
every_scene = pytest.mark.parametrize("make", SCENES, ids=lambda make: make.__name__)


def _scene(game: Game) -> SecretScene:
    seats = {seat.user_id: seat.number for seat in game.all_seats if seat.user_id is not None}
    return SecretScene(game, seats)


def callers(scene: SecretScene) -> Iterator[tuple[str, User | None, Viewer]]:
    """Everybody who may call, with whose eyes they see the game."""
    yield "nobody", None, Watcher.SPECTATOR
    yield "stranger", some_user(), Watcher.SPECTATOR
    yield "moderator", moderator(), Watcher.SPECTATOR
    yield "superuser", User.objects.create_superuser("Chief"), Watcher.SPECTATOR
    for user_id, seat in scene.players.items():
        yield f"seat {seat}", User.objects.get(pk=user_id), seat


def known_to(scene: SecretScene, viewer: Viewer) -> set[str]:
    """The codes of all cards that the viewer could know at any moment up to now."""
    known, state = set[Card](), None
    for numbered in load(scene.game.pk):
        state = evolve(state, numbered.event)
        assert isinstance(state, GameState)
        known |= open_cards(state, viewer)
    return {card.code for card in known}


def secrets_of(game: Game) -> list[bytes]:
    """The forms in which the secret of the deal might be written."""
    seed = bytes(Game.objects.values_list("server_seed", flat=True).get(pk=game.pk))
    return [seed, seed.hex().encode(), base64.b64encode(seed), repr(seed).encode()]


def check(scene: SecretScene, known: set[str], body: bytes, where: str) -> None:
    """Assert that a reply tells nothing that it may not."""
    told = {*CODE.findall(body.decode(errors="replace"))}
    assert told <= known, (where, told - known)
    for secret in secrets_of(scene.game):
        assert secret not in body, where


def addresses(game_id: str) -> Iterator[str]:
    """All addresses that are read."""
    for one in operations():
        if one.method != "GET" or one.is_stream:
            continue
        path = one.path(game_id)
        yield ROOT + path
        if one.name in {"view_game", "events_since", "card_knowledge"}:
            for seat in SEATS[1:]:
                yield f"{ROOT}{path.partition('?')[0]}?seat={seat}&at=2"
                yield f"{ROOT}{path.partition('?')[0]}?seat={seat}"
    yield f"{ROOT}games/export?ids={game_id}"
    yield f"{ROOT}games?mine=true"
    yield f"{ROOT}lobby/tables"
    yield f"{ROOT}chats/{game_id}"
    yield from pages(game_id)
    yield from admin_pages(game_id)


def posts(game_id: str) -> Iterator[tuple[str, Any]]:
    """Requests that would change something, or have a game looked back at; none is answered."""
    for one in operations():
        if one.method != "GET":
            yield one.path(game_id), {}
    command = {"command": {"type": "take"}, "expected_version": 1}
    yield f"games/{game_id}/commands", command
    yield "analysis/positions", {"game_id": game_id, "at": 2}


@every_scene
def test_no_address_that_is_read_tells_a_hidden_card(make: Callable[[], SecretScene]) -> None:
    scene = make()
    read = 0
    for name, user, viewer in callers(scene):
        known, client = known_to(scene, viewer), ApiClient(user).http
        for address in addresses(scene.game.pk):
            reply = client.get(address)
            assert reply.status_code < 500, (name, address)
            read += reply.status_code == 200
            if reply.headers.get("Content-Type", "").startswith("image/"):
                continue  # see below
            check(scene, known, reply.getvalue(), f"{name}: {address}")
    assert read > 20


@every_scene
def test_no_refusal_of_a_change_tells_a_hidden_card(make: Callable[[], SecretScene]) -> None:
    scene = make()
    for name, user, viewer in callers(scene):
        known, client = known_to(scene, viewer), ApiClient(user)
        is_stranger = viewer is Watcher.SPECTATOR
        for path, body in posts(scene.game.pk):
            # A player's own requests would change the game; a late command only returns the news.
            if is_stranger or path.endswith(("commands", "positions", "review")):
                reply = client.post(path, body)
                assert reply.status >= 400, (name, path)
                check(scene, known, str(reply.body).encode(), f"{name}: {path}")


@every_scene
def test_no_picture_shows_a_hidden_card(
    make: Callable[[], SecretScene], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = make()
    drawn: list[str] = []
    draw = svg._card

    def noted(card: Card, *place: float) -> str:
        drawn.append(card.code)
        return draw(card, *place)

    monkeypatch.setattr(svg, "_card", noted)
    for query in ("", "?at=2", f"?at={scene.game.version}"):
        reply = ApiClient().http.get(f"/previews/games/{scene.game.pk}.png{query}")
        assert reply.status_code == (404 if scene.game.is_sealed else 200)
    assert {*drawn} <= known_to(scene, Watcher.SPECTATOR)
    assert bool(drawn) is not scene.game.is_sealed


async def everything_of(listener: Listener, pieces: int) -> bytes:
    """Return the first messages for the listener, with the closing one if there is one."""
    sent = b""
    for _ in range(pieces):
        output = await listener.next_output()
        sent += (output.get("text") or "").encode() + (output.get("body") or b"")
        if output["type"] == "websocket.close" or output.get("more_body") is False:
            break
    return sent


@every_scene
@pytest.mark.asyncio
async def test_no_socket_and_no_stream_tells_a_hidden_card(make: Callable[[], SecretScene]) -> None:
    scene = await sync_to_async(make)()
    address = f"games/{scene.game.pk}"
    everybody = await sync_to_async(lambda: list(callers(scene)))()
    for name, user, viewer in everybody:
        known = await sync_to_async(partial(known_to, scene, viewer))()
        for since in ("", "?since=0", "?since=1"):
            async with AsyncExitStack() as stack:
                socket = await stack.enter_async_context(open_socket(address + since, user))
                heard = await everything_of(socket, 1)
                stream = await stack.enter_async_context(
                    open_stream(f"{address}/stream{since}", user)
                )
                heard += await everything_of(stream, 1)
            where = f"{name}: {address}{since}"
            await sync_to_async(partial(check, scene, known, heard, where))()
