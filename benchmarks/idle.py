"""Measure the embedded set-up while nobody is there: `python -m benchmarks.idle`.

It is started twice on a temporary data folder: the second start is the usual one. Then it is left
alone, and its memory and processor time are read."""

import argparse
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import psutil

from benchmarks.driver import machine, processor
from benchmarks.driver.comparison import add_arguments, trials_of
from benchmarks.driver.processor import Use
from benchmarks.driver.report import ReportedMeasure, progress, show_table
from benchmarks.set_ups.checkout import Checkout
from benchmarks.set_ups.embedded import embedded

SECONDS_TO_SETTLE = 10
KIB = 1024


class Idle(NamedTuple):
    """The cost of one second start and of the time after it."""

    ready: float
    """Seconds from the command to the line that says it runs."""
    memory: Mapping[str, int]
    """Bytes by kind of process, what several share counted in parts (PSS)."""
    processes: int
    use: Use

    @property
    def share(self) -> float:
        """Per cent of one core."""
        return sum(map(self.share_of, self.use.kinds))

    def share_of(self, kind: str) -> float:
        """The same for one kind of process."""
        return self.use.kinds[kind] / self.use.seconds * 100


def measure(copy: Checkout, seconds: float) -> Idle:
    """Start the set-up of a working copy twice, and look at it the second time."""
    with tempfile.TemporaryDirectory(prefix="durak-idle-") as folder:
        data = Path(folder)
        with embedded(copy, data=data):
            pass
        begun = time.monotonic()
        with embedded(copy, data=data):
            ready = time.monotonic() - begun
            # Work that a start leaves to be done soon is no part of being idle.
            time.sleep(SECONDS_TO_SETTLE)
            before = processor.read()
            time.sleep(seconds)
            use = Use.between(before, processor.read())
            memory, processes = _memory()
            return Idle(ready, memory, processes, use)


def _memory() -> tuple[Mapping[str, int], int]:
    """The memory of the set-up by kind of process, and how many processes there are."""
    sizes: defaultdict[str, int] = defaultdict(int)
    count = 0
    for process, kind in processor.all_below(psutil.Process()):
        with suppress(psutil.NoSuchProcess, FileNotFoundError):
            sizes[kind] += _share_of_memory(process.pid)
            count += 1
    return dict(sizes), count


def _share_of_memory(pid: int) -> int:
    """The bytes of a process, each page divided by the number of processes that have it."""
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text("ascii")
    (line,) = (line for line in rollup.splitlines() if line.startswith("Pss:"))
    return int(line.split()[1]) * KIB


def _measures(found: Sequence[Idle]) -> list[ReportedMeasure]:
    kinds = sorted({kind for idle in found for kind in idle.memory})
    return [
        ReportedMeasure("second start until ready, s", [idle.ready for idle in found]),
        ReportedMeasure("processes", [idle.processes for idle in found]),
        ReportedMeasure("memory (PSS), MB", [sum(idle.memory.values()) / 1e6 for idle in found]),
        *(
            ReportedMeasure(f"  {kind}, MB", [idle.memory.get(kind, 0) / 1e6 for idle in found])
            for kind in kinds
        ),
        ReportedMeasure("CPU while idle, % of a core", [idle.share for idle in found]),
        *(
            ReportedMeasure(f"  {kind}, %", [idle.share_of(kind) for idle in found])
            for kind in sorted(found[0].use.kinds)
        ),
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what the arguments ask for, and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_arguments(parser, seconds=60, runs=1)
    chosen = parser.parse_args(arguments)
    print(machine.describe())
    print(f"{chosen.runs} runs of {chosen.seconds:g} s; medians (least … most)", flush=True)

    def one(copy: Checkout) -> Iterator[tuple[str, Idle]]:
        idle = measure(copy, chosen.seconds)
        memory = sum(idle.memory.values()) / 1e6
        progress(f"{copy.name}: {idle.ready:.1f} s, {memory:.0f} MB, {idle.share:.1f} %")
        yield "embedded, nobody there", idle

    for trial, columns in trials_of(chosen, one).items():
        show_table(trial, {name: _measures(found) for name, found in columns.items()})


if __name__ == "__main__":
    main()
