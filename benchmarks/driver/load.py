"""Load generator on a running service: many tables play, and one window of time is measured."""

import asyncio
import gc
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple

import uvloop

from benchmarks.driver import processor
from benchmarks.driver.game import SEATS
from benchmarks.driver.meter import Meter, Quantiles
from benchmarks.driver.pace import AtOnce, Offered, Pace
from benchmarks.driver.people import Addresses, Guest
from benchmarks.driver.processor import ProcessorReading, Use
from benchmarks.driver.table import GuestTable

SIGNING_IN_AT_ONCE = 8
BEGIN_WITHIN_SECONDS = 300
WARM_UP_SECONDS = 5.0
WARM_UP_SECONDS_A_GAME = 0.04
"""For the service to have done what came while the tables began: where many do, commands wait."""
SETTLING_SECONDS = 1.0
"""For what was sent in a burst, since this process was held up, to be answered."""


class Address(NamedTuple):
    """Address at which a service listens."""

    host: str
    port: int


class Load(NamedTuple):
    """So many games at once, each moving on at once, or all together at an offered rate."""

    games: int
    rate: float | None = None
    watchers: int = 0
    """People without an account who look on at each game."""

    @classmethod
    def read(cls, text: str) -> "Load":
        """The load written as `20` (a closed loop) or `100@200` (commands a second)."""
        games, _, rate = text.partition("@")
        return cls(int(games), float(rate) if rate else None)

    def __str__(self) -> str:
        how = "closed loop" if self.rate is None else f"{self.rate:g} commands/s offered"
        return f"{self.games} games, {how}"


class WindowResult(NamedTuple):
    """Results of one window of a load."""

    commands: int
    games: int
    use: Use
    answers: Quantiles
    arrivals: Quantiles
    """At the sockets of other viewers."""
    last_arrivals: Quantiles
    """At the last of the sockets of other viewers."""
    errors: Mapping[str, int]

    @property
    def speed(self) -> float:
        """Commands a second."""
        return self.commands / self.use.seconds

    @property
    def cost(self) -> float:
        """Milliseconds of the service's processor time a command."""
        return self.use.each(self.commands)

    def cost_of(self, kind: str) -> float:
        """Milliseconds of processor time a command that one kind of process took."""
        return self.use.each(self.commands, kind)


def run(address: Address, load: Load, seconds: float) -> WindowResult:
    """Put the load on the service, and measure so many seconds of it."""
    return uvloop.run(_run(address, load, seconds))


async def _run(address: Address, load: Load, seconds: float) -> WindowResult:
    async with playing(address, load, pace_of(load)) as tables:
        await asyncio.sleep(warm_up_seconds(load))
        return await window(tables, seconds)


def pace_of(load: Load) -> Pace:
    """The pace that a load asks for."""
    return AtOnce() if load.rate is None else Offered(load.rate)


def warm_up_seconds(load: Load) -> float:
    """Time for which a load runs before it is measured."""
    return WARM_UP_SECONDS + load.games * WARM_UP_SECONDS_A_GAME


class Playing(NamedTuple):
    """Tables that play, and their counters."""

    tables: Sequence[GuestTable]
    meter: Meter
    tasks: Sequence[asyncio.Task[None]]


@asynccontextmanager
async def playing(
    address: Address, load: Load, pace: Pace, process: int = 0
) -> AsyncIterator[Playing]:
    """The tables of a load, or of one process's part of it; each has begun its first game."""
    meter, addresses = Meter(), Addresses(process)
    tables = [
        GuestTable(
            [Guest(*address, addresses.new()) for _ in range(SEATS)],
            [Guest(*address, addresses.new()) for _ in range(load.watchers)],
            meter=meter,
            pace=pace,
            seed=number + process * load.games,
        )
        for number in range(load.games)
    ]
    gc.freeze()
    tasks: list[asyncio.Task[None]] = []
    try:
        await _begin(tables, tasks)
        yield Playing(tables, meter, tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in tables:
            table.close()
        gc.unfreeze()


async def window(tables: Playing, seconds: float) -> WindowResult:
    """Measure the tables for so many seconds. Raises what ended one of them."""
    # Existing objects are not examined by the collector during the measurement.
    gc.collect()
    gc.freeze()
    await asyncio.sleep(SETTLING_SECONDS)
    meter = tables.meter
    before = processor.read()
    meter.reset()
    await asyncio.sleep(seconds)
    after = processor.read()
    raise_failures(tables.tasks)
    return result_of(meter, before, after)


def result_of(meter: Meter, before: ProcessorReading, after: ProcessorReading) -> WindowResult:
    """Return what was counted between two readings."""
    return WindowResult(
        meter.commands,
        meter.games,
        Use.between(before, after),
        Quantiles.of(meter.answers),
        Quantiles.of(meter.arrivals),
        Quantiles.of(meter.last_arrivals),
        dict(meter.errors),
    )


async def _begin(tables: Sequence[GuestTable], tasks: list[asyncio.Task[None]]) -> None:
    """Start the tables, a few at a time, until each has begun its first game."""
    free = asyncio.Semaphore(SIGNING_IN_AT_ONCE)

    async def begin(table: GuestTable) -> None:
        async with free:
            task = asyncio.create_task(table.run())
            tasks.append(task)
            begun = asyncio.create_task(table.begun.wait())
            await asyncio.wait({task, begun}, return_when=asyncio.FIRST_COMPLETED)
            begun.cancel()

    async with asyncio.timeout(BEGIN_WITHIN_SECONDS):
        await asyncio.gather(*map(begin, tables))
    raise_failures(tasks)


def raise_failures(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Raise what ended a table or a player: each goes on until it is cancelled."""
    for task in tasks:
        if task.done():
            task.result()
