"""The shape of the words for an option, a value and a preset.

Their texts are lazy: they become strings in the language that is active at that time.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from games.engine.options import OptionValue

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

ORDINALS = ("first", "second", "third", "last")
"""The names of the places in the sentence of an order."""


@dataclass(frozen=True, slots=True)
class ValueWords:
    """A value of an option: its title in a form, and the rule it makes, as a whole sentence."""

    title: "StrPromise"
    sentence: "StrPromise"


@dataclass(frozen=True, slots=True)
class OptionWords:
    """An option: its title, a description, and the words for its values.

    `values` has the listed values, and null. `counted` returns the sentence of a number, with
    `{count}` for the number itself, and `ordered` the sentence of an order, both in the active
    language. `letters` names the elements of an order.
    """

    title: "StrPromise"
    description: "StrPromise"
    values: Mapping[OptionValue, ValueWords] = field(default_factory=dict)
    counted: Callable[[int], str] | None = None
    ordered: Callable[[str], str] | None = None
    letters: Mapping[str, "StrPromise"] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PresetWords:
    """A preset: its title, and one line of description."""

    title: "StrPromise"
    description: "StrPromise"


def option(
    title: "StrPromise",
    description: "StrPromise",
    values: Mapping[OptionValue, tuple["StrPromise", "StrPromise"]] | None = None,
    counted: Callable[[int], str] | None = None,
) -> OptionWords:
    """Return an option's words; each value is a pair of title and sentence."""
    listed = {value: ValueWords(*words) for value, words in (values or {}).items()}
    return OptionWords(title, description, listed, counted)


def order_option(
    title: "StrPromise",
    description: "StrPromise",
    letters: Mapping[str, "StrPromise"],
    inside: Mapping[str, "StrPromise"],
    ordered: Callable[[], str],
) -> OptionWords:
    """Return the words of an option that is an order.

    `letters` has the names of the elements, `inside` the forms of these names in the sentence
    that `ordered` returns, at its places `{first}`, `{second}`, `{third}` and `{last}`.
    """

    def sentence(order: str) -> str:
        names = [str(inside[letter]) for letter in order]
        return ordered().format(**dict(zip(ORDINALS, names, strict=True)))

    return OptionWords(title, description, letters=letters, ordered=sentence)
