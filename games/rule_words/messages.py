"""A rule set as JSON: the options that differ from the default."""

from typing import Any

from pydantic import GetJsonSchemaHandler, RootModel
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from games.engine.options import Option, options_of
from games.engine.rules import RuleSet


def _option_schema(option: Option) -> dict[str, Any]:
    if option.range is None:
        return {"enum": list(option.choices()), "default": option.default}
    kinds = ["integer", "null"] if option.may_be_null else "integer"
    return {
        "type": kinds,
        "minimum": option.range.least,
        "maximum": option.range.most,
        "default": option.default,
    }


class Rules(RootModel[dict[str, Any]]):
    """A rule set; an option left out has its default.

    It is read by the engine, which knows what goes together and says why not.
    """

    @classmethod
    def __get_pydantic_json_schema__(
        cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        """The options, read off the engine's rule set."""
        reference = handler(core_schema)
        schema = handler.resolve_ref_schema(reference)
        schema["properties"] = {name: _option_schema(o) for name, o in options_of(RuleSet).items()}
        schema["additionalProperties"] = False
        return reference
