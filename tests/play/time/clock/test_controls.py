"""Time controls: valid ones, and the errors of invalid ones."""

from typing import Any

import pytest

from games.play.time.clock import (
    Bank,
    Control,
    Days,
    InvalidControl,
    PerCommand,
    control_from_json,
    control_to_json,
)


@pytest.mark.parametrize(
    ("control", "written"),
    [
        (PerCommand(30), {"type": "per_command", "seconds": 30}),
        (Bank(300, 0), {"type": "bank", "seconds": 300, "increment": 0}),
        (Days(3), {"type": "days", "days": 3}),
    ],
)
def test_a_control_is_written_and_read_back(control: Control, written: dict[str, Any]) -> None:
    assert control_to_json(control) == written
    assert control_from_json(written) == control


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({}, "type"),
        ({"type": "hourglass"}, "type"),
        ({"type": ["bank"]}, "type"),
        ({"type": "per_command"}, "seconds"),
        ({"type": "per_command", "seconds": 4}, "seconds"),
        ({"type": "per_command", "seconds": 601}, "seconds"),
        ({"type": "per_command", "seconds": 30.0}, "seconds"),
        ({"type": "per_command", "seconds": True}, "seconds"),
        ({"type": "per_command", "seconds": 30, "days": 1}, "days"),
        ({"type": "bank", "seconds": 29, "increment": 0}, "seconds"),
        ({"type": "bank", "seconds": 7201, "increment": 0}, "seconds"),
        ({"type": "bank", "seconds": 300, "increment": -1}, "increment"),
        ({"type": "bank", "seconds": 300, "increment": 61}, "increment"),
        ({"type": "bank", "seconds": 300}, "increment"),
        ({"type": "days", "days": 0}, "days"),
        ({"type": "days", "days": 15}, "days"),
    ],
)
def test_an_invalid_control_is_refused_by_its_wrong_member(
    data: dict[str, Any], field: str
) -> None:
    with pytest.raises(InvalidControl) as caught:
        control_from_json(data)
    assert caught.value.field == field
    assert caught.value.detail
