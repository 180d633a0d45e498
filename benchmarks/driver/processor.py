"""The processor time of a service, by the kind of its processes.

Everything that a benchmark starts is below its own process, and only one service runs at a time.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import NamedTuple

import psutil

GENERATOR = "generator"
OTHER = "launcher"
# Commits to compare with may have started the web process by another program.
KINDS = (
    ("web", ("durak_site.server.serve",)),
    (OTHER, ("durak_site.server.launch",)),
    ("web", ("durak_site.serve",)),
    ("web", ("uvicorn",)),
    ("worker", ("celery", " worker")),
    ("beat", ("celery", " beat")),
    ("redis", ("valkey",)),
    ("redis", ("redis-server",)),
    ("database", ("postgres",)),
    ("proxy", ("haproxy",)),
    (GENERATOR, ("multiprocessing",)),
)
"""The kind of a process whose command line has all of these parts; else it is its parent's."""


class ProcessorReading(NamedTuple):
    """Seconds at one moment: on the clock, and of processor time."""

    at: float
    kinds: Mapping[str, float]
    """Those of the service, by kind of process."""
    generator: float
    """Those of this process, and of those that it has started to send requests."""
    machine: float
    """Those of everything on the machine, other people's work too."""


class Use(NamedTuple):
    """Differences between two readings."""

    seconds: float
    kinds: Mapping[str, float]
    generator: float
    others: float

    @property
    def service(self) -> float:
        """The processor time of the service."""
        return sum(self.kinds.values())

    def each(self, count: int, kind: str | None = None) -> float:
        """Milliseconds of the service's processor time for each of so many, or of one kind's."""
        spent = self.service if kind is None else self.kinds.get(kind, 0.0)
        return spent / max(count, 1) * 1000

    @classmethod
    def between(cls, first: ProcessorReading, last: ProcessorReading) -> "Use":
        """The difference of two readings."""
        kinds = {kind: last.kinds[kind] - first.kinds.get(kind, 0.0) for kind in last.kinds}
        generator = last.generator - first.generator
        others = last.machine - first.machine - sum(kinds.values()) - generator
        return cls(last.at - first.at, kinds, generator, max(0.0, others))


async def wait_until_settled(*, share: float = 0.25, within: float = 90.0) -> None:
    """Wait until the service uses less than this share of one core: its start is over.

    Workers still import what they need when web processes are ready already. Raises TimeoutError.
    """
    async with asyncio.timeout(within):
        while True:
            before = read()
            await asyncio.sleep(2)
            use = Use.between(before, read())
            if use.service < share * use.seconds:
                return


def read() -> ProcessorReading:
    """The state of the clocks now.

    It takes some milliseconds, in which whoever calls it sends nothing.
    """
    own = psutil.Process()
    kinds: defaultdict[str, float] = defaultdict(float)
    for process, kind in all_below(own):
        # One that ends just now is left out: its parent has its time the next time.
        with suppress(psutil.NoSuchProcess):
            spent = process.cpu_times()
            kinds[kind] += spent.user + spent.system + spent.children_user + spent.children_system
    times = psutil.cpu_times()
    # Not every system knows all of these.
    idle = times.idle + getattr(times, "iowait", 0.0)
    guest = getattr(times, "guest", 0.0) + getattr(times, "guest_nice", 0.0)
    used = own.cpu_times()
    generator = used.user + used.system + kinds.pop(GENERATOR, 0.0)
    return ProcessorReading(time.perf_counter(), dict(kinds), generator, sum(times) - guest - idle)


def memory(kind: str) -> int:
    """The resident memory of all processes of a kind, in bytes."""
    return sum(process.memory_info().rss for process in processes(kind))


def processes(kind: str) -> list[psutil.Process]:
    """The running processes of a kind."""
    return [process for process, own in all_below(psutil.Process()) if own == kind]


def all_below(ancestor: psutil.Process) -> Iterator[tuple[psutil.Process, str]]:
    """The processes that it started, and those that these did, each with its kind."""
    kinds = {ancestor.pid: OTHER}
    # All processes of the machine are looked at once; parents come before their children.
    for process in ancestor.children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            kind = _kind(process, kinds.get(process.ppid(), OTHER))
            kinds[process.pid] = kind
            yield process, kind


def _kind(process: psutil.Process, parent: str) -> str:
    line = " ".join(process.cmdline())
    kind = next((kind for kind, parts in KINDS if all(part in line for part in parts)), parent)
    # Web processes, too, may be started by `multiprocessing`; generators are children of ours.
    return parent if kind == GENERATOR and parent != OTHER else kind
