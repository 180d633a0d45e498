"""Time controls of a table: per move, bank with increment (Fischer), days (correspondence)."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, ClassVar

SECOND = 1_000
DAY = 24 * 60 * 60 * SECOND

COMMAND_SECONDS = (5, 600)
BANK_SECONDS = (30, 7_200)
INCREMENT_SECONDS = (0, 60)
"""The limits of the Fischer increment, which is added to the time bank after each move."""
COMMAND_DAYS = (1, 14)


class InvalidControl(Exception):
    """The data is not a time control. `field` names the wrong member; `""` means the whole."""

    def __init__(self, field: str, detail: str) -> None:
        self.field = field
        self.detail = detail
        super().__init__(detail)


@dataclass(frozen=True, slots=True)
class PerCommand:
    """A number of seconds for each command. Raises InvalidControl."""

    type: ClassVar[str] = "per_command"
    seconds: int

    def __post_init__(self) -> None:
        _check("seconds", self.seconds, COMMAND_SECONDS)


@dataclass(frozen=True, slots=True)
class Bank:
    """A number of seconds for the whole game, plus an increment for each command in time.

    Raises InvalidControl.
    """

    type: ClassVar[str] = "bank"
    seconds: int
    increment: int

    def __post_init__(self) -> None:
        _check("seconds", self.seconds, BANK_SECONDS)
        _check("increment", self.increment, INCREMENT_SECONDS)


@dataclass(frozen=True, slots=True)
class Days:
    """A number of days for each command (correspondence). Raises InvalidControl."""

    type: ClassVar[str] = "days"
    days: int

    def __post_init__(self) -> None:
        _check("days", self.days, COMMAND_DAYS)


Control = PerCommand | Bank | Days
_KINDS: tuple[type[Control], ...] = (PerCommand, Bank, Days)


def control_to_json(control: Control) -> dict[str, Any]:
    """Return the control as a JSON object; `type` names its kind."""
    return {"type": control.type, **asdict(control)}


def control_from_json(data: Mapping[str, Any]) -> Control:
    """Return the control that `control_to_json` wrote.

    Raises InvalidControl, also for missing and unknown members.
    """
    kind = next((kind for kind in _KINDS if kind.type == data.get("type")), None)
    if kind is None:
        raise InvalidControl("type", f"The types are {', '.join(kind.type for kind in _KINDS)}.")
    members = {name: value for name, value in data.items() if name != "type"}
    expected = {field.name for field in fields(kind)}
    for name in sorted(expected ^ members.keys()):
        verb = "needs" if name in expected else "has no"
        raise InvalidControl(name, f"A {kind.type} control {verb} {name}.")
    return kind(**members)


def _check(field: str, value: object, bounds: tuple[int, int]) -> None:
    fewest, most = bounds
    is_whole = isinstance(value, int) and not isinstance(value, bool)
    if not is_whole or not fewest <= value <= most:  # type: ignore[operator]  # is_whole has looked at the type
        raise InvalidControl(field, f"{field} is a whole number from {fewest} to {most}.")
