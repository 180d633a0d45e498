"""Threads that take turns are kept to one core, which others leave alone."""

import asyncio
import os
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random, SystemRandom

import pytest

from web import one_core
from web.one_core import OneCore, chosen

CORES = frozenset({0, 1})
TICKS = 100


class Coin(Random):
    """Falls as it is told, and chooses the last of several."""

    def __init__(self, *, moves: bool) -> None:
        super().__init__(1)
        self._moves = moves

    def random(self) -> float:
        return 0.5 if self._moves else 0.49

    def choice(self, seq: list[int]) -> int:  # type: ignore[override]
        return max(seq)


@pytest.mark.parametrize(
    ("core", "used", "moves", "expected"),
    [
        (None, {0: 0.0, 1: 0.9}, True, 0),
        (None, {0: 0.9, 1: 0.0, 2: 0.1, 3: 0.5}, True, 2),
        (0, {0: 0.2, 1: 0.0}, True, 0),
        (0, {0: 0.6, 1: 0.0}, True, 1),
        (0, {0: 0.6, 1: 0.0}, False, 0),
        (1, {0: 1.0, 1: 1.0}, True, 1),
        (1, {0: 0.4, 1: 0.9, 2: 1.0}, True, 0),
    ],
)
def test_the_core_that_others_leave_alone_is_chosen(
    core: int | None, used: dict[int, float], moves: bool, expected: int
) -> None:
    assert chosen(core, used, Coin(moves=moves)) == expected


@pytest.fixture
def proc(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder from which work is read; no thread is moved."""
    monkeypatch.setattr(one_core, "PROC", tmp_path)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(CORES))
    return tmp_path


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> dict[int, frozenset[int]]:
    """The cores to which each thread was kept at last."""
    found: dict[int, frozenset[int]] = {}
    monkeypatch.setattr(os, "sched_setaffinity", found.__setitem__)
    return found


def write(proc: Path, cores: list[int], own: int) -> None:
    """Write the ticks of each core, and those of this thread."""
    lines = [f"cpu{n} {ticks - 6} 1 1 999 999 0 1 3 0 0" for n, ticks in enumerate(cores)]
    (proc / "stat").write_text("\n".join(["cpu 1 1 1 1 1 1 1 1 0 0", *lines, "intr 5"]))
    folder = proc / f"self/task/{threading.get_native_id()}"
    folder.mkdir(parents=True, exist_ok=True)
    rest = " ".join(["0"] * 10)
    (folder / "stat").write_text(f"7 (a (b) c) R {rest} {own - 2} 2 0 0")


@pytest.mark.parametrize(("own", "expected"), [(90, 1), (60, 0)], ids=["only we", "others as well"])
def test_the_own_work_is_not_that_of_others(
    proc: Path, kept: dict[int, frozenset[int]], own: int, expected: int
) -> None:
    threads = OneCore()
    threads.join()
    coin = Coin(moves=True)
    write(proc, [1000, 2000], 500)
    threads.look(CORES, TICKS, coin)
    assert threads.core is None
    write(proc, [1000, 2000], 500)
    threads.look(CORES, TICKS, coin)
    assert threads.core == 1
    assert not kept
    threads.look(CORES, TICKS, coin)
    assert threads.core == expected
    assert kept == {threading.get_native_id(): frozenset({expected})}


def test_where_work_cannot_be_read_threads_run_on_all_cores(
    proc: Path, kept: dict[int, frozenset[int]], caplog: pytest.LogCaptureFixture
) -> None:
    for text in (None, "cpu 1 1 1 1 1 1 1 1 0 0\ncpu7 1 1 1 1 1 1 1 1 0 0"):
        if text is not None:
            (proc / "stat").write_text(text)
        threads = OneCore()
        asyncio.run(threads.watch_forever(SystemRandom()))
        assert threads.core is None
        assert kept == {threading.get_native_id(): CORES}
    assert caplog.text.count("run on all cores") == 2


@contextmanager
def pool(threads: OneCore | None) -> Iterator[ThreadPoolExecutor]:
    """A pool of one thread, which joins the others."""
    with ThreadPoolExecutor(1, initializer=threads.join if threads else None) as made:
        yield made


def cores_of(thread: ThreadPoolExecutor) -> set[int]:
    """Return the cores on which the thread may run."""
    return thread.submit(lambda: os.sched_getaffinity(0)).result()


def test_members_run_on_one_core_and_other_threads_on_all() -> None:
    allowed = frozenset(os.sched_getaffinity(0))
    threads = OneCore()
    with pool(threads) as early, pool(None) as other:
        assert cores_of(early) == cores_of(other) == allowed
        with pool(threads) as ended:
            assert cores_of(ended) == allowed
        for _ in range(2):
            threads.look(allowed, TICKS, SystemRandom())
        with pool(threads) as late:
            assert cores_of(early) == cores_of(late) == {threads.core}
        assert cores_of(other) == allowed
