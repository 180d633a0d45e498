"""Measure what grows with the service: `python -m benchmarks.growth`.

Three parts, on the served set-up: stored games (all finished games of one pair, the worst for a
list of one's own; each with its first events), events in a running game, and web processes.
"""

import argparse
import asyncio
import os
import random
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import uvloop

from benchmarks.driver import load, machine
from benchmarks.driver.comparison import add_arguments, trials_of
from benchmarks.driver.duel import play_whole, two_accounts, two_guests
from benchmarks.driver.game import Game
from benchmarks.driver.load import Load, Outcome, Playing, window
from benchmarks.driver.meter import Meter
from benchmarks.driver.pace import Offered
from benchmarks.driver.people import Addresses, Guest
from benchmarks.driver.reading import Reading, read
from benchmarks.driver.report import Measure, costs, progress, quantiles, show_outcomes, show_table
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
CLOSED = Load(20)
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
    """What a size of something does to commands and to reading."""

    outcome: Outcome
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
        outcome = load.run(service.address, Load(LONG_GAMES, RATE), seconds)
        paths = {path: path.format(name=name, finished=finished) for path in LISTS}
        reads = uvloop.run(_read_all(host, paths))
        progress(f"{size} games, {service.checkout.name}: {outcome.cost:.2f} ms CPU a command")
        yield f"{size:,} stored games", Grown(outcome, reads)


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
        outcome = uvloop.run(_long_games(service, size, seconds))
        progress(f"{size} events, {service.checkout.name}: {outcome.cost:.2f} ms CPU a command")
        yield f"running games of {size:,} events", Grown(outcome, {})


async def _long_games(service: Service, events: int, seconds: float) -> Outcome:
    meter, pace, addresses = Meter(), Offered(RATE), Addresses()
    tables = [await two_guests(service.address, addresses) for _ in range(LONG_GAMES)]
    ids = [await start_game(*guests) for guests in tables]
    await asyncio.to_thread(service.run_inside, INSIDE / "lengthen_games.py", str(events), *ids)
    games = [
        Game(id_, meter=meter, pace=pace, rng=random.Random(number))
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


def processes(checkout: Checkout, most: int, seconds: float) -> Iterator[tuple[str, Grown]]:
    """Put the same load on 1 to so many web processes."""
    for number in range(1, most + 1):
        with served(checkout, web=number) as service:
            outcome = load.run(service.address, CLOSED, seconds)
        progress(f"{number} processes, {checkout.name}: {outcome.speed:.1f} commands/s")
        yield f"web processes: {number}; {CLOSED}", Grown(outcome, {})


def show(trial: str, columns: Mapping[str, Sequence[Grown]]) -> None:
    """Print what one size does."""
    show_table(trial, {name: _measures(grown) for name, grown in columns.items()})
    show_outcomes({name: [one.outcome for one in grown] for name, grown in columns.items()})


def _measures(grown: Sequence[Grown]) -> list[Measure]:
    outcomes = [one.outcome for one in grown]
    return [
        Measure("commands/s", [outcome.speed for outcome in outcomes]),
        *costs("a command", outcomes),
        *quantiles("POST, ms", [outcome.answers for outcome in outcomes]),
        *(
            Measure(f"GET {path}, ms CPU", [one.reads[path].processor for one in grown])
            for path in grown[0].reads
        ),
        *(
            Measure(f"GET {path}, ms", [one.reads[path].wait for one in grown])
            for path in grown[0].reads
        ),
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what the arguments ask for, and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--stored", nargs="*", type=int, default=STORED, help="finished games")
    parser.add_argument("--events", nargs="*", type=int, default=EVENTS, help="in a running game")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="0 leaves them out")
    add_arguments(parser, seconds=10, runs=1)
    chosen = parser.parse_args(arguments)
    print(machine.describe())
    print(f"{chosen.runs} runs of {chosen.seconds:g} s; medians (least … most)", flush=True)

    def one(copy: Checkout, seconds: float) -> Iterator[tuple[str, Grown]]:
        if chosen.stored or chosen.events:
            with served(copy) as service:
                # Long games first: they are played while nothing is stored.
                yield from long_games(service, chosen.events, seconds)
                yield from stored_games(service, chosen.stored, seconds)
        yield from processes(copy, chosen.processes, seconds)

    for trial, columns in trials_of(chosen, partial(one, seconds=chosen.seconds)).items():
        show(trial, columns)


if __name__ == "__main__":
    main()
