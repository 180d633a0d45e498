"""Runs of this commit and of others in turn, so that all meet the same mood of the machine."""

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from benchmarks.set_ups.checkout import Checkout, checkouts

Outcome = TypeVar("Outcome")


class Trials(Generic[Outcome]):
    """The outcomes of each trial, by commit."""

    def __init__(self) -> None:
        self._found: dict[str, dict[str, list[Outcome]]] = {}

    def items(self) -> Iterator[tuple[str, Mapping[str, Sequence[Outcome]]]]:
        """The trials in their order, each with its outcomes by commit, this commit first."""
        yield from self._found.items()

    def round(
        self,
        copies: Iterable[Checkout],
        measure: Callable[[Checkout], Iterable[tuple[str, Outcome]]],
    ) -> None:
        """Measure every commit once; `measure` gives the outcome of each trial."""
        for copy in copies:
            for trial, outcome in measure(copy):
                self._found.setdefault(trial, {}).setdefault(copy.name, []).append(outcome)


def trials_of(
    chosen: argparse.Namespace, measure: Callable[[Checkout], Iterable[tuple[str, Outcome]]]
) -> Trials[Outcome]:
    """The trials of the rounds, and against the commits, that `add_arguments` let choose."""
    trials = Trials[Outcome]()
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
