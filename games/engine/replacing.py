"""Copies of named tuples with other values in some fields, the most frequent step of the engine."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

Values = TypeVar("Values", bound=NamedTuple)


def quick_to_replace(cls: type[Values]) -> type[Values]:
    """The class of named tuples with a `_replace` that takes a quarter of the time.

    The one it comes with asks the changes for each of its fields, two dozen of them. This one looks
    up where the changes are, and raises `KeyError` for what is no field.
    """
    places = {name: place for place, name in enumerate(cls._fields)}
    make = tuple.__new__

    def _replace(self: Values, /, **changes: object) -> Values:
        values: list[object] = [*self]
        for name, value in changes.items():
            values[places[name]] = value
        return make(cls, values)

    # setattr, since its type says that it is final. mypy goes on checking calls by the fields.
    setattr(cls, "_replace", _replace)  # noqa: B010 - see above
    return cls
