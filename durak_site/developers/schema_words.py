"""Schemas of the OpenAPI document in words, as HTML with links to named schemas."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from durak_site.developers.docs_pages import ROOT
from durak_site.developers.markdown import inline_html
from web.http.openapi_schemas import REF

Schema = Mapping[str, Any]
PREFIX = REF.format(model="")
LIMITS = {
    "minimum": "at least {}",
    "exclusiveMinimum": "more than {}",
    "maximum": "at most {}",
    "exclusiveMaximum": "less than {}",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "minItems": "at least {} items",
    "maxItems": "at most {} items",
    "pattern": "matches {}",
}
"""The limits of a value in words, by the keyword."""


class Member(NamedTuple):
    """A member of an object, or a parameter."""

    name: str
    type: SafeString
    is_required: bool
    says: SafeString
    limits: tuple[str, ...]
    default: str | None


def type_words(schema: Schema) -> SafeString:
    """Return the type in words, with links to named schemas."""
    if "$ref" in schema:
        return schema_link(name_of(schema))
    if "const" in schema:
        return _code(schema["const"])
    if "enum" in schema:
        return _alternatives(_code(value) for value in schema["enum"])
    for kind in ("anyOf", "oneOf"):
        if kind in schema:
            return _alternatives(type_words(one) for one in schema[kind])
    kinds = schema.get("type", "any value")
    if isinstance(kinds, list):
        return _alternatives(type_words({**schema, "type": kind}) for kind in kinds)
    return _simple(kinds, schema)


def _simple(kind: str, schema: Schema) -> SafeString:
    if kind == "array":
        parts = schema.get("prefixItems")
        if parts is not None:
            return format_html("list of {}", _joined(", ", map(type_words, parts)))
        return format_html("list of {}", type_words(schema.get("items", {})))
    values = schema.get("additionalProperties")
    if kind == "object" and isinstance(values, dict) and "properties" not in schema:
        return format_html("object with values: {}", type_words(values))
    form = schema.get("format")
    return format_html("{} ({})", kind, form) if form else format_html("{}", kind)


def schema_link(name: str) -> SafeString:
    """Return a link to the page of a schema."""
    return format_html('<a href="{}/reference/schemas/{}">{}</a>', ROOT, name, name)


def name_of(schema: Schema) -> str:
    """Return the name of the schema that is referred to."""
    return str(schema["$ref"]).removeprefix(PREFIX)


def members_of(schema: Schema) -> list[Member]:
    """Return the members of an object, those of its own objects too, by dotted names."""
    return list(_members(schema, ""))


def _members(schema: Schema, prefix: str) -> Iterator[Member]:
    required = schema.get("required", ())
    for name, kind in schema.get("properties", {}).items():
        yield member(prefix + name, kind, kind.get("description", ""), is_required=name in required)
        yield from _members(kind, f"{prefix}{name}.")


def member(name: str, schema: Schema, says: str, *, is_required: bool) -> Member:
    """Return the description of a member or parameter."""
    default = schema.get("default")
    return Member(
        name,
        type_words(schema),
        is_required,
        inline_html(says.replace("\n", " ")),
        tuple(_limits(schema)),
        None if default is None else json.dumps(default, ensure_ascii=False),
    )


def _limits(schema: Schema) -> Iterator[str]:
    """Yield the limits of the value, or of its kind that isn't null."""
    for one in (schema, *schema.get("anyOf", ())):
        for keyword, words in LIMITS.items():
            if keyword in one:
                yield words.format(one[keyword])


def _code(value: object) -> SafeString:
    return format_html("<code>{}</code>", json.dumps(value, ensure_ascii=False))


def _alternatives(parts: Iterable[SafeString]) -> SafeString:
    return _joined(" or ", parts)


def _joined(between: str, parts: Iterable[SafeString]) -> SafeString:
    return format_html_join(between, "{}", ((part,) for part in parts))
