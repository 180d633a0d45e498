"""A table at which two guests play one game after the other."""

import asyncio
import json
import random
import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

from benchmarks.driver.meter import Meter
from benchmarks.driver.pace import Pace
from benchmarks.driver.people import Guest, ServiceRefuses

SEATS = 2
PLAYS = 0.85
"""How often a card is played where taking or being done is legal too."""
STUCK_AFTER_SECONDS = 60
AFTER_A_FAILURE_SECONDS = 1
NEW_TABLE = {"preset": "podkidnoy", "seats": [{"kind": "me"}, {"kind": "open"}]}


class Position(NamedTuple):
    """The newest that a seat knows of its game."""

    version: int = -1
    awaited: Sequence[int] = ()
    legal: Sequence[Mapping[str, Any]] = ()

    @classmethod
    def of(cls, message: Mapping[str, Any]) -> "Position":
        """What a socket's message or the answer to a command says."""
        return cls(message["version"], message["awaited"] or (), message["legal"] or ())


class Sent(NamedTuple):
    """When a command was sent, and from which seat."""

    at: float
    seat: int


def choice(legal: Sequence[Mapping[str, Any]], rng: random.Random) -> Mapping[str, Any]:
    """A random command among the offers; more often than not one that plays a card."""
    commands = [offer for offer in legal if "any_of" not in offer]
    cards = [command for command in commands if command["type"] not in {"take", "done"}]
    return rng.choice(cards if cards and rng.random() < PLAYS else commands)


class Seat:
    """A guest's seat in one game: follows the socket and plays when it is its turn."""

    def __init__(self, game: "Game", number: int, guest: Guest) -> None:
        self.position = Position()
        self._game, self._number, self._guest = game, number, guest
        self._news = asyncio.Event()

    async def play(self) -> None:
        """Play until the game is over."""
        async with self._guest.socket(f"/ws/games/{self._game.id}") as socket:
            reading = asyncio.create_task(self._read(socket))
            try:
                await self._act()
            finally:
                reading.cancel()

    def wake(self) -> None:
        """Let the seat look again at how things stand."""
        self._news.set()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                now = time.perf_counter()
                message = json.loads(text)
                match message["t"]:
                    case "events":
                        self._game.arrived(self._number, message["since"], message["version"], now)
                        self._learn(message)
                    case "view":
                        self._learn(message)
                    case "game" if message["game"]["status"] == "finished":
                        self._game.end()
        except ConnectionClosed as closed:
            self._game.fail(f"socket closed {closed.rcvd.code if closed.rcvd else ''}")

    def _learn(self, message: Mapping[str, Any]) -> None:
        if message["version"] > self.position.version:
            self.position = Position.of(message)
            self.wake()

    async def _act(self) -> None:
        while not self._game.is_over:
            if self._number in self.position.awaited and self.position.legal:
                await self._command()
            else:
                await self._wait()

    async def _wait(self) -> None:
        try:
            async with asyncio.timeout(STUCK_AFTER_SECONDS):
                await self._news.wait()
        except TimeoutError:
            self._game.fail("stuck")
        self._news.clear()

    async def _command(self) -> None:
        position = self.position
        command = choice(position.legal, self._game.rng)
        await self._game.pace.turn()
        sent = Sent(time.perf_counter(), self._number)
        self._game.sent[position.version] = sent
        answer = await self._guest.post(f"games/{self._game.id}/commands", {"command": command})
        if answer.is_ok:
            self._game.meter.command(time.perf_counter() - sent.at)
            self._learn(answer.body)
        else:
            self._game.fail(f"{command['type']}: {answer.word}")


class Game:
    """One game of two seats."""

    def __init__(self, id_: str, *, meter: Meter, pace: Pace, rng: random.Random) -> None:
        self.id, self.meter, self.pace, self.rng = id_, meter, pace, rng
        self.sent: dict[int, Sent] = {}
        """The commands on their way to the other seat, by the version that they were made for."""
        self.is_over = False
        self._seats: list[Seat] = []

    async def play(self, guests: Sequence[Guest]) -> None:
        """Play the started game to its end."""
        self._seats = [Seat(self, number, guest) for number, guest in enumerate(guests)]
        async with asyncio.TaskGroup() as tasks:
            for seat in self._seats:
                tasks.create_task(seat.play())

    def arrived(self, seat: int, since: int, version: int, at: float) -> None:
        """Count the commands whose events have just come to this seat's socket."""
        for number in range(since, version):
            sent = self.sent.get(number)
            if sent is not None and sent.seat != seat:
                self.meter.arrivals.append(at - sent.at)
                del self.sent[number]

    def fail(self, error: str) -> None:
        """Count an error and give the game up."""
        if not self.is_over:
            self.meter.errors[error] += 1
            self.end()

    def end(self) -> None:
        """End the game for both seats."""
        self.is_over = True
        for seat in self._seats:
            seat.wake()


class Table:
    """Two guests who play game after game."""

    def __init__(self, guests: Sequence[Guest], *, meter: Meter, pace: Pace, seed: int) -> None:
        self.begun = asyncio.Event()
        self._guests = guests
        self._meter, self._pace = meter, pace
        self._rng = random.Random(seed)

    async def run(self) -> None:
        """Sign in and play until cancelled."""
        for guest in self._guests:
            await guest.sign_in()
        while True:
            try:
                await self._play_one()
            except* (ServiceRefuses, WebSocketException, OSError, EOFError) as group:
                self._meter.errors[_first(group)] += 1
                await asyncio.sleep(AFTER_A_FAILURE_SECONDS)

    def close(self) -> None:
        """Close the connections of the guests."""
        for guest in self._guests:
            guest.close()

    async def _play_one(self) -> None:
        game = Game(await self._start(), meter=self._meter, pace=self._pace, rng=self._rng)
        self._meter.games += 1
        self.begun.set()
        await game.play(self._guests)

    async def _start(self) -> str:
        host, other = self._guests
        game_id = str((await host.must_post("games", NEW_TABLE))["id"])
        await other.must_post(f"games/{game_id}/join", {})
        await host.must_post(f"games/{game_id}/start", {})
        return game_id


def _first(group: BaseExceptionGroup[BaseException]) -> str:
    """The first of the errors, in words."""
    error: BaseException = group
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return f"{type(error).__name__}: {error}"
