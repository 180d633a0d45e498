"""Following a game by sockets while it is played, inside the test process."""

import random
from typing import Any

from accounts.models import User
from games.engine import Watcher
from games.play.messages.events import events_json
from games.play.models import Game
from games.play.selectors.games import get_game
from games.play.selectors.updates import update_of
from tests.support.games import play
from tests.support.sockets import Socket, run


def user_on(game: Game, seat: int) -> User:
    return User.objects.get(seats__game=game, seats__number=seat)


def play_some(game: Game, commands: int, seed: int = 1) -> Game:
    for _ in play(game.pk, random.Random(seed), most=commands):
        pass
    return get_game(game.pk)


def open_log(game: Game) -> list[dict[str, Any]]:
    return events_json(update_of(get_game(game.pk), after=0).events_seen_by(Watcher.OPEN))


async def catch_up(socket: Socket, version: int, since: int) -> list[dict[str, Any]]:
    """The events that a socket gets up to a version, checked to be complete and without repeats."""
    events: list[dict[str, Any]] = []
    while since < version:
        message = await socket.until("events")
        assert message["since"] == since
        events += message["events"]
        since = message["version"]
    assert since == version
    return events


async def play_and_follow(
    game: Game, sockets: list[Socket], *, seed: int = 1, most: int = 2000
) -> list[list[dict[str, Any]]]:
    """Play on at random; return the events that each socket got."""
    rng, version = random.Random(seed), game.version
    received: list[list[dict[str, Any]]] = [[] for _ in sockets]
    while most > 0 and game.status == "active":
        moves = play(game.pk, rng, most=min(most, 20))
        while await run(next, moves, None) is not None:
            most -= 1
        game = await run(get_game, game.pk)
        for events, socket in zip(received, sockets, strict=True):
            events.extend(await catch_up(socket, game.version, version))
        version = game.version
    return received
