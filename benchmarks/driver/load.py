"""A load on a running service: many tables play, and one window of time is measured."""

import asyncio
import gc
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import uvloop

from benchmarks.driver import processor
from benchmarks.driver.meter import Meter, Quantiles
from benchmarks.driver.pace import AtOnce, Offered
from benchmarks.driver.people import Addresses, Guest
from benchmarks.driver.processor import Use
from benchmarks.driver.table import SEATS, Table

SIGNING_IN_AT_ONCE = 8
BEGIN_WITHIN_SECONDS = 300
WARM_UP_SECONDS = 1.5


class Address(NamedTuple):
    """Where a service listens."""

    host: str
    port: int


class Load(NamedTuple):
    """So many games at once, each moving on at once, or all together at an offered rate."""

    games: int
    rate: float | None = None

    @classmethod
    def read(cls, text: str) -> "Load":
        """The load written as `20` (a closed loop) or `100@200` (commands a second)."""
        games, _, rate = text.partition("@")
        return cls(int(games), float(rate) if rate else None)

    def __str__(self) -> str:
        how = "closed loop" if self.rate is None else f"{self.rate:g} commands/s offered"
        return f"{self.games} games, {how}"


class Outcome(NamedTuple):
    """What one window of a load gave."""

    commands: int
    games: int
    use: Use
    answers: Quantiles
    arrivals: Quantiles
    """At the sockets of other viewers."""
    errors: Mapping[str, int]

    @property
    def speed(self) -> float:
        """Commands a second."""
        return self.commands / self.use.seconds

    @property
    def cost(self) -> float:
        """Milliseconds of the service's processor time a command."""
        return self.use.service / max(self.commands, 1) * 1000

    def cost_of(self, kind: str) -> float:
        """Milliseconds of processor time a command that one kind of process took."""
        return self.use.kinds.get(kind, 0.0) / max(self.commands, 1) * 1000


def run(address: Address, load: Load, seconds: float) -> Outcome:
    """Put the load on the service, and measure so many seconds of it."""
    return uvloop.run(_run(address, load, seconds))


async def _run(address: Address, load: Load, seconds: float) -> Outcome:
    meter, addresses = Meter(), Addresses()
    pace = AtOnce() if load.rate is None else Offered(load.rate)
    tables = [
        Table(
            [Guest(*address, addresses.new()) for _ in range(SEATS)],
            meter=meter,
            pace=pace,
            seed=number,
        )
        for number in range(load.games)
    ]
    gc.freeze()
    running: list[asyncio.Task[None]] = []
    try:
        await _begin(tables, running)
        await asyncio.sleep(WARM_UP_SECONDS)
        meter.reset()
        before = processor.read()
        await asyncio.sleep(seconds)
        use = Use.between(before, processor.read())
        _raise_failures(running)
        return Outcome(
            meter.commands,
            meter.games,
            use,
            Quantiles.of(meter.answers),
            Quantiles.of(meter.arrivals),
            dict(meter.errors),
        )
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        for table in tables:
            table.close()
        gc.unfreeze()


async def _begin(tables: Sequence[Table], running: list[asyncio.Task[None]]) -> None:
    """Start the tables, a few at a time, until each has begun its first game."""
    free = asyncio.Semaphore(SIGNING_IN_AT_ONCE)

    async def begin(table: Table) -> None:
        async with free:
            task = asyncio.create_task(table.run())
            running.append(task)
            begun = asyncio.create_task(table.begun.wait())
            await asyncio.wait({task, begun}, return_when=asyncio.FIRST_COMPLETED)
            begun.cancel()

    async with asyncio.timeout(BEGIN_WITHIN_SECONDS):
        await asyncio.gather(*map(begin, tables))
    _raise_failures(running)


def _raise_failures(running: Sequence[asyncio.Task[None]]) -> None:
    """Raise what ended a table: a table plays until it is cancelled."""
    for task in running:
        if task.done():
            task.result()
