"""The JSON Schema of a rule set (draft 2020-12): every option and value, named and explained.

The schema accepts exactly the objects whose options have possible values; only the engine knows
which values contradict each other. Four keywords are our own, so that a client can make a form and
a rule card from the schema alone: `x-groups` at the top, `x-none` (the title of null) at options
that are numbers, `x-order` (the names of the letters) at options that are orders, and
`x-sentences` (the rule that each value makes) at both.
"""

import functools
from typing import Any

from django.utils.translation import gettext, override

from games.engine.options import Option, Range
from games.engine.rules import OPTIONS
from games.rule_words.groups import GROUP_TITLES, GROUPS
from games.rule_words.options import OPTION_WORDS
from games.rule_words.wording import OptionWords
from web.http.languages import Language

DIALECT = "https://json-schema.org/draft/2020-12/schema"


@functools.cache
def rules_schema(language: Language) -> dict[str, Any]:
    """Return the schema in a language. Every call returns one shared object: don't change it."""
    with override(language):
        return {
            "$schema": DIALECT,
            "title": gettext("Rules of a table"),
            "description": gettext(
                "The options that differ from the base game; one left out has its default."
            ),
            "type": "object",
            "properties": {
                name: _option(option, OPTION_WORDS[name]) for name, option in OPTIONS.items()
            },
            "additionalProperties": False,
            "x-groups": _groups(),
        }


def _groups() -> list[dict[str, Any]]:
    return [
        {"name": name, "title": str(GROUP_TITLES[name]), "options": list(options)}
        for name, options in GROUPS.items()
    ]


def _option(option: Option, words: OptionWords) -> dict[str, Any]:
    texts = {"title": str(words.title), "description": str(words.description)}
    if option.range is not None:
        return {**texts, **_numbers(option, option.range, words), "default": option.default}
    if option.order is not None:
        return {**texts, **_orders(option, words), "default": option.default}
    listed = [
        {
            "const": value,
            "title": str(words.values[value].title),
            "description": str(words.values[value].sentence),
        }
        for value in option.values
    ]
    return {**texts, "oneOf": listed, "default": option.default}


def _orders(option: Option, words: OptionWords) -> dict[str, Any]:
    assert words.ordered is not None, option.name  # noqa: S101 - a test checks every option's words
    orders = [str(order) for order in option.choices()]
    return {
        "enum": orders,
        "x-order": {letter: str(name) for letter, name in words.letters.items()},
        "x-sentences": {order: words.ordered(order) for order in orders},
    }


def _numbers(option: Option, bounds: Range, words: OptionWords) -> dict[str, Any]:
    assert words.counted is not None, option.name  # noqa: S101 - a test checks every option's words
    sentences = {
        str(number): words.counted(number).format(count=number)
        for number in range(bounds.least, bounds.most + 1)
    }
    schema: dict[str, Any] = {
        "type": ["integer", "null"] if option.may_be_null else "integer",
        "minimum": bounds.least,
        "maximum": bounds.most,
    }
    if option.may_be_null:
        schema["x-none"] = str(words.values[None].title)
        sentences["null"] = str(words.values[None].sentence)
    return {**schema, "x-sentences": sentences}
