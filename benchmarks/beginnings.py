"""Measure what it costs until a game's first card can be played: `python -m benchmarks.beginnings`.

Two guests a game: one creates it and starts it, the other joins, both open its socket and wait for
their view. One game after the other, so that nothing waits; first all games begin, and then all
sockets are opened.
"""

import argparse
import asyncio
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import uvloop

from benchmarks.driver import machine, processor
from benchmarks.driver.comparison import add_arguments, trials_of
from benchmarks.driver.duel import two_guests
from benchmarks.driver.people import Addresses, Guest, ServiceRefuses
from benchmarks.driver.processor import Use
from benchmarks.driver.report import ReportedMeasure, progress, show_ratio, show_table
from benchmarks.driver.table import start_game
from benchmarks.set_ups.both import SET_UPS
from benchmarks.set_ups.checkout import Checkout
from benchmarks.set_ups.service import Service

GAMES_OF_A_PAIR = 5
WARM_UP_PAIRS = 4


class BeginningCost(NamedTuple):
    """Milliseconds of the service's processor time."""

    game: float
    """To create it, to join it and to start it."""
    socket: float
    """From the handshake to the view."""


Begun = tuple[str, Sequence[Guest]]


def measure(service: Service, pairs: int) -> BeginningCost:
    """Begin the games of so many pairs of guests."""
    return uvloop.run(_measure(service, pairs))


async def _measure(service: Service, pairs: int) -> BeginningCost:
    addresses = Addresses()
    people = [await two_guests(service.address, addresses) for _ in range(pairs + WARM_UP_PAIRS)]
    try:
        await _open_sockets(await _begin(people[:WARM_UP_PAIRS]))
        await processor.wait_until_settled()
        before = processor.read()
        games = await _begin(people[WARM_UP_PAIRS:])
        between = processor.read()
        await _open_sockets(games)
        after = processor.read()
    finally:
        for pair in people:
            for guest in pair:
                guest.close()
    use = Use.between(before, between)
    parts = (f"{kind} {use.each(len(games), kind):.1f}" for kind in sorted(use.kinds))
    progress(f"of a game in {use.seconds / len(games) * 1000:.0f} ms: {', '.join(parts)}")
    return BeginningCost(
        use.each(len(games)),
        Use.between(between, after).service / sum(len(both) for _, both in games) * 1000,
    )


async def _begin(people: Sequence[tuple[Guest, Guest]]) -> Sequence[Begun]:
    return [(await start_game(*pair), pair) for _ in range(GAMES_OF_A_PAIR) for pair in people]


async def _open_sockets(games: Sequence[Begun]) -> None:
    for game_id, both in games:
        await asyncio.gather(*(_see(guest, game_id) for guest in both))


async def _see(guest: Guest, game_id: str) -> None:
    async with guest.socket(f"/ws/games/{game_id}") as socket:
        first = json.loads(await socket.recv())
    if first["t"] != "view":
        raise ServiceRefuses(str(first))


def show(trial: str, columns: Mapping[str, Sequence[BeginningCost]]) -> None:
    """Print what became of a set-up."""
    show_table(trial, {name: _measures(costs) for name, costs in columns.items()})
    (own, mine), *others = columns.items()
    for name, theirs in others:
        for what in BeginningCost._fields:
            show_ratio(
                f"{own}: times less processor time for a {what} than {name}",
                [getattr(cost, what) for cost in theirs],
                [getattr(cost, what) for cost in mine],
            )


def _measures(costs: Sequence[BeginningCost]) -> list[ReportedMeasure]:
    return [
        ReportedMeasure("create, join, start, ms CPU", [cost.game for cost in costs]),
        ReportedMeasure("opening a socket, ms CPU", [cost.socket for cost in costs]),
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what the arguments ask for, and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--set-ups", nargs="+", choices=SET_UPS, default=list(SET_UPS))
    parser.add_argument("--pairs", type=int, default=20, help="of guests, five games each")
    add_arguments(parser)
    chosen = parser.parse_args(arguments)
    print(machine.describe())
    games = chosen.pairs * GAMES_OF_A_PAIR
    print(f"{chosen.runs} runs of {games} games; medians (least … most)", flush=True)

    def one(copy: Checkout) -> Iterator[tuple[str, BeginningCost]]:
        for set_up in chosen.set_ups:
            with SET_UPS[set_up](copy) as service:
                cost = measure(service, chosen.pairs)
            progress(f"{set_up}, {copy.name}: {cost.game:.1f} ms CPU a game")
            yield f"{set_up}, {games} games begun", cost

    for trial, columns in trials_of(chosen, one).items():
        show(trial, columns)


if __name__ == "__main__":
    main()
