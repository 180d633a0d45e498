"""The shape of a language's catalogue of words about the rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from games.engine.options import OptionValue


@dataclass(frozen=True, slots=True)
class ValueWords:
    """A value of an option: its name in a form, and its meaning as a whole sentence."""

    title: str
    sentence: str


@dataclass(frozen=True, slots=True)
class OptionWords:
    """An option: its name, what it is about, and its values.

    `values` has the values that are listed, and null; `counted` makes the sentence of a number,
    `ordered` that of an order, and `letters` are the names of what is put in order.
    """

    title: str
    description: str
    values: Mapping[OptionValue, ValueWords] = field(default_factory=dict)
    counted: Callable[[int], str] | None = None
    ordered: Callable[[str], str] | None = None
    letters: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PresetWords:
    """A preset: its name, and one line about it."""

    title: str
    description: str


@dataclass(frozen=True, slots=True)
class Words:
    """Everything a language says about the rules.

    `problems` are sentences by code. Facts are in braces; `{option}` is the option's name.
    """

    title: str
    description: str
    groups: Mapping[str, str]
    options: Mapping[str, OptionWords]
    presets: Mapping[str, PresetWords]
    problems: Mapping[str, str]


def option(
    title: str,
    description: str,
    values: Mapping[OptionValue, tuple[str, str]] | None = None,
    counted: Callable[[int], str] | None = None,
) -> OptionWords:
    """Return an option's words; each value is a pair of title and sentence."""
    spoken = {value: ValueWords(*words) for value, words in (values or {}).items()}
    return OptionWords(title, description, spoken, counted)


def order_option(
    title: str,
    description: str,
    letters: Mapping[str, str],
    ordered: Callable[[Sequence[str]], str],
) -> OptionWords:
    """Return the words of an option that is an order; `ordered` makes its sentence."""

    def sentence(order: str) -> str:
        return ordered([letters[letter] for letter in order])

    return OptionWords(title, description, letters=letters, ordered=sentence)
