"""Checks of what an address names, made before any view answers: a port for higher floors."""

from collections.abc import Callable, Mapping
from typing import Any

Check = Callable[[str, int | None], None]
_checks: dict[str, Check] = {}


def guard(parameter: str, check: Check) -> None:
    """Have every endpoint with this parameter in its address checked, from now on.

    The check gets the parameter's value and the caller's id, and raises what the caller is told.
    """
    _checks[parameter] = check


def check_address(parameters: Mapping[str, Any], *, user_id: int | None) -> None:
    """Run the checks of the parameters of an address; raises what they raise."""
    for name, value in parameters.items():
        check = _checks.get(name)
        if check is not None:
            check(value, user_id)
