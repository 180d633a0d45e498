"""Printing of results: medians with their spread, a column for each thing compared."""

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from benchmarks.driver.meter import Quantiles, Spread
from benchmarks.driver.processor import Use

NAME_WIDTH = 46
COLUMN_WIDTH = 30


class ReportedMeasure(NamedTuple):
    """A measure, with its value in each run."""

    name: str
    values: Sequence[float]


def progress(text: str) -> None:
    """Say on the standard error what has been done: a long benchmark is silent until its end."""
    print(text, file=sys.stderr, flush=True)


def quantiles(name: str, runs: Sequence[Quantiles]) -> list[ReportedMeasure]:
    """The three measures of times: p50, p95 and p99."""
    return [
        ReportedMeasure(f"{name}, p{share}", [run[place] for run in runs])
        for place, share in enumerate((50, 95, 99))
    ]


def costs(what: str, results: Sequence["Costly"]) -> list[ReportedMeasure]:
    """The service's processor time for each `what`, and of it that of each kind of process."""
    kinds = sorted({kind for result in results for kind in result.use.kinds})
    return [
        ReportedMeasure(f"service's CPU, ms {what}", [result.cost for result in results]),
        *(
            ReportedMeasure(f"  {kind}", [result.cost_of(kind) for result in results])
            for kind in kinds
        ),
    ]


def show_table(title: str, columns: Mapping[str, Sequence[ReportedMeasure]]) -> None:
    """Print a line for each measure, with a column for each thing compared."""
    names = "".join(f"{name:<{COLUMN_WIDTH}}" for name in columns)
    print(f"\n{title}\n  {'':<{NAME_WIDTH}}{names.rstrip()}")
    texts = {
        name: {measure.name: spread(measure.values) for measure in measures}
        for name, measures in columns.items()
    }
    for name in dict.fromkeys(name for column in texts.values() for name in column):
        line = "".join(f"{column.get(name, ''):<{COLUMN_WIDTH}}" for column in texts.values())
        print(f"  {name:<{NAME_WIDTH}}{line.rstrip()}", flush=True)


def show_ratio(name: str, upper: Sequence[float], lower: Sequence[float]) -> None:
    """Print the ratios of the runs, pair by pair."""
    ratios = [above / below for above, below in zip(upper, lower, strict=True) if below]
    if ratios:
        print(f"  {name}: x {spread(ratios)}", flush=True)


def show_errors(name: str, runs: Sequence[Mapping[str, int]]) -> None:
    """Print how often which error came up in all runs together."""
    total: Counter[str] = Counter()
    for errors in runs:
        total.update(errors)
    listed = ", ".join(f"{count} x {error}" for error, count in total.most_common())
    print(f"  errors of {name}: {listed or 'none'}", flush=True)


class Costly(Protocol):
    """Results of one window: its cost in processor time, and the errors that came up."""

    @property
    def use(self) -> Use:
        """The processor time of the whole window."""

    @property
    def cost(self) -> float:
        """Milliseconds for each of what was counted."""

    def cost_of(self, kind: str) -> float:
        """Milliseconds of it that one kind of process took."""

    @property
    def errors(self) -> Mapping[str, int]:
        """Count of each error."""


def show_results(columns: Mapping[str, Sequence[Costly]]) -> None:
    """Print the errors of each commit, and how much less the first one costs than the others."""
    for name, results in columns.items():
        show_errors(name, [result.errors for result in results])
    (own, mine), *others = columns.items()
    for name, theirs in others:
        show_ratio(
            f"{own}: times less processor time than {name}",
            [result.cost for result in theirs],
            [result.cost for result in mine],
        )


def spread(values: Sequence[float]) -> str:
    """The median, and the least and the most."""
    return "{} ({} … {})".format(*(_number(number) for number in Spread.of(values)))


def _number(number: float) -> str:
    """A number with about three digits."""
    digits = 0 if abs(number) >= 100 else 1 if abs(number) >= 10 else 2  # noqa: PLR2004 - powers of ten
    return f"{number:,.{digits}f}"
