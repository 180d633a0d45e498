"""Time controls: what a table agrees on before it begins."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, ClassVar

SECOND = 1_000
DAY = 24 * 60 * 60 * SECOND

COMMAND_SECONDS = (5, 600)
BANK_SECONDS = (30, 7_200)
INCREMENT_SECONDS = (0, 60)
COMMAND_DAYS = (1, 14)


class InvalidControl(Exception):
    """No such time control; `field` names the member that is wrong, `""` the whole."""

    def __init__(self, field: str, detail: str) -> None:
        self.field = field
        self.detail = detail
        super().__init__(detail)


@dataclass(frozen=True, slots=True)
class PerCommand:
    """So many seconds for each command. Raises InvalidControl."""

    type: ClassVar[str] = "per_command"
    seconds: int

    def __post_init__(self) -> None:
        _check("seconds", self.seconds, COMMAND_SECONDS)


@dataclass(frozen=True, slots=True)
class Bank:
    """So many seconds for the whole game, and some more after each command in time.

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
    """So many days for each command: play by correspondence. Raises InvalidControl."""

    type: ClassVar[str] = "days"
    days: int

    def __post_init__(self) -> None:
        _check("days", self.days, COMMAND_DAYS)


Control = PerCommand | Bank | Days
_KINDS: tuple[type[Control], ...] = (PerCommand, Bank, Days)


def control_to_json(control: Control) -> dict[str, Any]:
    """The control as a JSON object told apart by `type`."""
    return {"type": control.type, **asdict(control)}


def control_from_json(data: Mapping[str, Any]) -> Control:
    """The control read back. Raises InvalidControl, also for members missing or too many."""
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
