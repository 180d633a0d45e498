"""Measure the bytes that a finished game takes: `python -m benchmarks.storage`.

Some games of two are played to their end over the API and then copied, so that pages and indexes
are as full as in a large database. The size of a game is the growth by the copies, in tables and
indexes, on both databases. Beside it the game as text, from which it can be replayed, and on
PostgreSQL how many updates of games' rows touched no index."""

import argparse
import gzip
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, NamedTuple

import uvloop

from benchmarks.driver import machine
from benchmarks.driver.comparison import add_arguments, trials_of
from benchmarks.driver.duel import play_whole, two_guests
from benchmarks.driver.people import Addresses
from benchmarks.driver.report import ReportedMeasure, progress, show_ratio, show_table
from benchmarks.set_ups.checkout import Checkout
from benchmarks.set_ups.embedded import embedded
from benchmarks.set_ups.served import served
from benchmarks.set_ups.service import Service

INSIDE = Path(__file__).parent / "inside"
SET_UPS: Mapping[str, Callable[[Checkout], AbstractContextManager[Service]]] = {
    "SQLite": embedded,
    "PostgreSQL": served,
}
ALL_EVENTS = 10_000
GAME_TABLES = ("play_game", "play_seat", "play_storedevent", "play_archivedlog")
MIN_SHOWN = 1
"""Tables that take fewer bytes a game are not listed."""


class Size(NamedTuple):
    """The bytes that a finished game takes."""

    tables: Mapping[str, float]
    archived: Mapping[str, float]
    """The same once its log is packed."""
    events: float
    text: float
    packed: float
    """The text, compressed by gzip."""
    hot: float | None
    """Of a hundred updates of games' rows those that touched no index, where that is counted."""

    @property
    def total(self) -> float:
        """The bytes of all tables."""
        return sum(self.tables.values())


def measure(service: Service, games: int, copies: int) -> Size:
    """Play the games, copy each so often, and look at what has grown."""
    played = uvloop.run(_play(service, games))
    before = _sizes(service)
    for game_id in played:
        service.run_inside(INSIDE / "copy_game.py", game_id, str(copies), str(ALL_EVENTS))
    after = _sizes(service)
    count = after["games"] - before["games"]
    grown = {
        name: (size - before["sizes"].get(name, 0)) / count for name, size in after["sizes"].items()
    }
    service.run_inside(INSIDE / "archive_all.py")
    packed = _sizes(service)
    archived = {name: packed["sizes"].get(name, 0) / packed["games"] for name in GAME_TABLES}
    texts = list(played.values())
    return Size(
        {name: size for name, size in grown.items() if size >= MIN_SHOWN},
        {name: size for name, size in archived.items() if size >= MIN_SHOWN},
        (after["events"] - before["events"]) / count,
        sum(len(text) for text in texts) / len(texts),
        sum(len(gzip.compress(text)) for text in texts) / len(texts),
        _hot(before["updates"]),
    )


def _hot(updates: Sequence[int] | None) -> float | None:
    """The share of those that touched no index."""
    return updates[1] / updates[0] * 100 if updates and updates[0] else None


async def _play(service: Service, games: int) -> dict[str, bytes]:
    """Play so many games to their ends: their ids, and their texts."""
    host, other = await two_guests(service.address, Addresses())
    played = {}
    for seed in range(games):
        game_id = await play_whole(host, other, seed)
        played[game_id] = (await host.must_get(f"games/{game_id}/notation")).content
    return played


def _sizes(service: Service) -> Any:
    return json.loads(service.run_inside(INSIDE / "table_sizes.py"))


def show(trial: str, columns: Mapping[str, Sequence[Size]]) -> None:
    """Print what a game takes in a database."""
    show_table(trial, {name: _measures(sizes) for name, sizes in columns.items()})
    (own, mine), *others = columns.items()
    for name, theirs in others:
        show_ratio(
            f"{own}: bytes of {name}",
            [size.total for size in mine],
            [size.total for size in theirs],
        )


def _measures(sizes: Sequence[Size]) -> list[ReportedMeasure]:
    names = sorted({name for size in sizes for name in size.tables})
    hot = [size.hot for size in sizes if size.hot is not None]
    return [
        ReportedMeasure("events", [size.events for size in sizes]),
        ReportedMeasure("bytes, all tables and indexes", [size.total for size in sizes]),
        *(
            ReportedMeasure(f"  {name}", [size.tables.get(name, 0) for size in sizes])
            for name in names
        ),
        ReportedMeasure("bytes once archived", [sum(size.archived.values()) for size in sizes]),
        *(
            ReportedMeasure(f"  {name}, archived", [size.archived.get(name, 0) for size in sizes])
            for name in GAME_TABLES
        ),
        ReportedMeasure("bytes as text", [size.text for size in sizes]),
        ReportedMeasure("bytes as text, compressed alone", [size.packed for size in sizes]),
        *([ReportedMeasure("updates of games that touched no index, %", hot)] if hot else []),
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what the arguments ask for, and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--databases", nargs="+", choices=SET_UPS, default=list(SET_UPS))
    parser.add_argument("--games", type=int, default=10, help="that are played")
    parser.add_argument("--copies", type=int, default=100, help="of each of them")
    add_arguments(parser, runs=1)
    chosen = parser.parse_args(arguments)
    print(machine.describe())
    print(f"{chosen.runs} runs, {chosen.games} games, {chosen.copies} copies each", flush=True)

    def one(copy: Checkout) -> Iterator[tuple[str, Size]]:
        for name in chosen.databases:
            with SET_UPS[name](copy) as service:
                size = measure(service, chosen.games, chosen.copies)
            progress(f"{name}, {copy.name}: {size.total:,.0f} bytes a game")
            yield f"a finished game of two, {name}", size

    for trial, columns in trials_of(chosen, one).items():
        show(trial, columns)


if __name__ == "__main__":
    main()
