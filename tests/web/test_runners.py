"""Where work is done: in the event loop's thread while that is quick, and else in another."""

import asyncio
import threading
from dataclasses import dataclass, field

import pytest
from django.db import OperationalError, connection
from structlog.contextvars import bound_contextvars, get_contextvars

from web.reactions import Reactions
from web.runners import (
    LEAST_CAUTION,
    MILLISECONDS_FOR_THE_LOCK,
    MOST_CAUTION,
    SECONDS_OF_A_HOLD,
    LoopThread,
    Threads,
    off_the_loop,
)

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(connection.vendor != "sqlite", reason="work on PostgreSQL waits for it"),
]


@dataclass
class Seconds:
    """A clock that stands still unless it is moved."""

    now: float = 100.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Noted:
    """Threads that work was done in, by their numbers."""

    threads: list[int] = field(default_factory=list)

    def __call__(self) -> None:
        self.threads.append(threading.get_ident())


def busy_timeout() -> int:
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA busy_timeout")
        (milliseconds,) = cursor.fetchone()
    return int(milliseconds)


def test_work_is_done_in_the_thread_of_the_loop_and_on_its_own_connection() -> None:
    runner = LoopThread(Threads(1))

    def work() -> tuple[int, int, int]:
        with pytest.raises(RuntimeError, match="no running event loop"):
            asyncio.get_running_loop()
        return threading.get_ident(), id(connection.connection), busy_timeout()

    async def run_twice() -> list[tuple[int, int, int]]:
        loop = asyncio.get_running_loop()
        found = [await asyncio.create_task(runner.run(work)) for _ in range(2)]
        assert asyncio.get_running_loop() is loop
        return found

    usual = busy_timeout()
    first, second = asyncio.run(run_twice())
    own = (threading.get_ident(), id(connection.connection), MILLISECONDS_FOR_THE_LOCK)
    assert first == second == own
    # Whoever uses this thread's connection next waits as long as before.
    assert busy_timeout() == usual == 20_000


def test_what_work_raises_is_raised_and_the_loop_runs_on() -> None:
    def fail() -> None:
        raise ZeroDivisionError

    async def run() -> None:
        loop = asyncio.get_running_loop()
        with pytest.raises(ZeroDivisionError):
            await LoopThread(Threads(1)).run(fail)
        assert asyncio.get_running_loop() is loop

    asyncio.run(run())


@dataclass
class Holds:
    """A runner whose work takes as long as the clock is told to."""

    clock: Seconds = field(default_factory=Seconds)

    def __post_init__(self) -> None:
        self._runner = LoopThread(Threads(1), self.clock)

    def is_on_the_loop(self, seconds: float = 0) -> bool:
        """Whether work that takes so long is done in the loop's thread."""
        noted = Noted()

        def work() -> None:
            noted()
            self.clock.now += seconds

        asyncio.run(self._runner.run(work))
        return noted.threads == [threading.get_ident()]

    def caution(self) -> int:
        """How many whole seconds nothing is done in the loop's thread; they pass."""
        for second in range(1000):
            if self.is_on_the_loop():
                return second
            self.clock.now += 1
        raise AssertionError


def test_after_work_that_held_the_loop_all_is_done_elsewhere_for_a_while() -> None:
    holds = Holds()
    assert holds.is_on_the_loop(SECONDS_OF_A_HOLD / 2)
    assert holds.is_on_the_loop()
    assert holds.is_on_the_loop(2 * SECONDS_OF_A_HOLD)
    assert not holds.is_on_the_loop()
    assert holds.caution() == LEAST_CAUTION == 2


def test_what_holds_the_loop_again_and_again_is_kept_from_it_for_longer() -> None:
    holds = Holds()
    cautions = []
    for _ in range(7):
        assert holds.is_on_the_loop(2 * SECONDS_OF_A_HOLD)
        cautions.append(holds.caution())
    assert cautions == [2, 4, 8, 16, 32, 64, 64]
    # Nothing for as long again, and it is as if nothing had been.
    holds.clock.now += MOST_CAUTION
    assert holds.is_on_the_loop(2 * SECONDS_OF_A_HOLD)
    assert holds.caution() == 2


def test_without_a_line_to_the_database_others_do_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise OperationalError("unable to open database file")

    noted = Noted()
    monkeypatch.setattr(connection, "ensure_connection", refuse)
    asyncio.run(LoopThread(Threads(1)).run(noted))
    assert noted.threads != [threading.get_ident()]


def test_what_may_wait_leaves_the_thread_of_a_loop_and_no_other() -> None:
    noted, is_done = Noted(), threading.Event()

    def later() -> None:
        noted()
        is_done.set()

    off_the_loop(later)
    assert noted.threads == [threading.get_ident()]
    is_done.clear()
    asyncio.run(LoopThread(Threads(1)).run(lambda: off_the_loop(later)))
    assert is_done.wait(5)
    assert noted.threads[1] != threading.get_ident()


def test_what_leaves_the_loop_keeps_what_its_log_lines_say() -> None:
    found: list[object] = []
    is_done = threading.Event()

    def look() -> None:
        found.append(get_contextvars().get("game_id"))
        is_done.set()

    def work() -> None:
        with bound_contextvars(game_id="abc"):
            off_the_loop(look)

    asyncio.run(LoopThread(Threads(1)).run(work))
    assert is_done.wait(5)
    assert found == ["abc"]


def test_a_slow_reaction_to_a_command_on_the_loop_is_called_off_it_and_may_fail(
    caplog: pytest.LogCaptureFixture,
) -> None:
    reactions: Reactions[int] = Reactions("numbers")
    quick, slow, is_done = Noted(), Noted(), threading.Event()

    def fail(_news: int) -> None:
        slow()
        raise ZeroDivisionError

    def finish(_news: int) -> None:
        slow()
        is_done.set()

    reactions.add("quick", lambda _news: quick())
    reactions.add_slow("failing", fail, when=lambda news: news > 1)
    reactions.add_slow("last", finish, when=lambda news: news > 1)
    runner = LoopThread(Threads(1))
    asyncio.run(runner.run(lambda: reactions.react(1)))
    asyncio.run(runner.run(lambda: reactions.react(2)))
    assert is_done.wait(5)
    here = threading.get_ident()
    assert quick.threads == [here, here]
    assert len(slow.threads) == 2
    assert here not in slow.threads
    assert "reaction failing failed at 2" in caplog.text
