"""A table at which two guests play one game after the other."""

import asyncio
import random
from collections.abc import Sequence

from websockets.exceptions import WebSocketException

from benchmarks.driver.game import StartedGame
from benchmarks.driver.meter import Meter
from benchmarks.driver.pace import Pace
from benchmarks.driver.people import Guest, ServiceRefuses

NEW_TABLE = {"preset": "podkidnoy", "seats": [{"kind": "me"}, {"kind": "open"}]}
AFTER_A_FAILURE_SECONDS = 1


class GuestTable:
    """Two guests who play game after game, while others look on."""

    def __init__(
        self,
        players: Sequence[Guest],
        watchers: Sequence[Guest] = (),
        *,
        meter: Meter,
        pace: Pace,
        seed: int,
    ) -> None:
        self.begun = asyncio.Event()
        self.game: StartedGame | None = None
        self._players, self._watchers = players, watchers
        self._meter, self._pace = meter, pace
        self._rng = random.Random(seed)

    async def run(self) -> None:
        """Sign in and play until cancelled."""
        for guest in self._players:
            await guest.sign_in()
        while True:
            try:
                await self._play_one()
            except* (ServiceRefuses, WebSocketException, OSError, EOFError) as group:
                self._meter.errors[_first(group)] += 1
                await asyncio.sleep(AFTER_A_FAILURE_SECONDS)

    def close(self) -> None:
        """Close the connections of the guests."""
        for guest in (*self._players, *self._watchers):
            guest.close()

    async def _play_one(self) -> None:
        game_id = await start_game(*self._players)
        self.game = StartedGame(game_id, meter=self._meter, pace=self._pace, rng=self._rng)
        self._meter.games += 1
        self.begun.set()
        await self.game.play(self._players, self._watchers)


async def start_game(host: Guest, other: Guest) -> str:
    """Open a table, let the other sit down, and start the game; its id."""
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
