"""Measure broadcast latency, from a command to all viewers: `python -m benchmarks.fanout`.

One game, its players' sockets and those of spectators, each from a different address. The viewers
counted are all but the one who sent the command. Commands come at an offered rate, so that they
don't wait for each other."""

import argparse
from collections.abc import Iterator, Mapping, Sequence

from benchmarks.driver import load, machine
from benchmarks.driver.comparison import add_arguments, trials_of
from benchmarks.driver.load import Load, WindowResult
from benchmarks.driver.report import (
    ReportedMeasure,
    costs,
    progress,
    quantiles,
    show_results,
    show_table,
)
from benchmarks.set_ups.checkout import Checkout
from benchmarks.set_ups.embedded import embedded
from benchmarks.set_ups.service import Service

VIEWERS = (1, 2, 10, 100)


def measure(
    service: Service, viewers: Sequence[int], rate: float, seconds: float
) -> Iterator[tuple[str, WindowResult]]:
    """Put each number of viewers at a game, one number after the other."""
    for number in viewers:
        result = load.run(service.address, Load(1, rate, watchers=number - 1), seconds)
        progress(f"{number} viewers, {service.checkout.name}: {result.cost:.1f} ms CPU a command")
        yield f"POST to {number} viewers, one game, {rate:g} commands/s offered", result


def show(trial: str, columns: Mapping[str, Sequence[WindowResult]]) -> None:
    """Print what became of a number of viewers."""
    show_table(trial, {name: _measures(results) for name, results in columns.items()})
    show_results(columns)


def _measures(results: Sequence[WindowResult]) -> list[ReportedMeasure]:
    return [
        ReportedMeasure("commands/s", [result.speed for result in results]),
        *costs("a command", results),
        *quantiles("POST, ms", [result.answers for result in results]),
        *quantiles("to each viewer, ms", [result.arrivals for result in results]),
        *quantiles("to the last viewer, ms", [result.last_arrivals for result in results]),
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what the arguments ask for on the embedded set-up, and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--viewers", nargs="+", type=int, default=VIEWERS)
    parser.add_argument("--rate", type=float, default=5, help="commands a second")
    add_arguments(parser, seconds=15)
    chosen = parser.parse_args(arguments)
    print(machine.describe())
    print(f"{chosen.runs} runs of {chosen.seconds:g} s; medians (least … most)", flush=True)

    def one(copy: Checkout) -> Iterator[tuple[str, WindowResult]]:
        with embedded(copy) as service:
            yield from measure(service, chosen.viewers, chosen.rate, chosen.seconds)

    for trial, columns in trials_of(chosen, one).items():
        show(trial, columns)


if __name__ == "__main__":
    main()
