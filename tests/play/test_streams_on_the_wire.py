"""Streams of a real web process: one that is cut again and again, and a hundred at once."""

import json
import random
import threading
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from accounts.models import User
from games.chat.content import Content
from games.chat.services import post_message
from games.play.models import Game, GameStatus
from games.play.selectors.games import get_game
from tests.support.games import play, running_table, some_user
from tests.support.limits import WITH_PROCESSES
from tests.support.web import Web
from web.realtime.groups import wait_until_published

pytestmark = [pytest.mark.django_db(transaction=True), WITH_PROCESSES]
PATIENCE = 30
PHRASES = ("hello", "good_luck", "oops", "sorry", "hurry", "thanks", "well_played", "bye")


class Reader:
    """A client that disconnects after a few messages, and reconnects with its last event."""

    def __init__(self, client: httpx.Client, game_id: str, seed: int) -> None:
        self._client = client
        self._path = f"games/{game_id}/stream"
        self._rng = random.Random(seed)
        self._last = "0.0"
        self._is_over = False
        self.versions: list[int] = []
        self.said: list[int] = []
        self.connections = 0
        self._news = threading.Condition()

    def wait_for(self, version: int) -> None:
        """Wait until this version was read."""
        with self._news:
            assert self._news.wait_for(lambda: self.versions[-1:] == [version], PATIENCE)

    def read(self, until_said: int) -> None:
        """Read until the game is over and so many messages of the chat were read."""
        while not self._has_all(until_said):
            self._read_some(self._rng.randint(1, 4), until_said)

    def _has_all(self, until_said: int) -> bool:
        return self._is_over and len(self.said) >= until_said

    def _read_some(self, most: int, until_said: int) -> None:
        headers = {"Accept": "text/event-stream", "Last-Event-ID": self._last}
        with self._client.stream("GET", self._path, headers=headers) as reply:
            reply.raise_for_status()
            self.connections += 1
            for line in reply.iter_lines():
                if line.startswith("id: "):
                    self._last = line.removeprefix("id: ")
                elif line.startswith("data: "):
                    self._take(json.loads(line.removeprefix("data: ")))
                    most -= 1
                    if not most or self._has_all(until_said):
                        return

    def _take(self, message: Any) -> None:
        if message["t"] == "events":
            with self._news:
                self.versions += [event["version"] for event in message["events"]]
                self._news.notify()
        elif message["t"] == "chat":
            self.said += [one["id"] for one in message["messages"]]
        else:
            assert message["t"] == "game", message
            self._is_over = message["game"]["status"] == "finished"


def say_and_play(game: Game, reader: Reader) -> list[int]:
    """Play the game to its end, each move after the one before was read; return the message ids.

    So every move is a separate message.
    """
    said = []
    user = User.objects.get(seats__game=game, seats__number=0)
    phrases = iter(PHRASES)
    for number, accepted in enumerate(play(game.pk, random.Random(3))):
        reader.wait_for(accepted.update.version)
        phrase = next(phrases, None) if number % 2 == 0 else None
        if phrase is not None:
            posted = post_message(game_id=game.pk, user=user, content=Content.phrase(phrase))
            said.append(posted.message.pk)
    return said


def test_a_client_that_is_cut_again_and_again_misses_nothing_and_sees_nothing_twice(
    web: Web,
) -> None:
    game = running_table(2)
    user = User.objects.get(seats__game=game, seats__number=1)
    with web.program(user) as client:
        reader = Reader(client, game.pk, seed=5)
        reading = threading.Thread(target=reader.read, args=(len(PHRASES),), daemon=True)
        reading.start()
        said = say_and_play(game, reader)
        reading.join(PATIENCE)
        assert not reading.is_alive()
    finished = get_game(game.pk)
    assert finished.status == GameStatus.FINISHED
    assert reader.versions == list(range(1, finished.version + 1))
    assert reader.said == said
    assert len(said) == len(PHRASES)
    assert reader.connections > 10


@pytest.mark.long
def test_a_hundred_streams_of_one_process_get_the_events(web: Web) -> None:
    game = running_table(2)
    callers = [some_user() for _ in range(4)]
    with ExitStack() as stack:
        clients = [stack.enter_context(web.program(user)) for user in callers]
        lines = []
        for number in range(100):
            path = f"games/{game.pk}/stream"
            reply = stack.enter_context(clients[number % 4].stream("GET", path))
            reply.raise_for_status()
            lines.append(reply.iter_lines())
        assert {json.loads(next(line))["version"] for line in lines} == {game.version}
        [accepted] = list(play(game.pk, random.Random(1), most=1))
        wait_until_published()
        for line in lines:
            message = json.loads(next(text for text in line if text))
            assert (message["t"], message["version"]) == ("events", accepted.update.version)
