"""The rule set as a JSON Schema (draft 2020-12): every option and value, named and explained.

It accepts exactly the objects whose options have possible values one by one; which of them make no
sense together only the engine knows. Four keywords are our own, so that a form and a rule card can
be made from nothing else: `x-groups` on top, at options that are numbers `x-none`, the name of
null, at options that are orders `x-order`, the names of the letters, and at both `x-sentences`,
what is played by value.
"""

import functools
from typing import Any

from games.engine.options import Option, Range
from games.engine.rules import OPTIONS
from games.rule_words import WORDS
from games.rule_words.catalogue import OptionWords, Words
from games.rule_words.groups import GROUPS
from web.languages import Language

DIALECT = "https://json-schema.org/draft/2020-12/schema"


@functools.cache
def rules_schema(language: Language) -> dict[str, Any]:
    """Return the schema in a language; every call gives one shared object, so don't change it."""
    words = WORDS[language]
    return {
        "$schema": DIALECT,
        "title": words.title,
        "description": words.description,
        "type": "object",
        "properties": {
            name: _option(option, words.options[name]) for name, option in OPTIONS.items()
        },
        "additionalProperties": False,
        "x-groups": _groups(words),
    }


def _groups(words: Words) -> list[dict[str, Any]]:
    return [
        {"name": name, "title": words.groups[name], "options": list(options)}
        for name, options in GROUPS.items()
    ]


def _option(option: Option, words: OptionWords) -> dict[str, Any]:
    texts = {"title": words.title, "description": words.description}
    if option.range is not None:
        return {**texts, **_numbers(option, option.range, words), "default": option.default}
    if option.order is not None:
        return {**texts, **_orders(option, words), "default": option.default}
    listed = [
        {
            "const": value,
            "title": words.values[value].title,
            "description": words.values[value].sentence,
        }
        for value in option.values
    ]
    return {**texts, "oneOf": listed, "default": option.default}


def _orders(option: Option, words: OptionWords) -> dict[str, Any]:
    assert words.ordered is not None, option.name  # noqa: S101 - a test holds every catalogue to be complete
    orders = [str(order) for order in option.choices()]
    return {
        "enum": orders,
        "x-order": dict(words.letters),
        "x-sentences": {order: words.ordered(order) for order in orders},
    }


def _numbers(option: Option, bounds: Range, words: OptionWords) -> dict[str, Any]:
    assert words.counted is not None, option.name  # noqa: S101 - a test holds every catalogue to be complete
    numbers = range(bounds.least, bounds.most + 1)
    sentences = {str(number): words.counted(number) for number in numbers}
    schema: dict[str, Any] = {
        "type": ["integer", "null"] if option.may_be_null else "integer",
        "minimum": bounds.least,
        "maximum": bounds.most,
    }
    if option.may_be_null:
        schema["x-none"] = words.values[None].title
        sentences["null"] = words.values[None].sentence
    return {**schema, "x-sentences": sentences}
