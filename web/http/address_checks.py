"""Checks of path parameters before any view runs: a port for packages above."""

from collections.abc import Callable, Mapping
from typing import Any

Check = Callable[[str, int | None], None]
_checks: dict[str, Check] = {}


def register_address_check(parameter: str, check: Check) -> None:
    """Run `check` for every endpoint that has this parameter in its path.

    The check gets the parameter's value and the caller's id, and raises the error that the caller
    gets.
    """
    _checks[parameter] = check


def check_address(parameters: Mapping[str, Any], *, user_id: int | None) -> None:
    """Run the checks of the path parameters; raises their errors."""
    for name, value in parameters.items():
        check = _checks.get(name)
        if check is not None:
            check(value, user_id)
