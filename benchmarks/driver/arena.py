"""An arena of bot accounts: each plays by its account's socket and REST, as programs do."""

import asyncio
import json
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from benchmarks.driver.game import SEATS, SECONDS_BETWEEN_PINGS, choice
from benchmarks.driver.meter import Meter
from benchmarks.driver.people import Guest

WIN, DRAW, LOSS = 2, 1, 0
"""Points of a duel, before a streak doubles them."""
STREAK = 2
"""Results in a row above the middle, after which points count twice."""


@dataclass
class ArenaTimes:
    """Moments of the arena at which its players got messages, in seconds of one clock."""

    meter: Meter = field(default_factory=Meter)
    free_since: dict[int, float] = field(default_factory=dict)
    """The time of each free player: of joining, or of the message that the last game was over."""
    ends: dict[int, list[float]] = field(default_factory=dict)
    """The times of the messages about the ends of games, by player."""
    seated: dict[str, list[tuple[int, float]]] = field(default_factory=dict)
    """The players of each game, with the time since which they were free."""
    pairing: list[float] = field(default_factory=list)
    """Seconds from the moment at which both were free until both had the message of their game."""
    opening: list[float] = field(default_factory=list)
    """The same of first games, which all begin at once."""
    reaching: list[float] = field(default_factory=list)
    """Seconds from the end of a game until a watcher's standings had it."""

    def begins(self, player: int, game: str, now: float) -> None:
        """Note a player's message of a new game; the pairing is over when both have theirs."""
        both = self.seated.setdefault(game, [])
        both.append((player, self.free_since.pop(player, now)))
        if len(both) == SEATS:
            are_first = not any(self.ends.get(player) for player, _ in both)
            times = self.opening if are_first else self.pairing
            times.append(now - max(since for _, since in both))

    def is_over(self, player: int, now: float) -> None:
        """Note a player's message of the end of their game."""
        self.free_since[player] = now
        self.ends.setdefault(player, []).append(now)


class ArenaBot:
    """A bot account that plays whatever game the arena seats it at."""

    def __init__(self, guest: Guest, *, times: ArenaTimes, think: float, seed: int) -> None:
        self.guest, self.id = guest, 0
        self.arrived = asyncio.Event()
        self._times, self._think = times, think
        self._rng = random.Random(seed)
        self._game: str | None = None
        self._is_called = False
        self._turn: asyncio.Task[None] | None = None

    async def join(self, arena: str) -> None:
        """Join the arena."""
        self.id = int((await self.guest.must_get("auth/me")).body["id"])
        await self.guest.must_post(f"tournaments/{arena}/entry", {}, method="PUT")
        self._times.free_since[self.id] = time.perf_counter()

    async def play(self) -> None:
        """Play until cancelled."""
        async with self.guest.socket("/ws/me") as socket, asyncio.TaskGroup() as tasks:
            tasks.create_task(self._ping(socket))
            async for text in socket:
                message = json.loads(text)
                match message["t"]:
                    case "hello":
                        self.arrived.set()
                    case "game":
                        self._hear(message, tasks)
                    case "error":
                        self._times.meter.errors[f"socket: {message['code']}"] += 1

    async def _ping(self, socket: Any) -> None:
        await asyncio.sleep(self._rng.uniform(0, SECONDS_BETWEEN_PINGS))
        while True:
            await socket.send('{"t":"ping"}')
            await asyncio.sleep(SECONDS_BETWEEN_PINGS)

    def _hear(self, message: Mapping[str, Any], tasks: asyncio.TaskGroup) -> None:
        now, game = time.perf_counter(), message["id"]
        if message["status"] == "finished":
            if game == self._game:
                self._game = None
                self._times.is_over(self.id, now)
            return
        if game != self._game:
            self._game = game
            self._times.begins(self.id, game, now)
        self._is_called = message["awaited"]
        if self._is_called and (self._turn is None or self._turn.done()):
            self._turn = tasks.create_task(self._take_turns())

    async def _take_turns(self) -> None:
        """Play as long as calls come: one may come before the answer to the last command."""
        while self._is_called and self._game is not None:
            self._is_called = False
            await self._take_turn(self._game)

    async def _take_turn(self, game: str) -> None:
        """Move until somebody else has to, or the game is over."""
        answer = await self.guest.get(f"games/{game}/legal")
        if not answer.is_ok:
            self._times.meter.errors[f"legal: {answer.word}"] += 1
            return
        now = answer.body
        seat = now["seat"]
        while seat in now["awaited"] and now["legal"]:
            await asyncio.sleep(self._rng.expovariate(1 / self._think))
            command = choice(now["legal"], self._rng)
            began = time.perf_counter()
            answer = await self.guest.post(f"games/{game}/commands", {"command": command})
            if not answer.is_ok:
                self._times.meter.errors[f"{command['type']}: {answer.word}"] += 1
                return
            self._times.meter.command(time.perf_counter() - began)
            now = answer.body


class ArenaWatcher:
    """Somebody who watches the standings."""

    def __init__(self, guest: Guest, times: ArenaTimes) -> None:
        self._guest, self._times = guest, times
        self._shown: dict[int, int] = {}
        """Games of each player in the last standings."""

    async def watch(self, arena: str) -> None:
        """Note when results come, until cancelled."""
        async with self._guest.socket(f"/ws/tournaments/{arena}") as socket:
            async for text in socket:
                message = json.loads(text)
                if message["t"] == "tournament":
                    self._see(message["standings"], time.perf_counter())

    def _see(self, standings: Sequence[Mapping[str, Any]], now: float) -> None:
        shown = {standing["player"]["id"]: standing["games"] for standing in standings}
        for player, games in shown.items():
            # Of one who was not among the first, it is not known what was shown before.
            known = self._shown.get(player, games)
            for end in self._times.ends.get(player, [])[known:games]:
                self._times.reaching.append(now - end)
        self._shown = shown


def points_of(places: Sequence[tuple[int, int]]) -> list[int]:
    """Return the points of duels by the player's and the opponent's places, by the rules of an
    arena in `docs/api/tournaments.md`."""
    points, streak = [], 0
    for own, other in places:
        worth = WIN if own < other else DRAW if own == other else LOSS
        points.append(worth * 2 if streak >= STREAK else worth)
        streak = streak + 1 if own < other else 0
    return points
