"""Values that the OpenAPI document allows, drawn by chance."""

import random
from collections.abc import Mapping
from typing import Any

from durak_site.document.openapi import document

DEEPEST = 5
Schema = Mapping[str, Any]


def value_of(schema: Schema, rng: random.Random, depth: int = 0) -> Any:
    """A value that the schema allows, as far as types, choices and limits of numbers say it."""
    schema = resolved(schema)
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return rng.choice(schema["enum"])
    for name in ("oneOf", "anyOf"):
        if schema.get(name):
            return value_of(rng.choice(schema[name]), rng, depth)
    kind = schema.get("type", "object" if "properties" in schema else "string")
    if isinstance(kind, list):
        kind = rng.choice(kind)
    match kind:
        case "object":
            return _object(schema, rng, depth)
        case "array":
            length = rng.choice((0, 1, 2)) if depth < DEEPEST else 0
            return [value_of(schema.get("items", {}), rng, depth + 1) for _ in range(length)]
        case "integer" | "number":
            least = int(schema.get("minimum", -5))
            return rng.randint(least, max(least, min(int(schema.get("maximum", 100)), least + 100)))
        case "boolean":
            return rng.random() < 0.5
        case "null":
            return None
        case _:
            return "".join(rng.choices("abßя1 ", k=rng.randint(schema.get("minLength", 0), 12)))


def resolved(schema: Schema) -> Schema:
    """The schema to which a reference leads."""
    while "$ref" in schema:
        schema = document()["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return schema


def _object(schema: Schema, rng: random.Random, depth: int) -> dict[str, Any]:
    required = schema.get("required", ())
    return {
        name: value_of(inner, rng, depth + 1)
        for name, inner in schema.get("properties", {}).items()
        if name in required or (depth < DEEPEST and rng.random() < 0.4)
    }
