"""The values that an option of a rule set may take, read from the types of the `RuleSet` fields."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from itertools import permutations
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from games.engine.errors import RuleSetProblem

OptionValue = str | int | bool | None


@dataclass(frozen=True, slots=True)
class Range:
    """Bounds of a whole number, both included; for use in `Annotated`."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Order:
    """Any order of these letters, each of them once; for use in `Annotated`."""

    letters: str


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its default and its accepted values.

    The values are `values`, the numbers of a `range`, or the orders of some letters. `may_be_null`
    adds null, which stands for none.

    >>> from games.engine.rules import OPTIONS
    >>> OPTIONS["deck"].choices(), OPTIONS["deck"].default, OPTIONS["deck"].accepts(40)
    ((24, 32, 36, 52), 36, False)
    """

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...] = ()
    range: Range | None = None
    order: Order | None = None
    may_be_null: bool = False

    def accepts(self, value: object) -> bool:
        """Return whether the option accepts the value; `True` is no number, and `6` no text."""
        if value is None:
            return self.may_be_null
        if self.range is not None:
            return type(value) is int and self.range.least <= value <= self.range.most
        if self.order is not None:
            return isinstance(value, str) and sorted(value) == sorted(self.order.letters)
        return any(type(value) is type(allowed) and value == allowed for allowed in self.values)

    def choices(self) -> tuple[OptionValue, ...]:
        """Return all accepted values, smaller numbers first and null last."""
        numbers = () if self.range is None else range(self.range.least, self.range.most + 1)
        orders = () if self.order is None else map("".join, permutations(self.order.letters))
        return (*self.values, *numbers, *orders, *((None,) if self.may_be_null else ()))

    def in_words(self) -> str:
        """Return the accepted values in words."""
        if self.range is not None:
            numbers = f"a whole number from {self.range.least} to {self.range.most}"
            return f"{numbers}, or null for none" if self.may_be_null else numbers
        if self.order is not None:
            return f"the letters {', '.join(self.order.letters)} in any order"
        return "one of " + ", ".join(_json_word(value) for value in self.values)


def options_of(rule_set: type[Any]) -> Mapping[str, Option]:
    """Return the options of a rule set class, by name, in the order of its fields."""
    hints = get_type_hints(rule_set, include_extras=True)
    return {
        field.name: _option(field.name, hints[field.name], field.default)
        for field in fields(rule_set)
    }


def value_problem(option: Option, value: object) -> RuleSetProblem | None:
    """Return the problem of that value, without regard to other options, or None."""
    if option.accepts(value):
        return None
    return RuleSetProblem(
        option.name, "bad_value", f"{option.name} is {option.in_words()}, not {_json_word(value)}."
    )


def _option(name: str, hint: Any, default: Any) -> Option:
    if get_origin(hint) is Annotated:
        kind, bounds = get_args(hint)
        if isinstance(bounds, Order):
            return Option(name, default, order=bounds)
        return Option(name, default, range=bounds, may_be_null=NoneType in get_args(kind))
    if get_origin(hint) is Literal:
        return Option(name, default, values=get_args(hint))
    return Option(name, default, values=(False, True))


def _json_word(value: object) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case str() | int() | float():
            return str(value)[:40]
        case _:
            return f"a {'list' if isinstance(value, list) else 'object'}"
