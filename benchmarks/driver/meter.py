"""Counters of a running load, and their sums."""

from collections import Counter
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple


class Quantiles(NamedTuple):
    """Milliseconds that 50, 95 and 99 of a hundred did not exceed."""

    p50: float
    p95: float
    p99: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> "Quantiles":
        """The quantiles of times in seconds; 0 where there are none."""
        ranked = sorted(seconds) or [0.0]
        p50, p95, p99 = (
            ranked[min(len(ranked) - 1, int(len(ranked) * share))] * 1000
            for share in (0.5, 0.95, 0.99)
        )
        return cls(p50, p95, p99)


class Spread(NamedTuple):
    """The median of some runs, and the least and the most of them."""

    middle: float
    least: float
    most: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Spread":
        """The spread of at least one value."""
        return cls(median(values), min(values), max(values))


class Meter:
    """The counts of one load; `reset` starts them again."""

    def __init__(self) -> None:
        self.commands = 0
        self.games = 0
        self.answers: list[float] = []
        """Seconds from sending a command to its answer."""
        self.arrivals: list[float] = []
        """Seconds from sending a command to its frame on another viewer's socket."""
        self.last_arrivals: list[float] = []
        """The same, to the last of the viewers."""
        self.errors: Counter[str] = Counter()

    def reset(self) -> None:
        """Start counting again; errors stay."""
        self.commands = self.games = 0
        self.answers.clear()
        self.arrivals.clear()
        self.last_arrivals.clear()

    def add(self, other: "Meter") -> None:
        """Count what another one has counted, too."""
        self.commands += other.commands
        self.games += other.games
        self.answers += other.answers
        self.arrivals += other.arrivals
        self.last_arrivals += other.last_arrivals
        self.errors += other.errors

    def command(self, seconds: float) -> None:
        """Count an accepted command, and the time of its answer."""
        self.commands += 1
        self.answers.append(seconds)
