"""Measure what a bot's turn costs, and how soon it is seen: `python -m benchmarks.turns`.

Games of bots alone, without the pauses in which they seem to think: each commit queues the next
turns, a worker takes one, chooses, commits, and a spectator sees it at the game's socket. So the
time from one commit at the socket to the next is that of a turn, from the queue to the broadcast.
"""

import argparse
import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import uvloop

from benchmarks.driver import machine, processor
from benchmarks.driver.comparison import add_arguments, trials_of
from benchmarks.driver.meter import Quantiles
from benchmarks.driver.people import Addresses, Guest
from benchmarks.driver.processor import Use
from benchmarks.driver.report import (
    ReportedMeasure,
    costs,
    progress,
    quantiles,
    show_results,
    show_table,
)
from benchmarks.set_ups.both import SET_UPS
from benchmarks.set_ups.checkout import Checkout
from benchmarks.set_ups.service import Service

BOTS = 4
LEVEL = "beginner"
GAMES = (1, 8)
WITHOUT_PAUSES = {"DURAK_BOT_DELAY_MS": "0"}
WARM_UP_SECONDS = 5.0
STUCK_AFTER_SECONDS = 60


class TurnWindow(NamedTuple):
    """Results of one window."""

    use: Use
    turns: int
    waits: Quantiles
    """From a commit at the socket to the next of the same game."""
    errors: Mapping[str, int]

    @property
    def cost(self) -> float:
        """Milliseconds of the service's processor time a turn."""
        return self.use.each(self.turns)

    def cost_of(self, kind: str) -> float:
        """Milliseconds of processor time a turn that one kind of process took."""
        return self.use.each(self.turns, kind)


@dataclass
class _Seen:
    waits: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)


def measure(service: Service, games: int, level: str, seconds: float) -> TurnWindow:
    """Look on at so many games of bots of a level, one after the other at each table."""
    return uvloop.run(_measure(service, games, level, seconds))


async def _measure(service: Service, games: int, level: str, seconds: float) -> TurnWindow:
    seen, addresses = _Seen(), Addresses()
    watchers = [Guest(*service.address, addresses.new()) for _ in range(games)]
    async with asyncio.TaskGroup() as tasks:
        running = [tasks.create_task(_look_on(watcher, level, seen)) for watcher in watchers]
        await asyncio.sleep(WARM_UP_SECONDS)
        before = processor.read()
        seen.waits.clear()
        await asyncio.sleep(seconds)
        use = Use.between(before, processor.read())
        result = TurnWindow(use, len(seen.waits), Quantiles.of(seen.waits), dict(seen.errors))
        for task in running:
            task.cancel()
    for watcher in watchers:
        watcher.close()
    return result


async def _look_on(watcher: Guest, level: str, seen: _Seen) -> None:
    """Have bots play game after game, and note when each of their commits is seen."""
    await watcher.sign_in()
    bots = [{"kind": "bot", "level": level}] * BOTS
    while True:
        table = {"preset": "podkidnoy", "seats": bots, "start": True}
        game = (await watcher.must_post("games", table))["id"]
        try:
            async with asyncio.timeout(None) as patience:
                await _follow(watcher, game, seen, patience)
        except TimeoutError:
            seen.errors["stuck"] += 1


async def _follow(watcher: Guest, game: str, seen: _Seen, patience: asyncio.Timeout) -> None:
    loop = asyncio.get_running_loop()
    last: float | None = None
    async with watcher.socket(f"/ws/games/{game}") as socket:
        async for text in socket:
            patience.reschedule(loop.time() + STUCK_AFTER_SECONDS)
            message = json.loads(text)
            if message["t"] == "events":
                now = time.perf_counter()
                if last is not None:
                    seen.waits.append(now - last)
                last = now
            elif message["t"] == "game" and message["game"]["status"] == "finished":
                return


def show(trial: str, columns: Mapping[str, Sequence[TurnWindow]]) -> None:
    """Print a trial: this commit first, then the ratios to the others."""
    show_table(trial, {name: _measures(results) for name, results in columns.items()})
    show_results(columns)


def _measures(results: Sequence[TurnWindow]) -> list[ReportedMeasure]:
    return [
        ReportedMeasure("turns/s", [result.turns / result.use.seconds for result in results]),
        *costs("a turn", results),
        *quantiles("from commit to commit, ms", [result.waits for result in results]),
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what the arguments ask for, and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--set-ups", nargs="+", choices=SET_UPS, default=list(SET_UPS))
    parser.add_argument("--games", nargs="+", type=int, default=GAMES, help="at once")
    parser.add_argument("--level", default=LEVEL, help="of all four bots")
    add_arguments(parser, seconds=10)
    chosen = parser.parse_args(arguments)
    print(machine.describe())
    print(f"{chosen.runs} runs of {chosen.seconds:g} s; medians (least … most)", flush=True)

    def rounds(copy: Checkout) -> Iterator[tuple[str, TurnWindow]]:
        for name in chosen.set_ups:
            with SET_UPS[name](copy, variables=WITHOUT_PAUSES) as service:
                for games in chosen.games:
                    result = measure(service, games, chosen.level, chosen.seconds)
                    progress(f"{name}, {games} games, {copy.name}: {result.cost:.1f} ms a turn")
                    yield f"{name}, {games} games of bots, {chosen.level}", result

    for trial, columns in trials_of(chosen, rounds).items():
        show(trial, columns)


if __name__ == "__main__":
    main()
