"""Measure what grows with the service: `python -m benchmarks.growth`.

Three parts, on the served set-up: stored games (all finished games of one pair, the worst for a
player's list of games; each with its first events), events in a running game, and web processes
behind HAProxy. A large machine is filled by several processes that send requests (`--generators`),
and more games than twenty (`--games`)."""

import argparse
import asyncio
import random
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import uvloop

from benchmarks.driver import generators, load, machine
from benchmarks.driver.comparison import Trials, add_arguments, trials_of
from benchmarks.driver.duel import play_whole, two_accounts, two_guests
from benchmarks.driver.game import StartedGame
from benchmarks.driver.load import Load, Playing, WindowResult, window
from benchmarks.driver.meter import Meter
from benchmarks.driver.pace import Offered
from benchmarks.driver.people import Addresses, Guest
from benchmarks.driver.reading import Reading, read
from benchmarks.driver.report import (
    ReportedMeasure,
    costs,
    progress,
    quantiles,
    show_ratio,
    show_results,
    show_table,
)
from benchmarks.driver.table import start_game
from benchmarks.set_ups.checkout import Checkout
from benchmarks.set_ups.served import served
from benchmarks.set_ups.service import Service

INSIDE = Path(__file__).parent / "inside"
STORED = (100, 1_000, 10_000, 100_000)
EVENTS = (10, 100, 1_000, 10_000)
EVENTS_OF_A_COPY = 12
LONG_GAMES = 10
RATE = 20.0
"""Commands a second while games are stored and long; slow enough that no game comes to its end."""
PROCESSES = (1, 2, 4, 8)
LISTS = (
    "games?mine=true&status=finished",
    "games?mine=true",
    "games?status=finished",
    "lobby/tables",
    "players/{name}/games",
    "games/{finished}",
    "games/{finished}/events?seat=open",
)
TIMES = 20


class Grown(NamedTuple):
    """Effect of a size on commands and on reading."""

    result: WindowResult
    reads: Mapping[str, Reading]


def stored_games(
    service: Service, sizes: Sequence[int], seconds: float
) -> Iterator[tuple[str, Grown]]:
    """Fill the database with finished games up to each size."""
    host, name, finished = uvloop.run(_source(service))
    stored = 1
    for size in sizes:
        copies = str(size - stored)
        service.run_inside(INSIDE / "copy_game.py", finished, copies, str(EVENTS_OF_A_COPY))
        stored = size
        result = load.run(service.address, Load(LONG_GAMES, RATE), seconds)
        paths = {path: path.format(name=name, finished=finished) for path in LISTS}
        reads = uvloop.run(_read_all(host, paths))
        progress(f"{size} games, {service.checkout.name}: {result.cost:.2f} ms CPU a command")
        yield f"{size:,} stored games", Grown(result, reads)


async def _source(service: Service) -> tuple[Guest, str, str]:
    """Somebody who has finished a game, the name of the account, and the game's id."""
    host, other, name, _ = await two_accounts(service.address, Addresses())
    finished = await play_whole(host, other)
    host.close()
    return host, name, finished


async def _read_all(guest: Guest, paths: Mapping[str, str]) -> dict[str, Reading]:
    found = {
        shown: await read(guest, path, TIMES, done=lambda: None) for shown, path in paths.items()
    }
    guest.close()
    return found


def long_games(
    service: Service, sizes: Sequence[int], seconds: float
) -> Iterator[tuple[str, Grown]]:
    """Play games whose logs have been made as long as each size."""
    for size in sizes:
        result = uvloop.run(_long_games(service, size, seconds))
        progress(f"{size} events, {service.checkout.name}: {result.cost:.2f} ms CPU a command")
        yield f"running games of {size:,} events", Grown(result, {})


async def _long_games(service: Service, events: int, seconds: float) -> WindowResult:
    meter, pace, addresses = Meter(), Offered(RATE), Addresses()
    tables = [await two_guests(service.address, addresses) for _ in range(LONG_GAMES)]
    ids = [await start_game(*guests) for guests in tables]
    await asyncio.to_thread(service.run_inside, INSIDE / "lengthen_games.py", str(events), *ids)
    games = [
        StartedGame(id_, meter=meter, pace=pace, rng=random.Random(number))
        for number, id_ in enumerate(ids)
    ]
    tasks = [
        asyncio.create_task(game.play(guests)) for game, guests in zip(games, tables, strict=True)
    ]
    try:
        for game in games:
            await game.joined.wait()
        return await window(Playing((), meter, ()), seconds)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for guest in (guest for guests in tables for guest in guests):
            guest.close()


def processes(
    checkout: Checkout, numbers: Sequence[int], put: Load, seconds: float, *, generated_by: int
) -> Iterator[tuple[str, Grown]]:
    """Put the same load on so many web processes, from so many processes that send it."""
    for number in numbers:
        with served(checkout, web=number) as service:
            result = (
                load.run(service.address, put, seconds)
                if generated_by == 1
                else generators.run(service.address, put, seconds, generated_by)
            )
        progress(
            f"{number} processes, {checkout.name}: {result.speed:.1f} commands/s, "
            f"{result.cost:.2f} ms CPU a command"
        )
        yield trial_of(number, put), Grown(result, {})


def trial_of(number: int, put: Load) -> str:
    """The name of a trial with so many web processes."""
    return f"web processes: {number}; {put}"


def show_growth(trials: Trials[Grown], numbers: Sequence[int], put: Load) -> None:
    """Print what a command costs at each number of web processes, as a ratio to the first."""
    columns = dict(trials.items())
    first, *others = [trial_of(number, put) for number in numbers]
    for trial in others:
        for name, grown in columns[trial].items():
            show_ratio(
                f"{name}: CPU a command, {trial}, to that of {numbers[0]}",
                [one.result.cost for one in grown],
                [one.result.cost for one in columns[first][name]],
            )


def show(trial: str, columns: Mapping[str, Sequence[Grown]]) -> None:
    """Print what one size does."""
    show_table(trial, {name: _measures(grown) for name, grown in columns.items()})
    show_results({name: [one.result for one in grown] for name, grown in columns.items()})


def _measures(grown: Sequence[Grown]) -> list[ReportedMeasure]:
    results = [one.result for one in grown]
    return [
        ReportedMeasure("commands/s", [result.speed for result in results]),
        *costs("a command", results),
        *quantiles("POST, ms", [result.answers for result in results]),
        ReportedMeasure(
            "cores of the generator", [one.use.generator / one.use.seconds for one in results]
        ),
        ReportedMeasure(
            "cores of others here", [one.use.others / one.use.seconds for one in results]
        ),
        *(
            ReportedMeasure(f"GET {path}, ms CPU", [one.reads[path].processor for one in grown])
            for path in grown[0].reads
        ),
        *(
            ReportedMeasure(f"GET {path}, ms", [one.reads[path].wait for one in grown])
            for path in grown[0].reads
        ),
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what the arguments ask for, and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--stored", nargs="*", type=int, default=STORED, help="finished games")
    parser.add_argument("--events", nargs="*", type=int, default=EVENTS, help="in a running game")
    parser.add_argument("--processes", nargs="*", type=int, default=PROCESSES, help="of web")
    parser.add_argument("--games", type=int, default=20, help="at once, on the web processes")
    parser.add_argument("--generators", type=int, default=1, help="processes that send requests")
    add_arguments(parser, seconds=10, runs=1)
    chosen = parser.parse_args(arguments)
    put = Load(chosen.games)
    print(machine.describe())
    print(f"{chosen.runs} runs of {chosen.seconds:g} s; medians (least … most)", flush=True)

    def one(copy: Checkout, seconds: float) -> Iterator[tuple[str, Grown]]:
        if chosen.stored or chosen.events:
            with served(copy) as service:
                # Long games first: they are played while nothing is stored.
                yield from long_games(service, chosen.events, seconds)
                yield from stored_games(service, chosen.stored, seconds)
        yield from processes(copy, chosen.processes, put, seconds, generated_by=chosen.generators)

    trials = trials_of(chosen, partial(one, seconds=chosen.seconds))
    for trial, columns in trials.items():
        show(trial, columns)
    if chosen.processes:
        show_growth(trials, chosen.processes, put)


if __name__ == "__main__":
    main()
