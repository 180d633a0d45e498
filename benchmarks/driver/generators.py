"""A load that several processes put on a service together: one fills a core, and no more.

Each process plays its part of the tables. All are measured in the same window of time.
"""

import asyncio
import gc
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection

import uvloop

from benchmarks.driver import processor
from benchmarks.driver.load import (
    SETTLING_SECONDS,
    Address,
    Load,
    WindowResult,
    pace_of,
    playing,
    raise_failures,
    result_of,
    warm_up_seconds,
)
from benchmarks.driver.meter import Meter

READY_WITHIN_SECONDS = 400


def run(address: Address, load: Load, seconds: float, count: int) -> WindowResult:
    """Put the load on the service from so many processes, and measure so many seconds of it."""
    with ExitStack() as stack:
        generators = [
            stack.enter_context(_generator(address, share, number))
            for number, share in enumerate(shares(load, count))
        ]
        for generator in generators:
            _answer(generator)
        time.sleep(SETTLING_SECONDS)
        before = processor.read()
        _tell(generators)
        time.sleep(seconds)
        after = processor.read()
        _tell(generators)
        meter = Meter()
        for generator in generators:
            meter.add(_answer(generator))
    return result_of(meter, before, after)


def shares(load: Load, count: int) -> list[Load]:
    """The parts of a load, as equal as can be; none is empty."""
    count = min(count, load.games)
    sizes = [load.games // count + (number < load.games % count) for number in range(count)]
    rate = load.rate
    return [
        load._replace(games=size, rate=None if rate is None else rate * size / load.games)
        for size in sizes
    ]


@contextmanager
def _generator(address: Address, load: Load, number: int) -> Iterator[Connection]:
    """A process that puts its part on the service, and the line to it."""
    # Not forked: this process has threads and open files.
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_generate, args=(there, address, load, number), daemon=True)
    process.start()
    there.close()
    try:
        yield here
    finally:
        process.terminate()
        process.join()


def _tell(generators: Sequence[Connection]) -> None:
    for generator in generators:
        generator.send(None)


def _answer(generator: Connection) -> Meter:
    """Return what a process says next. Raises RuntimeError if it has failed."""
    if not generator.poll(READY_WITHIN_SECONDS):
        raise RuntimeError("A process that sends requests says nothing.")
    try:
        answer: Meter = generator.recv()
    except EOFError:
        raise RuntimeError("A process that sends requests has ended.") from None
    return answer


def _generate(line: Connection, address: Address, load: Load, number: int) -> None:
    """Play the tables; say when they have warmed up; count between two words."""
    uvloop.run(_play(line, address, load, number))


async def _play(line: Connection, address: Address, load: Load, number: int) -> None:
    async with playing(address, load, pace_of(load), number) as tables:
        await asyncio.sleep(warm_up_seconds(load))
        gc.collect()
        gc.freeze()
        line.send(Meter())
        await asyncio.to_thread(line.recv)
        tables.meter.reset()
        await asyncio.to_thread(line.recv)
        raise_failures(tables.tasks)
        line.send(tables.meter)
