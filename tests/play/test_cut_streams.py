"""Streams that begin with the present status: a client knows it all, however often they are cut.

A stream of an account or of the lobby has no place to resume from. A client needs only the newest
state: each of its turns, and the present tables.
"""

import json
import random
import threading
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from accounts.models import User
from games.play.models import GameStatus
from games.play.selectors.games import get_game
from games.tables.services.seating import join_game, leave_game
from tests.support.games import open_table, play, running_table, some_user
from tests.support.limits import WITH_PROCESSES
from tests.support.web import Web

pytestmark = [pytest.mark.django_db(transaction=True), WITH_PROCESSES]
PATIENCE = 30
Take = Callable[[Any], bool]


class CutReader:
    """Reads a stream that is cut after every one to three messages, until `take` returns True."""

    def __init__(self, client: httpx.Client, path: str, take: Take, seed: int) -> None:
        self._client = client
        self._path = path
        self._take = take
        self._rng = random.Random(seed)
        self.connections = 0
        self._news = threading.Condition()
        self._has_ended = False
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def wait_for(self, known: Callable[[], bool]) -> None:
        """Wait until the messages that were read show it."""
        with self._news:
            self._news.wait_for(lambda: known() or self._has_ended, PATIENCE)
            assert known()

    def join(self) -> None:
        """Wait for the end of reading."""
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def _read(self) -> None:
        try:
            while not self._read_some(self._rng.randint(1, 3)):
                pass
        finally:
            with self._news:
                self._has_ended = True
                self._news.notify_all()

    def _read_some(self, most: int) -> bool:
        with self._client.stream("GET", self._path) as reply:
            reply.raise_for_status()
            self.connections += 1
            for line in reply.iter_lines():
                if not line:
                    continue
                with self._news:
                    is_over = self._take(json.loads(line))
                    self._news.notify_all()
                most -= 1
                if is_over or not most:
                    return is_over
        return False


class Turns:
    """The knowledge of a program about its game, from the account's stream alone."""

    def __init__(self, client: httpx.Client, game_id: str) -> None:
        self._client = client
        self._game = game_id
        self._newest = 0
        self.versions: list[int] = []

    def take(self, message: Any) -> bool:
        """Note the turn in the message; return whether the game is over."""
        if message["t"] == "hello":
            # Each connection begins with the present status; no older status follows.
            self._newest = 0
            told = [one for one in message["games"] if one["id"] == self._game]
            # The player is not awaited: the game awaits others, or is over. REST says which.
            return self._note(told[0]) if told else self._is_over()
        return message["t"] == "game" and message["id"] == self._game and self._note(message)

    def _note(self, told: Any) -> bool:
        assert told["version"] > self._newest, "the connection told it already"
        self._newest = told["version"]
        if told["awaited"] and told["version"] not in self.versions:
            self.versions.append(told["version"])
        return bool(told["status"] == "finished")

    def _is_over(self) -> bool:
        return bool(self._client.get(f"games/{self._game}").json()["status"] == "finished")


def test_a_program_whose_account_stream_is_cut_gets_each_turn_of_a_whole_game(web: Web) -> None:
    game = running_table(2)
    user = User.objects.get(seats__game=game, seats__number=1)
    awaited: list[int] = []
    with web.program(user) as client:
        turns = Turns(client, game.pk)
        reader = CutReader(client, "account/stream", turns.take, seed=5)

        def wait_for_own_turn() -> None:
            now = get_game(game.pk)
            if now.status == GameStatus.ACTIVE and 1 in now.awaited:
                awaited.append(now.version)
                reader.wait_for(lambda: turns.versions[-1:] == [now.version])

        wait_for_own_turn()
        for _ in play(game.pk, random.Random(3)):
            wait_for_own_turn()
        reader.join()
    assert get_game(game.pk).status == GameStatus.FINISHED
    assert turns.versions == awaited
    assert len(awaited) > 10
    assert reader.connections > 10


class Tables:
    """The lobby, as its stream describes it."""

    def __init__(self) -> None:
        self.rows: dict[str, Any] = {}
        self.is_done = False

    def take(self, message: Any) -> bool:
        """Fold the message in; return whether the reader has seen enough."""
        if message["t"] == "tables":
            self.rows = {row["game"]["id"]: row for row in message["tables"]}
        elif message["t"] == "table":
            self.rows[message["table"]["game"]["id"]] = message["table"]
        elif message["t"] == "gone":
            self.rows.pop(message["game"], None)
        return self.is_done

    def seen(self) -> dict[str, tuple[str, int]]:
        """Return the status of each table, and the number of its people."""
        return {
            name: (row["game"]["status"], sum(s["kind"] == "human" for s in row["game"]["seats"]))
            for name, row in self.rows.items()
        }


def test_a_reader_of_the_lobby_whose_line_is_cut_knows_each_change_of_each_table(web: Web) -> None:
    tables = Tables()
    with web.program(some_user()) as client:
        reader = CutReader(client, "lobby/stream", tables.take, seed=7)

        def see(expected: dict[str, tuple[str, int]]) -> None:
            reader.wait_for(lambda: tables.seen() == expected)

        standing: dict[str, tuple[str, int]] = {}
        for _ in range(6):
            table, guest = open_table(2), some_user()
            standing[table.pk] = ("open", 1)
            see(standing)
            join_game(game_id=table.pk, user_id=guest.pk)
            standing[table.pk] = ("open", 2)
            see(standing)
            leave_game(game_id=table.pk, user_id=guest.pk)
            standing[table.pk] = ("open", 1)
            see(standing)
        for name in list(standing)[:3]:
            host = get_game(name).host_id
            assert host is not None
            leave_game(game_id=name, user_id=host)
            del standing[name]
            see(standing)
        listed = client.get("lobby/tables").json()["results"]
        assert {row["game"]["id"] for row in listed} == set(standing)
        tables.is_done = True
        join_game(game_id=next(iter(standing)), user_id=some_user().pk)
        reader.join()
    assert reader.connections > 5
