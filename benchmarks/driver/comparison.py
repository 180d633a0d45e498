"""Runs of this commit and of others in turn, so that all meet the same mood of the machine."""

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from benchmarks.set_ups.checkout import Checkout, checkouts

Result = TypeVar("Result")


class Trials(Generic[Result]):
    """The results of each trial, by commit."""

    def __init__(self) -> None:
        self._found: dict[str, dict[str, list[Result]]] = {}

    def items(self) -> Iterator[tuple[str, Mapping[str, Sequence[Result]]]]:
        """The trials in their order, each with its results by commit, this commit first."""
        yield from self._found.items()

    def round(
        self,
        copies: Iterable[Checkout],
        measure: Callable[[Checkout], Iterable[tuple[str, Result]]],
    ) -> None:
        """Measure every commit once; `measure` gives the result of each trial."""
        for copy in copies:
            for trial, result in measure(copy):
                self._found.setdefault(trial, {}).setdefault(copy.name, []).append(result)


def trials_of(
    chosen: argparse.Namespace, measure: Callable[[Checkout], Iterable[tuple[str, Result]]]
) -> Trials[Result]:
    """The trials of the rounds, and against the commits, that `add_arguments` let choose."""
    trials = Trials[Result]()
    with checkouts(chosen.against) as copies:
        for _ in range(chosen.runs):
            trials.round(copies, measure)
    return trials


def add_arguments(
    parser: argparse.ArgumentParser, *, seconds: float | None = None, runs: int = 3
) -> None:
    """Add the options of every comparison; `seconds` where it measures windows of time."""
    if seconds is not None:
        parser.add_argument(
            "--seconds", type=float, default=seconds, help="of each measured window"
        )
    parser.add_argument("--runs", type=int, default=runs)
    parser.add_argument("--against", nargs="*", default=[], metavar="COMMIT")
