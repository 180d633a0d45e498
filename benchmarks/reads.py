"""Measure what each page of the site asks of the service: `python -m benchmarks.reads`.

The calls are those of the page's code, made by somebody with an account, a running game and a
finished one. Statements are counted in PostgreSQL's own log, so that it does not matter how they
are sent; BEGIN and COMMIT count too.
"""

import argparse
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import uvloop

from benchmarks.driver import machine
from benchmarks.driver.comparison import Trials, add_arguments, trials_of
from benchmarks.driver.duel import play_whole, two_accounts
from benchmarks.driver.people import Addresses, Guest
from benchmarks.driver.reading import Reading, read
from benchmarks.driver.report import ReportedMeasure, progress, show_ratio, show_table
from benchmarks.driver.table import start_game
from benchmarks.set_ups.checkout import Checkout
from benchmarks.set_ups.served import served
from benchmarks.set_ups.service import Service

TIMES = 25
"""All addresses so often are fewer requests than anybody may make in a minute."""
PAGES: Mapping[str, Sequence[str]] = {
    "every page": ("auth/me",),
    "home": (
        *(f"games?mine=true&status={status}" for status in ("open", "active", "finished")),
        "lobby/tables",
        "seeks/pools",
    ),
    "new table": ("rules/presets", "rules/schema"),
    "table": ("games/{running}", "games/{running}/chat", "mutes", "blocks"),
    "a program at a table": (
        *("games/{running}/view", "games/{running}/legal"),
        "games/{running}/events?since=0",
    ),
    "replay": (
        *("games/{finished}", "games/{finished}/events?seat=open"),
        *("games/{finished}/proof", "games/{finished}/ratings"),
    ),
    "profile": (
        *("players/{name}/ratings", "players/{name}/results", "players/{name}/games"),
        "players/{name}/against/{other}",
        "players/{name}/ratings/duel/graph",
    ),
    "leaderboards": ("ratings/leaderboards/duel", "ratings/duel/distribution"),
    "friends": ("following", "following/playing", "notes", "players?q=be"),
    "notifications": ("notifications", "me/notification-settings", "me/invitations"),
    "account": ("auth/email", "auth/two-factor", "auth/sessions", "auth/tokens", "auth/export"),
}


class ReadCost(NamedTuple):
    """Cost of an address."""

    reading: Reading
    statements: float


class Statements:
    """Counts the statements of the web processes in PostgreSQL's log."""

    def __init__(self, log: Path) -> None:
        self._log = log
        self._read_up_to = 0

    def new(self) -> int:
        """The number of statements since the last time."""
        with self._log.open("rb") as file:
            file.seek(self._read_up_to)
            lines = file.read()
        self._read_up_to += len(lines)
        return sum(
            line.startswith(b"web: LOG:") and (b" statement: " in line or b" execute " in line)
            for line in lines.split(b"\n")
        )


def measure(service: Service, log: Path, times: int) -> Iterator[tuple[str, ReadCost]]:
    """Read every page so many times; the service writes its statements into the log."""
    found = uvloop.run(_measure(service, Statements(log), times))
    progress(f"read {len(found)} addresses {times} times, {service.checkout.name}")
    yield from found.items()


async def _measure(service: Service, statements: Statements, times: int) -> dict[str, ReadCost]:
    host, other, own_name, other_name = await two_accounts(service.address, Addresses())
    names = {
        "name": own_name,
        "other": other_name,
        "finished": await play_whole(host, other),
        "running": await start_game(host, other),
    }
    return {
        f"{page}: {path}": await _one(host, path.format(**names), statements, times)
        for page, paths in PAGES.items()
        for path in paths
    }


async def _one(guest: Guest, path: str, statements: Statements, times: int) -> ReadCost:
    counts = []
    # PostgreSQL writes a statement down before it carries it out.
    reading = await read(guest, path, times, done=lambda: counts.append(statements.new()))
    return ReadCost(reading, counts[-1] / times)


def show(trials: Trials[ReadCost]) -> None:
    """Print the costs of each address, and of each commit their sum."""
    sums: dict[str, list[float]] = {}
    for path, columns in trials.items():
        measures = {name: _measures(found) for name, found in columns.items()}
        show_table(path, measures)
        for name, found in columns.items():
            costs = [one.reading.processor for one in found]
            total = sums.setdefault(name, [0.0] * len(costs))
            sums[name] = [a + b for a, b in zip(total, costs, strict=True)]
    show_table(
        "all of them once",
        {name: [ReportedMeasure("web's CPU, ms", total)] for name, total in sums.items()},
    )
    (own, mine), *others = sums.items()
    for name, theirs in others:
        show_ratio(f"{own}: times less processor time than {name}", theirs, mine)


def _measures(found: Sequence[ReadCost]) -> list[ReportedMeasure]:
    return [
        ReportedMeasure("statements", [one.statements for one in found]),
        ReportedMeasure("web's CPU, ms", [one.reading.processor for one in found]),
        ReportedMeasure("answer after, ms, p50", [one.reading.wait for one in found]),
        ReportedMeasure("bytes", [one.reading.size for one in found]),
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what the arguments ask for, and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=TIMES, help="how often each address is read")
    add_arguments(parser)
    chosen = parser.parse_args(arguments)
    print(machine.describe())
    print(f"{chosen.runs} runs of {chosen.times} times; medians (least … most)", flush=True)

    def one(copy: Checkout) -> Iterator[tuple[str, ReadCost]]:
        with tempfile.TemporaryDirectory(prefix="durak-benchmark-") as folder:
            log = Path(folder) / "statements.log"
            with served(copy, web=1, statements=log) as service:
                yield from measure(service, log, chosen.times)

    show(trials_of(chosen, one))


if __name__ == "__main__":
    main()
