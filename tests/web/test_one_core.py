"""Threads that take turns are kept to one core, which no other process has claimed."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from web.one_core import OneCore

Start = Callable[[OneCore | None], ThreadPoolExecutor]


@pytest.fixture
def threads() -> Iterator[Start]:
    """Start a thread, which joins the others of its process if that is given."""
    with ExitStack() as stack:
        yield lambda process: stack.enter_context(
            ThreadPoolExecutor(1, initializer=process.join if process else None)
        )


@pytest.fixture
def process(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], OneCore]]:
    """Make what a process has. Their claims are not those of real processes beside the test."""
    monkeypatch.setattr("web.one_core.NAME", f"\0durak-test-{os.getpid()}-{{core}}")
    made: list[OneCore] = []

    def make() -> OneCore:
        made.append(OneCore())
        return made[-1]

    yield make
    for one in made:
        if one._claim is not None:
            one._claim.close()


def cores_of(thread: ThreadPoolExecutor) -> set[int]:
    """Return the cores on which the thread may run."""
    return thread.submit(lambda: os.sched_getaffinity(0)).result()


@pytest.fixture
def two_cores(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """The cores of the machine are two, of which a thread may be kept to each."""
    first = min(os.sched_getaffinity(0))
    cores = {first, first + 1}
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(cores))
    return cores


def test_members_run_on_one_core_and_other_threads_on_all(
    threads: Start, process: Callable[[], OneCore]
) -> None:
    one, allowed = process(), os.sched_getaffinity(0)
    loop, early, other, ended = threads(None), threads(one), threads(None), threads(one)
    assert cores_of(early) == cores_of(ended) == allowed
    ended.shutdown()
    loop.submit(one.claim).result()
    late = threads(one)
    kept = {one.core} if len(allowed) > 1 else allowed
    assert cores_of(loop) == cores_of(early) == cores_of(late) == kept
    assert cores_of(other) == allowed


def test_each_process_claims_a_different_core_until_none_is_left(
    threads: Start,
    process: Callable[[], OneCore],
    two_cores: set[int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept: list[set[int]] = []
    monkeypatch.setattr(os, "sched_setaffinity", lambda _, cores: kept.append(cores))
    first, second, third, fourth = (process() for _ in range(4))
    for one in (first, second, third):
        threads(None).submit(one.claim).result()
    assert {first.core, second.core} == two_cores
    assert third.core is None
    assert len(kept) == len(two_cores)

    assert first._claim is not None
    first._claim.close()
    threads(None).submit(fourth.claim).result()
    assert fourth.core == first.core


def test_with_one_core_there_is_nothing_to_claim(
    threads: Start, process: Callable[[], OneCore], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {3})
    one = process()
    threads(None).submit(one.claim).result()
    assert one.core is None
