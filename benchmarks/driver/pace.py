"""Pacing of commands: at once, or at an offered rate."""

import asyncio
import random
import time

LATE_SECONDS = 0.05


class AtOnce:
    """A closed loop: everybody plays as soon as it is their turn."""

    async def turn(self) -> None:
        """Return at once."""


class Offered:
    """Commands at random moments, so many a second on the whole, as people who don't wait in turn.

    A moment for which nobody has a command to send is lost, so that a service which is too slow
    carries fewer than are offered.
    """

    def __init__(self, rate: float, seed: int = 1) -> None:
        self._rate = rate
        self._rng = random.Random(seed)
        self._next = time.perf_counter()

    async def turn(self) -> None:
        """Wait for the next moment."""
        now = time.perf_counter()
        self._next = max(self._next + self._rng.expovariate(self._rate), now - LATE_SECONDS)
        if self._next > now:
            await asyncio.sleep(self._next - now)


class Held:
    """Nobody plays until it is let go; then commands are offered at a rate."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._offered: asyncio.Future[Offered] = asyncio.get_running_loop().create_future()

    def let_go(self) -> None:
        """Let everybody play."""
        self._offered.set_result(Offered(self._rate))

    async def turn(self) -> None:
        """Wait until it is let go, and for the next moment."""
        offered = await asyncio.shield(self._offered)
        await offered.turn()


Pace = AtOnce | Offered | Held
