"""JSON as it is sent: what Python's own would say, in as few bytes as it takes."""

import json
from datetime import UTC, datetime
from typing import Any, NamedTuple

import pytest

from games.play.models import GameStatus
from web.json_text import json_bytes, json_text


class NamedPair(NamedTuple):
    """A named tuple."""

    first: int
    second: str


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ({"hand": ["♠7", None], "is_over": False}, '{"hand":["♠7",null],"is_over":false}'),
        ((NamedPair(1, "д"), ()), '[[1,"д"],[]]'),
        ({0: 12.5, 1: 3}, '{"0":12.5,"1":3}'),
        (GameStatus.ACTIVE, '"active"'),
        ('a "quoted"\nline', '"a \\"quoted\\"\\nline"'),
    ],
)
def test_a_value_is_written_as_it_is_read_again(value: Any, text: str) -> None:
    assert json_text(value) == text
    assert json_bytes(value) == text.encode()
    assert json.loads(text) == json.loads(json.dumps(value))


@pytest.mark.parametrize("value", [datetime(2026, 11, 24, tzinfo=UTC), {1, 2}, object()])
def test_what_json_has_no_form_of_is_refused(value: Any) -> None:
    with pytest.raises(TypeError):
        json_text({"value": value})
