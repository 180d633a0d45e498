"""Upcasters convert old shapes of events to the current shape, step by step."""

from typing import Any

import pytest

from games.play.log.errors import UnreadableEvent
from games.play.log.upcasters import SCHEMA_VERSIONS, STEPS, upcast

VERSIONS = {"cards_counted": 3}
STEPS_OF_THIS_TEST = {
    ("cards_counted", 1): lambda data: {"cards": data["n"]},
    ("cards_counted", 2): lambda data: {**data, "unit": "card"},
}


def upcasted(schema_version: int, data: dict[str, Any]) -> dict[str, Any]:
    return dict(
        upcast("cards_counted", schema_version, data, versions=VERSIONS, steps=STEPS_OF_THIS_TEST)
    )


def test_the_oldest_shape_takes_every_step() -> None:
    assert upcasted(1, {"n": 7}) == {"cards": 7, "unit": "card"}


def test_a_younger_shape_takes_the_steps_that_are_left() -> None:
    assert upcasted(2, {"cards": 7}) == {"cards": 7, "unit": "card"}


def test_todays_shape_is_left_as_it_is() -> None:
    assert upcasted(3, {"cards": 7, "unit": "card"}) == {"cards": 7, "unit": "card"}


def test_a_shape_of_the_future_is_refused() -> None:
    with pytest.raises(UnreadableEvent, match="schema 4"):
        upcasted(4, {})


def test_a_missing_step_is_refused() -> None:
    with pytest.raises(UnreadableEvent, match="schema 0"):
        upcasted(0, {})


def test_every_schema_version_but_the_current_has_a_step() -> None:
    needed = {
        (type_, version)
        for type_, current in SCHEMA_VERSIONS.items()
        for version in range(1, current)
    }
    assert set(STEPS) == needed
