"""Cost of reading an address of the API."""

import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple

from benchmarks.driver import processor
from benchmarks.driver.people import Guest


class Reading(NamedTuple):
    """The costs of one GET, as the mean or median of several."""

    processor: float
    """Milliseconds of the web processes' time."""
    wait: float
    """Milliseconds until the answer was there."""
    size: int
    """Bytes of the answer."""


async def read(guest: Guest, path: str, times: int, *, done: Callable[[], None]) -> Reading:
    """Read an address so many times, after a first time that is not counted.

    `done` is called after the first time and after the last. Raises ServiceRefuses.
    """
    first = await guest.must_get(path)
    done()
    waits = []
    before = processor.read()
    for _ in range(times):
        began = time.perf_counter()
        await guest.must_get(path)
        waits.append(time.perf_counter() - began)
    used = processor.read().kinds["web"] - before.kinds["web"]
    done()
    return Reading(used / times * 1000, median(waits) * 1000, len(first.content))
