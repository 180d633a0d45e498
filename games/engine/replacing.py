"""Faster copies of named tuples with changed fields: the most frequent operation of the engine."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

Values = TypeVar("Values", bound=NamedTuple)


def quick_to_replace(cls: type[Values]) -> type[Values]:
    """Return the class of named tuples with a `_replace` that takes a quarter of the time.

    The standard `_replace` looks for a change of each of the two dozen fields. This one looks only
    at the changes, and raises `KeyError` for an unknown field.
    """
    places = {name: place for place, name in enumerate(cls._fields)}
    make = tuple.__new__

    def _replace(self: Values, /, **changes: object) -> Values:
        values: list[object] = [*self]
        for name, value in changes.items():
            values[places[name]] = value
        return make(cls, values)

    # setattr, since `_replace` is typed as final. mypy still checks calls by the fields.
    setattr(cls, "_replace", _replace)  # noqa: B010 - see above
    return cls
