"""Measure an arena of bot accounts in the served set-up: `python -m benchmarks.arena`.

So many bots join an arena of duels and play it to its end, each thinking for `--think` seconds on
average. Then every player's points are worked out from the exported games and compared with the
standings.
"""

import argparse
import asyncio
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import uvloop

from benchmarks.driver import machine, processor
from benchmarks.driver.arena import ArenaBot, ArenaTimes, ArenaWatcher, points_of
from benchmarks.driver.load import raise_failures
from benchmarks.driver.meter import Quantiles
from benchmarks.driver.people import Addresses, Guest
from benchmarks.driver.processor import Use
from benchmarks.driver.report import (
    ReportedMeasure,
    progress,
    quantiles,
    show_errors,
    show_table,
)
from benchmarks.set_ups.both import SET_UPS
from benchmarks.set_ups.checkout import checkouts
from benchmarks.set_ups.service import Service
from tools.waiting import pauses

MAKE_BOTS = Path(__file__).parent / "inside" / "make_bot_accounts.py"
AT_ONCE = 16
"""So many bots join, or open their sockets, at the same time."""
BEGINS_IN_SECONDS = 120
"""Time for all bots to join before the arena begins."""
SHORT = {"deck": 24}
"""Rules of games of some fifty commands, so that each bot plays several in ten minutes."""
LEAST_MINUTES = 10
"""No arena is shorter."""
ENDS_WITHIN_SECONDS = 900
"""After the last tables were seated."""


class ArenaResult(NamedTuple):
    """Results of one arena."""

    games: int
    times: ArenaTimes
    use: Use
    differences: Sequence[str]
    """The players whose standing is not what their games are worth."""


def measure(service: Service, bots: int, minutes: int, think: float, watchers: int) -> ArenaResult:
    """Play an arena."""
    tokens = service.run_inside(MAKE_BOTS, str(bots)).split()
    return uvloop.run(_measure(service, tokens, minutes, think, watchers))


async def _measure(
    service: Service, tokens: Sequence[str], minutes: int, think: float, watchers: int
) -> ArenaResult:
    addresses, times = Addresses(), ArenaTimes()
    bots = [
        ArenaBot(
            Guest(*service.address, addresses.new(), token=token),
            times=times,
            think=think,
            seed=seed,
        )
        for seed, token in enumerate(tokens)
    ]
    guests = [Guest(*service.address, addresses.new()) for _ in range(watchers)]
    # Not one of the bots: each of these asks for one thing at a time.
    reader = Guest(*service.address, addresses.new())
    arena = await _create(bots[0].guest, minutes)
    await _few_at_a_time([bot.join(arena) for bot in bots])
    progress(f"{len(bots)} bots have joined")
    tasks = [asyncio.create_task(bot.play()) for bot in bots]
    tasks += [asyncio.create_task(ArenaWatcher(guest, times).watch(arena)) for guest in guests]
    await asyncio.gather(*(bot.arrived.wait() for bot in bots))
    progress("and their sockets are open")
    await _until(reader, arena, "running", BEGINS_IN_SECONDS * 2)
    for player in times.free_since:
        times.free_since[player] = time.perf_counter()
    before = processor.read()
    try:
        await asyncio.sleep(minutes * 60)
        after = processor.read()
        await _until(reader, arena, "finished", ENDS_WITHIN_SECONDS)
        raise_failures(tasks)
        games = [line["game"] for line in await _exported(reader, arena, "games")]
        standings = await _exported(reader, arena, "results")
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    use = Use.between(before, after)
    return ArenaResult(len(games), times, use, list(differences(games, standings)))


async def _create(host: Guest, minutes: int) -> str:
    wish = {
        "kind": "arena",
        "name": "Bots",
        "rules": SHORT,
        "seats": 2,
        "minutes": minutes,
        "bots": True,
        "access": "link",
        "starts_at": (datetime.now(UTC) + timedelta(seconds=BEGINS_IN_SECONDS)).isoformat(),
    }
    return str((await host.must_post("tournaments", wish))["id"])


async def _few_at_a_time(steps: Sequence[Any]) -> None:
    free = asyncio.Semaphore(AT_ONCE)

    async def one(step: Any) -> None:
        async with free:
            await step

    await asyncio.gather(*map(one, steps))


async def _until(reader: Guest, arena: str, status: str, seconds: float) -> None:
    """Wait until the arena has the status. Raises TimeoutError after so many seconds."""
    async with asyncio.timeout(seconds):
        for pause in pauses():
            if (await reader.must_get(f"tournaments/{arena}")).body["status"] == status:
                return
            await asyncio.sleep(pause)


async def _exported(reader: Guest, arena: str, what: str) -> list[Any]:
    answer = await reader.must_get(f"tournaments/{arena}/export/{what}")
    return [json.loads(line) for line in answer.content.splitlines()]


def differences(
    games: Sequence[Mapping[str, Any]], standings: Sequence[Mapping[str, Any]]
) -> Iterator[str]:
    """Yield what the standings say otherwise than the games."""
    places: dict[int, list[tuple[int, int]]] = {}
    for game in sorted(games, key=lambda game: str(game["finished_at"])):
        players = [seat["player"]["id"] for seat in game["seats"]]
        own, other = game["result"]["places"]
        places.setdefault(players[0], []).append((own, other))
        places.setdefault(players[1], []).append((other, own))
    for standing in standings:
        worth = points_of(places.pop(standing["player"]["id"], []))
        if standing["points"] != worth or standing["score"] != sum(worth):
            yield f"{standing['player']['name']}: {standing['points']} instead of {worth}"
    yield from (f"player {player} has no standing" for player in places)


def show(name: str, results: Sequence[ArenaResult]) -> None:
    """Print what was measured."""
    show_table(
        name,
        {
            "arena": [
                ReportedMeasure("games", [one.games for one in results]),
                ReportedMeasure("commands", [one.times.meter.commands for one in results]),
                ReportedMeasure(
                    "service's CPU, cores", [one.use.service / one.use.seconds for one in results]
                ),
                *quantiles(
                    "begin to both notified of their first game, ms",
                    [Quantiles.of(one.times.opening) for one in results],
                ),
                *quantiles(
                    "both free to both notified of their next game, ms",
                    [Quantiles.of(one.times.pairing) for one in results],
                ),
                *quantiles(
                    "end of a game to a watcher's standings, ms",
                    [Quantiles.of(one.times.reaching) for one in results],
                ),
                *quantiles(
                    "a command's answer, ms",
                    [Quantiles.of(one.times.meter.answers) for one in results],
                ),
                ReportedMeasure(
                    "standings that differ from the games",
                    [len(one.differences) for one in results],
                ),
            ]
        },
    )
    show_errors(name, [one.times.meter.errors for one in results])
    for difference in [text for one in results for text in one.differences][:10]:
        print(f"  {difference}")


def main(arguments: Sequence[str] | None = None) -> None:
    """Play what the arguments ask for, and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bots", type=int, default=500)
    parser.add_argument("--minutes", type=int, default=LEAST_MINUTES)
    parser.add_argument("--think", type=float, default=6.0, help="seconds a command, on average")
    parser.add_argument("--watchers", type=int, default=5)
    parser.add_argument("--set-up", choices=SET_UPS, default="served")
    parser.add_argument("--runs", type=int, default=1)
    chosen = parser.parse_args(arguments)
    print(machine.describe(), flush=True)
    results = []
    for _ in range(chosen.runs):
        with checkouts([]) as (copy,), SET_UPS[chosen.set_up](copy) as service:
            results.append(
                measure(service, chosen.bots, chosen.minutes, chosen.think, chosen.watchers)
            )
    name = f"{chosen.bots} bots, {chosen.minutes} minutes, {chosen.set_up}"
    show(f"{name}, {chosen.think:g} s a command", results)


if __name__ == "__main__":
    main()
