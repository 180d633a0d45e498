"""One game of two guests, with all who look on."""

import asyncio
import json
import random
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from benchmarks.driver.meter import Meter
from benchmarks.driver.pace import Pace
from benchmarks.driver.people import Guest

SEATS = 2
PLAYS = 0.85
"""Share of turns in which a card is played although taking or being done is legal too."""
STUCK_AFTER_SECONDS = 60
SECONDS_BETWEEN_PINGS = 15.0
"""As the page has it."""


class KnownPosition(NamedTuple):
    """The newest that a viewer knows of the game."""

    version: int = -1
    awaited: Sequence[int] = ()
    legal: Sequence[Mapping[str, Any]] = ()

    @classmethod
    def of(cls, message: Mapping[str, Any]) -> "KnownPosition":
        """Content of a socket's message or of the answer to a command."""
        return cls(message["version"], message["awaited"] or (), message["legal"] or ())


class SentCommand(NamedTuple):
    """Time at which a command was sent, and the viewers whom its events have not reached yet."""

    at: float
    missing: set[int]


def choice(legal: Sequence[Mapping[str, Any]], rng: random.Random) -> Mapping[str, Any]:
    """A random command among the offers; more often than not one that plays a card."""
    commands = [offer for offer in legal if "any_of" not in offer]
    cards = [command for command in commands if command["type"] not in {"take", "done"}]
    return rng.choice(cards if cards and rng.random() < PLAYS else commands)


class Viewer:
    """Somebody with the game's socket open, who checks that no version is missed."""

    def __init__(self, game: "StartedGame", number: int, guest: Guest) -> None:
        self.position = KnownPosition()
        self.news = asyncio.Event()
        self.number = number
        self._game, self._guest = game, guest
        self._heard = 0
        """The version up to which the socket has told; a player learns by answers too."""

    async def stay(self) -> None:
        """Look on until the game is over."""
        async with self._guest.socket(f"/ws/games/{self._game.id}") as socket:
            others = [
                asyncio.create_task(self._read(socket)),
                asyncio.create_task(self._ping(socket)),
            ]
            try:
                await self._act()
            finally:
                for task in others:
                    task.cancel()

    async def _act(self) -> None:
        while not self._game.is_over:
            await self.news.wait()
            self.news.clear()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._hear(json.loads(text), time.perf_counter())
        except ConnectionClosed as closed:
            self._game.fail(f"socket closed {closed.rcvd.code if closed.rcvd else ''}")

    async def _ping(self, socket: ClientConnection) -> None:
        # Not all at once, though the sockets of a load are opened together.
        await asyncio.sleep(self._game.rng.uniform(0, SECONDS_BETWEEN_PINGS))
        with suppress(ConnectionClosed):
            while True:
                await socket.send('{"t":"ping"}')
                await asyncio.sleep(SECONDS_BETWEEN_PINGS)

    def _hear(self, message: Mapping[str, Any], at: float) -> None:
        match message["t"]:
            case "events":
                if message["since"] > self._heard:
                    self._game.fail("a version was missed")
                self._heard = message["version"]
                self._game.arrived(self.number, message["since"], message["version"], at)
                self._learn(message)
            case "view":
                self._heard = message["version"]
                self._game.present.add(self.number)
                self._game.joined.set()
                self._learn(message)
            case "game" if message["game"]["status"] == "finished":
                self._game.end()
            case "error":
                self._game.fail(f"socket: {message['code']}")

    def _learn(self, message: Mapping[str, Any]) -> None:
        if message["version"] > self.position.version:
            self.position = KnownPosition.of(message)
            self.news.set()


class PlayingSeat(Viewer):
    """A player's seat: plays when it is its turn."""

    async def _act(self) -> None:
        while not self._game.is_over:
            if self.number in self.position.awaited and self.position.legal:
                await self._command()
            else:
                await self._wait()

    async def _wait(self) -> None:
        try:
            async with asyncio.timeout(STUCK_AFTER_SECONDS):
                await self.news.wait()
        except TimeoutError:
            self._game.fail("stuck")
        self.news.clear()

    async def _command(self) -> None:
        position = self.position
        command = choice(position.legal, self._game.rng)
        await self._game.pace.turn()
        began = self._game.send(self.number, position.version)
        answer = await self._guest.post(f"games/{self._game.id}/commands", {"command": command})
        if answer.is_ok:
            self._game.meter.command(time.perf_counter() - began)
            self._learn(answer.body)
        else:
            self._game.fail(f"{command['type']}: {answer.word}")


class StartedGame:
    """One started game."""

    def __init__(self, id_: str, *, meter: Meter, pace: Pace, rng: random.Random) -> None:
        self.id, self.meter, self.pace, self.rng = id_, meter, pace, rng
        self.present: set[int] = set()
        """The viewers whose socket has told them how things stand."""
        self.joined = asyncio.Event()
        """Set when one more viewer is present."""
        self.is_over = False
        self._sent: dict[int, SentCommand] = {}
        """The commands on their way to viewers, by the version that they were made for."""
        self._viewers: list[Viewer] = []

    async def play(self, players: Sequence[Guest], watchers: Sequence[Guest] = ()) -> None:
        """Play to the end."""
        seats = [PlayingSeat(self, number, guest) for number, guest in enumerate(players)]
        others = [Viewer(self, number, guest) for number, guest in enumerate(watchers, SEATS)]
        self._viewers = [*seats, *others]
        async with asyncio.TaskGroup() as tasks:
            for viewer in self._viewers:
                tasks.create_task(viewer.stay())

    def send(self, seat: int, version: int) -> float:
        """Note that a seat sends a command now; the moment."""
        sent = SentCommand(time.perf_counter(), self.present - {seat})
        self._sent[version] = sent
        return sent.at

    def arrived(self, viewer: int, since: int, version: int, at: float) -> None:
        """Count the commands whose events have just come to this viewer's socket."""
        for number in range(since, version):
            sent = self._sent.get(number)
            if sent is not None and viewer in sent.missing:
                sent.missing.remove(viewer)
                self.meter.arrivals.append(at - sent.at)
                if not sent.missing:
                    self.meter.last_arrivals.append(at - sent.at)
                    del self._sent[number]

    def fail(self, error: str) -> None:
        """Count an error and give the game up."""
        if not self.is_over:
            self.meter.errors[error] += 1
            self.end()

    def end(self) -> None:
        """End the game for all viewers."""
        self.is_over = True
        for viewer in self._viewers:
            viewer.news.set()
