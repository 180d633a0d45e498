"""Values that are looked up are cached for some seconds."""

import pytest

from web.database.lookup_cache import MAX_CACHED, Lookups

SECONDS = 100.0


class CountedSource:
    """Values by key, which keys were asked for, and a clock that stands still until it is set."""

    def __init__(self) -> None:
        self.values: dict[str, int | None] = {"a": 1, "b": 2}
        self.asked: list[str] = []
        self.now = 1000.0
        self.lookups: Lookups[str, int | None] = Lookups(
            self.look_up, seconds=SECONDS, clock=lambda: self.now
        )

    def look_up(self, key: str) -> int | None:
        self.asked.append(key)
        return self.values[key]


@pytest.fixture
def source() -> CountedSource:
    return CountedSource()


def test_what_was_looked_up_is_cached_so_long_and_no_longer(source: CountedSource) -> None:
    assert source.lookups.cached("a") is None
    assert source.lookups.looked_up("a") == 1
    source.values["a"] = 5
    source.now += SECONDS - 1
    assert source.lookups.cached("a") == 1
    source.now += 1
    assert source.lookups.cached("a") is None
    assert source.asked == ["a"]


def test_what_has_no_value_is_asked_for_each_time(source: CountedSource) -> None:
    source.values["a"] = None
    assert [source.lookups.looked_up("a") for _ in range(2)] == [None, None]
    assert source.lookups.cached("a") is None


def test_another_way_to_look_up_is_cached_too(source: CountedSource) -> None:
    assert source.lookups.looked_up("a", lambda _: 7) == 7
    assert source.lookups.cached("a") == 7
    assert source.asked == []


def test_a_value_that_is_changed_is_invalidated_and_nothing_else(source: CountedSource) -> None:
    source.lookups.looked_up("a")
    source.lookups.looked_up("b")
    source.lookups.invalidate(lambda _, value: value == 2)
    assert [source.lookups.cached(key) for key in "ab"] == [1, None]
    source.lookups.clear()
    assert source.lookups.cached("a") is None


def test_a_value_invalidated_during_its_lookup_is_not_cached(source: CountedSource) -> None:
    def look_up(_: str) -> int:
        source.lookups.invalidate(lambda *_: False)
        return 3

    assert source.lookups.looked_up("a", look_up) == 3
    assert source.lookups.cached("a") is None


def test_nothing_is_cached_while_it_may_not_be() -> None:
    lookups = Lookups(str.upper, seconds=SECONDS, may_cache=lambda: False)
    assert lookups.looked_up("a") == "A"
    assert lookups.cached("a") is None


def test_the_cache_has_a_bound() -> None:
    lookups = Lookups(str, seconds=SECONDS)
    for number in range(MAX_CACHED + 1):
        lookups.looked_up(number)
    assert lookups.cached(0) is None
    assert lookups.cached(MAX_CACHED) == str(MAX_CACHED)
