"""Measure what open sockets cost, idle and busy: `python -m benchmarks.sockets`.

Many spectators watch running games, each from a different address. First nobody plays, then
commands come at an offered rate; a viewer who misses a version is counted as an error."""

import argparse
import asyncio
import resource
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import uvloop

from benchmarks.driver import machine, processor
from benchmarks.driver.comparison import add_arguments, trials_of
from benchmarks.driver.game import SEATS
from benchmarks.driver.load import WARM_UP_SECONDS, Load, Playing, WindowResult, playing, window
from benchmarks.driver.pace import Held
from benchmarks.driver.report import (
    ReportedMeasure,
    progress,
    quantiles,
    show_errors,
    show_ratio,
    show_table,
)
from benchmarks.set_ups.checkout import Checkout
from benchmarks.set_ups.embedded import embedded
from benchmarks.set_ups.service import Service

GAMES = 20
OPENED_WITHIN_SECONDS = 300
MAX_FILES = 65_536


class SocketCost(NamedTuple):
    """Cost of so many more sockets."""

    sockets: int
    memory: float
    """Bytes each of the web process, idle."""
    busy_memory: float
    """The same after they were busy."""
    idle: WindowResult
    busy: WindowResult

    @property
    def idle_processor(self) -> float:
        """Milliseconds of processor time a socket and minute, with nothing to tell."""
        use = self.idle.use
        return use.kinds["web"] / use.seconds * 60_000 / self.sockets


def measure(service: Service, sockets: int, rate: float, seconds: float) -> SocketCost:
    """Open the sockets, wait, and let people play."""
    return uvloop.run(_measure(service, sockets, rate, seconds))


async def _measure(service: Service, sockets: int, rate: float, seconds: float) -> SocketCost:
    # The players alone first: what stays of their games is no cost of a socket.
    async with playing(service.address, Load(GAMES, rate), Held(rate)) as tables:
        await _all_present(tables, SEATS)
        before = processor.memory("web")
    watchers = sockets // GAMES
    pace = Held(rate)
    async with playing(service.address, Load(GAMES, rate, watchers), pace) as tables:
        await _all_present(tables, SEATS + watchers)
        await asyncio.sleep(WARM_UP_SECONDS)
        opened = watchers * GAMES
        memory = (processor.memory("web") - before) / opened
        idle = await window(tables, seconds)
        pace.let_go()
        busy = await window(tables, seconds)
        busy_memory = (processor.memory("web") - before) / opened
        return SocketCost(opened, memory, busy_memory, idle, busy)


async def _all_present(tables: Playing, viewers: int) -> None:
    """Wait until so many viewers of each game have received their first snapshot."""
    try:
        async with asyncio.timeout(OPENED_WITHIN_SECONDS):
            for game in [table.game for table in tables.tables if table.game]:
                while len(game.present) < viewers:
                    await game.joined.wait()
                    game.joined.clear()
    except TimeoutError as error:
        raise RuntimeError(f"Not all sockets open: {dict(tables.meter.errors)}") from error


def show(trial: str, columns: Mapping[str, Sequence[SocketCost]]) -> None:
    """Print what the sockets cost."""
    show_table(trial, {name: _measures(costs) for name, costs in columns.items()})
    for name, costs in columns.items():
        show_errors(name, [cost.busy.errors for cost in costs])
    (own, mine), *others = columns.items()
    for name, theirs in others:
        show_ratio(
            f"{own}: memory of {name}",
            [cost.memory for cost in mine],
            [cost.memory for cost in theirs],
        )


def _measures(costs: Sequence[SocketCost]) -> list[ReportedMeasure]:
    busy = [cost.busy for cost in costs]
    return [
        ReportedMeasure("memory of a socket, idle, KiB", [cost.memory / 1024 for cost in costs]),
        ReportedMeasure(
            "memory of a socket, busy, KiB", [cost.busy_memory / 1024 for cost in costs]
        ),
        ReportedMeasure("CPU of an idle one, ms a minute", [cost.idle_processor for cost in costs]),
        ReportedMeasure("commands/s while busy", [result.speed for result in busy]),
        ReportedMeasure("service's CPU, ms a command", [result.cost for result in busy]),
        *quantiles("to each viewer, ms", [result.arrivals for result in busy]),
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what the arguments ask for on the embedded set-up, and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=10, help="commands a second while busy")
    add_arguments(parser, seconds=10)
    chosen = parser.parse_args(arguments)
    allow_many_files()
    print(machine.describe())
    print(f"{chosen.runs} runs of {chosen.seconds:g} s; medians (least … most)", flush=True)

    def one(copy: Checkout) -> Iterator[tuple[str, SocketCost]]:
        with embedded(copy) as service:
            cost = measure(service, chosen.sockets, chosen.rate, chosen.seconds)
        progress(f"{cost.sockets} sockets, {copy.name}: {cost.memory / 1024:.1f} KiB each")
        yield f"{cost.sockets} sockets at {GAMES} games", cost

    for trial, columns in trials_of(chosen, one).items():
        show(trial, columns)


def allow_many_files() -> None:
    """Let this process, and those it starts, have as many files and sockets open as may be."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if most == resource.RLIM_INFINITY else min(MAX_FILES, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


if __name__ == "__main__":
    main()
