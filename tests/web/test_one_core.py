"""Threads that take turns are kept to one core, which no other process has claimed."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from web.one_core import OneCore

Make = Callable[[], OneCore]


@pytest.fixture
def process(monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
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


def claim(one: OneCore) -> None:
    """Claim a core in a thread that ends: the test's own goes on on all cores."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(one.claim).result()


def cores_of(thread: ThreadPoolExecutor) -> set[int]:
    """Return the cores on which the thread may run; it is started if need be."""
    return thread.submit(lambda: os.sched_getaffinity(0)).result()


def test_the_claiming_thread_and_those_it_starts_share_a_core_which_some_leave(
    process: Make,
) -> None:
    one, allowed = process(), os.sched_getaffinity(0)
    with ExitStack() as stack:
        loop, helper, free = (
            stack.enter_context(ThreadPoolExecutor(1, initializer=initializer))
            for initializer in (one.claim, None, one.leave)
        )
        kept = cores_of(loop)
        assert kept == ({one.core} if len(allowed) > 1 else allowed)
        assert loop.submit(cores_of, helper).result() == kept
        assert loop.submit(cores_of, free).result() == allowed
    assert os.sched_getaffinity(0) == allowed


def test_each_process_claims_a_different_core_until_none_is_left(
    process: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[set[int]] = []
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {3, 8})
    monkeypatch.setattr(os, "sched_setaffinity", lambda _, cores: kept.append(cores))
    first, second, third, fourth = (process() for _ in range(4))
    for one in (first, second, third):
        claim(one)
    assert {first.core, second.core} == {3, 8}
    assert third.core is None
    assert kept == [{first.core}, {second.core}]
    third.leave()
    assert len(kept) == 2

    assert first._claim is not None
    first._claim.close()
    claim(fourth)
    assert fourth.core == first.core


def test_with_one_core_there_is_nothing_to_claim(
    process: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {3})
    one = process()
    claim(one)
    assert one.core is None
