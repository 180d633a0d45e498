"""Short and long tier of tests: values that every run tries, and values that the long run adds."""

from collections.abc import Collection, Iterable
from typing import Any

import pytest

Values = Iterable[Any]


def first_of(values: Values, count: int) -> list[Any]:
    """Return the values as parameters, of which `make test` tries the first `count`."""
    return [
        value if number < count else pytest.param(value, marks=pytest.mark.long)
        for number, value in enumerate(values)
    ]


def among(values: Values, quick: Collection[Any]) -> list[Any]:
    """Return the values as parameters, of which `make test` tries those of `quick`.

    Raises AssertionError where `quick` names a value that isn't there.
    """
    found = list(values)
    assert set(quick) <= set(found), set(quick) - set(found)
    return [
        value if value in quick else pytest.param(value, marks=pytest.mark.long) for value in found
    ]
