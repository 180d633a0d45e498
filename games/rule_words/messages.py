"""A rule set as JSON: the options that differ from the default."""

from collections.abc import Iterable
from typing import Any

from pydantic import GetJsonSchemaHandler, RootModel
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from games.engine.options import Option, OptionValue, options_of
from games.engine.rules import RuleSet

JSON_TYPES: dict[type, str] = {str: "string", int: "integer"}


def _option_schema(option: Option) -> dict[str, Any]:
    if option.range is None:
        return {**_values_schema(option.choices()), "default": option.default}
    kinds = ["integer", "null"] if option.may_be_null else "integer"
    return {
        "type": kinds,
        "minimum": option.range.least,
        "maximum": option.range.most,
        "default": option.default,
    }


def _values_schema(values: Iterable[OptionValue]) -> dict[str, Any]:
    """Return the values by their types: client generators need named lists of one type each.

    Both booleans need no list.
    """
    by_type: dict[type, list[OptionValue]] = {}
    for value in values:
        by_type.setdefault(type(value), []).append(value)
    schemas = [
        {"type": "boolean"} if kind is bool else {"type": JSON_TYPES[kind], "enum": members}
        for kind, members in by_type.items()
    ]
    return schemas[0] if len(schemas) == 1 else {"anyOf": schemas}


class Rules(RootModel[dict[str, Any]]):
    """A rule set; an option left out has its default.

    It is read by the engine, which knows what goes together and says why not.
    """

    @classmethod
    def __get_pydantic_json_schema__(
        cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        """Return the options, read off the engine's rule set."""
        reference = handler(core_schema)
        schema = handler.resolve_ref_schema(reference)
        schema["properties"] = {name: _option_schema(o) for name, o in options_of(RuleSet).items()}
        schema["additionalProperties"] = False
        return reference
