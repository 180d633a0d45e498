"""What is looked up is remembered for seconds, and looked up anew beside an event loop."""

import logging

import pytest
from asgiref.sync import sync_to_async
from django.db import OperationalError

from tests.support.threads import until_off_the_loop_is_done
from web.lookups import FRESH, MOST_REMEMBERED, Lookups

SECONDS = 100.0
STALE = FRESH * SECONDS + 1


class Source:
    """Values by key, which keys were asked for, and a clock that stands still until it is set."""

    def __init__(self) -> None:
        self.values: dict[str, int | None] = {"a": 1, "b": 2}
        self.asked: list[str] = []
        self.now = 1000.0
        self.lookups: Lookups[str, int | None] = Lookups(
            "the values", self.look_up, seconds=SECONDS, clock=lambda: self.now
        )

    def look_up(self, key: str) -> int | None:
        self.asked.append(key)
        return self.values[key]


@pytest.fixture
def source() -> Source:
    return Source()


def test_what_was_looked_up_is_remembered_so_long_and_no_longer(source: Source) -> None:
    assert source.lookups.remembered("a") is None
    assert source.lookups.looked_up("a") == 1
    source.values["a"] = 5
    source.now += SECONDS - 1
    assert source.lookups.remembered("a") == 1
    source.now += 1
    assert source.lookups.remembered("a") is None
    assert source.lookups.remembered_soon("a") is None
    assert source.asked == ["a"]


def test_what_has_no_value_is_asked_for_each_time(source: Source) -> None:
    source.values["a"] = None
    assert [source.lookups.looked_up("a") for _ in range(2)] == [None, None]
    assert source.lookups.remembered("a") is None


def test_another_way_to_look_up_is_remembered_too(source: Source) -> None:
    assert source.lookups.looked_up("a", lambda _: 7) == 7
    assert source.lookups.remembered("a") == 7
    assert source.asked == []


def test_what_is_changed_is_forgotten_and_nothing_else(source: Source) -> None:
    source.lookups.looked_up("a")
    source.lookups.looked_up("b")
    source.lookups.forget(lambda _, value: value == 2)
    assert [source.lookups.remembered(key) for key in "ab"] == [1, None]
    source.lookups.forget_all()
    assert source.lookups.remembered("a") is None


def test_what_is_forgotten_while_it_is_looked_up_is_not_remembered(source: Source) -> None:
    def look_up(_: str) -> int:
        source.lookups.forget(lambda *_: False)
        return 3

    assert source.lookups.looked_up("a", look_up) == 3
    assert source.lookups.remembered("a") is None


def test_nothing_is_remembered_while_it_may_not_be() -> None:
    lookups = Lookups("the values", str.upper, seconds=SECONDS, may_remember=lambda: False)
    assert lookups.looked_up("a") == "A"
    assert lookups.remembered("a") is None


def test_what_is_remembered_has_a_bound() -> None:
    lookups = Lookups("the numbers", str, seconds=SECONDS)
    for number in range(MOST_REMEMBERED + 1):
        lookups.looked_up(number)
    assert lookups.remembered(0) is None
    assert lookups.remembered(MOST_REMEMBERED) == str(MOST_REMEMBERED)


async def test_an_event_loop_goes_on_with_what_is_stale_and_has_the_new_value_soon(
    source: Source,
) -> None:
    source.lookups.looked_up("a")
    source.values["a"] = 5
    source.now += STALE
    assert source.lookups.remembered_soon("a") == 1
    await sync_to_async(until_off_the_loop_is_done)()
    assert source.lookups.remembered_soon("a") == 5
    assert source.asked == ["a", "a"]


async def test_what_has_lost_its_value_is_forgotten_beside(source: Source) -> None:
    source.lookups.looked_up("a")
    source.values["a"] = None
    source.now += STALE
    assert source.lookups.remembered_soon("a") == 1
    await sync_to_async(until_off_the_loop_is_done)()
    assert source.lookups.remembered("a") is None


async def test_a_database_that_is_away_is_told_to_the_log_and_asked_again(
    source: Source, caplog: pytest.LogCaptureFixture
) -> None:
    is_away = True

    def look_up(_: str) -> int:
        if is_away:
            raise OperationalError
        return 5

    lookups = Lookups("the values", look_up, seconds=SECONDS, clock=lambda: source.now)
    lookups.looked_up("a", lambda _: 1)
    source.now += STALE
    with caplog.at_level(logging.WARNING):
        assert lookups.remembered_soon("a") == 1
        await sync_to_async(until_off_the_loop_is_done)()
    assert "can't be asked the values" in caplog.text
    is_away = False
    assert lookups.remembered_soon("a") == 1
    await sync_to_async(until_off_the_loop_is_done)()
    assert lookups.remembered_soon("a") == 5
