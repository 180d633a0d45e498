"""One stored row of every event in every shape ever written: all of them stay readable.

A new event, or a new shape of one, needs a row in `museum/` (`<type>.<schema version>.json`, with a
word more before the ending for further rows of one shape);
rows that are there never change.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from games.engine import Watcher, redact
from games.engine.events import EVENTS
from games.play.log.codec import decode, encode
from games.play.log.upcasters import current_schema_version

MUSEUM = Path(__file__).parent / "museum"
ROWS = sorted(MUSEUM.glob("*.json"))


def read(path: Path) -> tuple[str, int, dict[str, Any]]:
    type_, schema_version, *_ = path.stem.split(".")
    return type_, int(schema_version), json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", ROWS, ids=lambda path: path.stem)
def test_a_row_of_the_museum_can_be_read_and_shown(path: Path) -> None:
    event = decode(*read(path))
    assert redact(event, Watcher.OPEN) == event


@pytest.mark.parametrize("path", ROWS, ids=lambda path: path.stem)
def test_a_row_in_its_current_shape_is_written_as_it_was_read(path: Path) -> None:
    type_, schema_version, data = read(path)
    if schema_version == current_schema_version(type_):
        assert encode(decode(type_, schema_version, data)) == (type_, schema_version, data)


def test_every_event_is_in_the_museum_in_each_of_its_shapes() -> None:
    shapes = {
        f"{kind.type}.{version}"
        for kind in EVENTS
        for version in range(1, current_schema_version(kind.type) + 1)
    }
    assert {path.stem for path in ROWS} >= shapes
