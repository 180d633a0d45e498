"""A rule set as JSON: the options that differ from the default."""

from typing import Annotated, Any

from pydantic import Field, WithJsonSchema

from games.engine.options import Option, options_of
from games.engine.rules import RuleSet


def _option_schema(option: Option) -> dict[str, Any]:
    if option.range is None:
        return {"enum": list(option.values), "default": option.default}
    kinds = ["integer", "null"] if option.may_be_null else "integer"
    return {
        "type": kinds,
        "minimum": option.range.least,
        "maximum": option.range.most,
        "default": option.default,
    }


RULES_SCHEMA: dict[str, Any] = {
    "type": "object",
    "title": "Rules",
    "description": "A rule set; an option left out has its default.",
    "additionalProperties": False,
    "properties": {name: _option_schema(o) for name, o in options_of(RuleSet).items()},
}

# The engine reads rule sets itself: it knows which options go together and says why not.
Rules = Annotated[dict[str, Any], WithJsonSchema({"$ref": "#/components/schemas/Rules"}), Field()]
